import { useTexts } from '@cadence/shared/i18n'
import { helpCenterTexts } from '../../../texts/help-center.ts'
import { Section } from '../Section.tsx'

/** Where help is, and the legal texts (specification, section 2, Settings). */
export function HelpCenter() {
  const t = useTexts(helpCenterTexts)
  return <Section title={t.title}>{null}</Section>
}
