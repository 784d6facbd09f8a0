import { expect, test, vi } from 'vitest'
import { relativeTime } from './relative-time.ts'

const zone = vi.hoisted(() => ({ name: 'Europe/Paris' }))
vi.mock('./member-time-zone.ts', () => ({ memberTimeZone: () => zone.name }))

const now = Date.UTC(2026, 10, 21, 12)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  ['fr', 0, 'à l’instant'],
  ['fr', 59 * SECOND, 'à l’instant'],
  ['fr', -3 * HOUR, 'à l’instant'],
  ['fr', MINUTE, 'il y a 1 minute'],
  ['fr', 59 * MINUTE, 'il y a 59 minutes'],
  ['fr', HOUR, 'il y a 1 heure'],
  ['fr', 23 * HOUR, 'il y a 23 heures'],
  ['fr', DAY, 'il y a 1 jour'],
  ['fr', 46 * HOUR, 'il y a 1 jour'],
  ['fr', 6 * DAY, 'il y a 6 jours'],
  ['fr', 7 * DAY, '14 novembre 2026'],
  ['en', 2 * DAY, '2 days ago'],
  ['es', HOUR, 'hace 1 hora'],
])('in %s, %i ms ago is %s', (tag, passed, text) => {
  expect(relativeTime(now - passed, now, tag, 'à l’instant')).toBe(text)
})

test('the date is the one in the member’s time zone', () => {
  zone.name = 'Pacific/Kiritimati'
  expect(relativeTime(now - 7 * DAY, now, 'fr', 'à l’instant')).toBe('15 novembre 2026')
})
