import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function JoinDiscord() {
  return (
    <PageFrame
      title="Deviens Ambassadeur"
      actions={<ButtonLink to={paths.ambassadorProgram}>Voir le programme</ButtonLink>}
    >
      {fr(
        'Parle de Cadence à celles et ceux qui travaillent à côté de toi. Le programme compte quatre niveaux, de Novice à VIP, des récompenses à chaque étape et une communauté de 500+ ambassadeurs actifs.',
      )}
    </PageFrame>
  )
}
