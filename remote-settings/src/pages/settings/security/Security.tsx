import { useTexts } from '@cadence/shared/i18n'
import { securityTexts } from '../../../texts/security.ts'
import { Section } from '../Section.tsx'

/** Password, two-factor, download and deletion of the account (specification, section 2, Settings). */
export function Security() {
  const t = useTexts(securityTexts)
  return <Section title={t.title}>{null}</Section>
}
