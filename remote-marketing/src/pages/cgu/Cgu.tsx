import { LegalPage } from '../../parts/legal/LegalPage.tsx'
import { sections } from './cgu-sections.tsx'

export default function Cgu() {
  return (
    <LegalPage
      title="Conditions générales d'utilisation"
      about="Ce à quoi vous pouvez vous attendre de Cadence, et ce que nous attendons de vous. En mots simples, parce que ces règles vous engagent."
      sections={sections}
    />
  )
}
