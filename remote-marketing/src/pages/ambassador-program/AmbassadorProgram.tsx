import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function AmbassadorProgram() {
  return (
    <PageFrame
      title="Programme ambassadeur"
      actions={
        <ButtonLink to={paths.joinDiscord} variant="primary">
          Rejoindre le Discord
        </ButtonLink>
      }
    >
      {fr(
        "Faire connaître Cadence autour de soi, et y gagner quelque chose : c'est tout le programme. Le premier niveau s'ouvre à 3 filleuls ; à partir du niveau Campus, chaque dizaine de filleuls vaut un mois offert.",
      )}
    </PageFrame>
  )
}
