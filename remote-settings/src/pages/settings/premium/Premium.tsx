import { useTexts } from '@cadence/shared/i18n'
import { premiumTexts } from '../../../texts/premium.ts'
import { Section } from '../Section.tsx'

/** The Premium promotion (specification, section 2, Settings). */
export function Premium() {
  const t = useTexts(premiumTexts)
  return <Section title={t.title}>{null}</Section>
}
