import { useTexts } from '@cadence/shared/i18n'
import { personalTexts } from '../../../texts/personal.ts'
import { Section } from '../Section.tsx'

/** Name, e-mail and photo (specification, section 2, Settings). */
export function Personal() {
  const t = useTexts(personalTexts)
  return <Section title={t.title}>{null}</Section>
}
