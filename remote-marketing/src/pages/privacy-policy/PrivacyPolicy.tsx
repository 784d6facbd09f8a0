import { PageFrame } from '../../parts/PageFrame.tsx'
import { fr } from '../../parts/typography.ts'

export default function PrivacyPolicy() {
  return (
    <PageFrame title="Politique de confidentialité">
      {fr(
        "Les données confiées à Cadence servent à faire fonctionner le service et à l'améliorer ; elles ne sont jamais revendues. Les cookies sont essentiels ou réservés à notre propre mesure d'audience, sans aucune publicité.",
      )}
    </PageFrame>
  )
}
