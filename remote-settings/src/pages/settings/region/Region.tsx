import { useTexts } from '@cadence/shared/i18n'
import { regionTexts } from '../../../texts/region.ts'
import { Section } from '../Section.tsx'

/** Language and time zone (specification, section 2, Settings). */
export function Region() {
  const t = useTexts(regionTexts)
  return <Section title={t.title}>{null}</Section>
}
