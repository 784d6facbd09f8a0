import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function Discover() {
  return (
    <PageFrame
      title="Découvrir Cadence"
      actions={
        <ButtonLink to={paths.register} variant="primary">
          Essayer gratuitement
        </ButtonLink>
      }
    >
      {fr(
        "Cadence rassemble ce qu'il faut pour bien travailler sans s'épuiser : un minuteur, un planning, des tâches, des notes et un suivi d'humeur. Chacun dispose ces outils à sa façon, sur un tableau de bord qui lui ressemble.",
      )}
    </PageFrame>
  )
}
