import { expect, test } from 'vitest'
import { phaseOf } from './event-phase.ts'

const start = new Date('2026-01-08T17:00:00Z')

test.each([
  ['2026-01-08T16:59:59Z', 'coming'],
  ['2026-01-08T17:00:00Z', 'now'],
  ['2026-01-08T17:59:59Z', 'now'],
  ['2026-01-08T18:00:00Z', 'past'],
  ['2027-01-08T17:30:00Z', 'past'],
])('at %s an event of one hour is %s', (now, phase) => {
  expect(phaseOf(start, new Date(now))).toBe(phase)
})
