import { useTexts } from '@cadence/shared/i18n'
import { notificationsTexts } from '../../../texts/notifications.ts'
import { Section } from '../Section.tsx'

/** The four notification switches (specification, section 2, Settings). */
export function Notifications() {
  const t = useTexts(notificationsTexts)
  return <Section title={t.title}>{null}</Section>
}
