import type { Notice } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { noticesTexts } from '../../../texts/texts.ts'
import { unreadOf, worded } from './wording.ts'

const notice = (id: string, kind: string, readAt: string | null = null): Notice => ({
  id,
  kind,
  data: {},
  createdAt: '2026-11-21T12:00:00.000Z',
  readAt,
})
const t = noticesTexts.get()

test('the welcome leads to the tools', () => {
  expect(worded([notice('a', 'welcome')], t)).toMatchObject([
    { id: 'a', title: 'Bienvenue dans Cadence\u202f!', to: '/tasks' },
  ])
})

test.each(['of-a-newer-api', '', 'constructor', '__proto__'])(
  'a notice of the unknown kind %j is left out, and the others stay',
  (kind) => {
    const list = [notice('a', 'welcome'), notice('b', kind), notice('c', 'welcome')]
    expect(worded(list, t).map(({ id }) => id)).toEqual(['a', 'c'])
  },
)

test('what is left out does not count as unread; what lies beyond the list does', () => {
  const notices = [
    notice('a', 'welcome'),
    notice('b', 'unknown'),
    notice('c', 'unknown', '2026-11-21T12:00:00Z'),
  ]
  expect(unreadOf({ notices, unread: 2 })).toBe(1)
  expect(unreadOf({ notices, unread: 12 })).toBe(11)
})
