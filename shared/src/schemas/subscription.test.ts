import { expect, test } from 'vitest'
import { calendarAddressSchema, subscriptionPreviewSchema } from './subscription.ts'

test.each([
  [' https://ade.example.org/x.ics ', 'https://ade.example.org/x.ics'],
  ['webcal://calendar.example.org/a?b=c', 'webcal://calendar.example.org/a?b=c'],
  ['WEBCALS://calendar.example.org/a', 'WEBCALS://calendar.example.org/a'],
  ['ade.example.org/jsp/custom?projectId=1', 'https://ade.example.org/jsp/custom?projectId=1'],
  ['ade.example.org:8443/a', 'https://ade.example.org:8443/a'],
])('%j is an address of a calendar', (pasted, address) => {
  expect(calendarAddressSchema.parse(pasted)).toBe(address)
})

test.each([
  '',
  ' ',
  'ftp://example.org/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  'https:///a',
  'https://exa mple.org',
  'webcal://',
  'mon emploi du temps',
  `https://example.org/${'x'.repeat(2000)}`,
])('%j is not an address of a calendar', (pasted) => {
  expect(calendarAddressSchema.safeParse(pasted).success).toBe(false)
})

test('a reason that only a newer API knows is read as a calendar that cannot be reached', () => {
  const answer = { address: 'https://example.org/', calendar: null, failure: 'on-strike' }
  expect(subscriptionPreviewSchema.parse(answer).failure).toBe('unreachable')
})
