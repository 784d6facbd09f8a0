import { LegalPage } from '../../parts/legal/LegalPage.tsx'
import { sections } from './legal-notice-sections.tsx'

export default function LegalNotice() {
  return (
    <LegalPage
      title="Mentions légales"
      about="Qui édite Cadence, qui l'héberge, à qui appartient ce que vous y voyez, et à qui écrire."
      sections={sections}
    />
  )
}
