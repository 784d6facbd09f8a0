import { expect, test } from 'vitest'
import { compareTimes, timeAfter } from './edit-times.ts'

test('a whole second is before the same second and a half, and equal to itself with milliseconds', () => {
  expect(compareTimes('2026-11-20T10:00:00Z', '2026-11-20T10:00:00.500Z')).toBeLessThan(0)
  expect(compareTimes('2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z')).toBe(0)
})

test('an edit is never earlier than the one before it', () => {
  const ahead = new Date(Date.now() + 60_000).toISOString()
  expect(compareTimes(timeAfter(ahead), ahead)).toBe(1)
  expect(compareTimes(timeAfter('2020-01-01T00:00:00Z'), ahead)).toBeLessThan(0)
})
