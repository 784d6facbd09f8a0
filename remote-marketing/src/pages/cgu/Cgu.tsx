import { LegalPage } from '../../parts/legal/LegalPage.tsx'
import type { LegalPoint } from '../../parts/legal/LegalSummary.tsx'
import { sections } from './cgu-sections.tsx'

const points: readonly LegalPoint[] = [
  {
    text: "L'accès et le compte sont gratuits. Rien ne vous est facturé sans votre accord, après que vous avez vu le prix.",
    section: 'gratuite',
  },
  {
    text: 'Ce que vous écrivez reste à vous. Nous le gardons pour vous le rendre, et rien de plus.',
    section: 'propriete-intellectuelle',
  },
  {
    text: "Un compte par personne, du respect pour les autres, et pas d'abus du service.",
    section: 'bon-usage',
  },
  {
    text: 'Cadence aide à trouver son rythme, mais ne remplace pas un soignant. Si vous allez mal, le 3114 répond jour et nuit.',
    section: 'responsabilite',
  },
  {
    text: 'Une règle qui compte pour vous change ? Vous le savez au moins 30 jours avant.',
    section: 'modifications',
  },
]

export default function Cgu() {
  return (
    <LegalPage
      title="Conditions générales d'utilisation"
      about="Ce à quoi vous pouvez vous attendre de Cadence, et ce que nous attendons de vous. En mots simples, parce que ces règles vous engagent."
      points={points}
      sections={sections}
    />
  )
}
