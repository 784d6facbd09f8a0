import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function HelpCenter() {
  return (
    <PageFrame
      title={fr("Centre d'aide")}
      actions={<ButtonLink to={paths.home}>Lire les questions fréquentes</ButtonLink>}
    >
      {fr(
        "Prendre Cadence en main, comprendre une fonctionnalité, régler un souci technique : c'est ici que l'on cherche une réponse. Les huit questions qui reviennent le plus souvent se lisent sur la page d'accueil.",
      )}
    </PageFrame>
  )
}
