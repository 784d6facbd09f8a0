import type { AmbassadorApplication, DemoRequest } from '@cadence/shared/schemas'
import type { ThreadDetail } from '@cadence/shared/schemas/inbox'
import type { SentForm } from '../inbox/receive-form.ts'

/** An ambassador application as the inbox stores it. */
export function applicationForm({
  phone,
  name,
  profileLinks,
  motivation,
  ...person
}: AmbassadorApplication): SentForm {
  const links = profileLinks.map((link) => ({ name: 'profileLink', value: link }))
  const details = [...detailsOf({ phone, name }), ...links]
  return { kind: 'application', ...person, subject: null, message: motivation, details }
}

/** A demo request as the inbox stores it. */
export function demoForm({ school, role, students, message = '', ...person }: DemoRequest): SentForm {
  const details = detailsOf({ school, role, students })
  return { kind: 'demo', ...person, subject: null, message, details }
}

/** The fields that were filled in. */
export const detailsOf = (fields: Readonly<Record<string, string | undefined>>): ThreadDetail[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
