import { serverClock } from '@cadence/shared/api'
import { afterEach, expect, test } from 'vitest'
import { compareTimes, isOfFuture, timeAfter, timeOfApi } from './edit-times.ts'

afterEach(() => {
  serverClock.aheadMinutes = 0
})

test('a whole second is before the same second and a half, and equal to itself with milliseconds', () => {
  expect(compareTimes('2026-11-20T10:00:00Z', '2026-11-20T10:00:00.500Z')).toBeLessThan(0)
  expect(compareTimes('2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z')).toBe(0)
})

test('an edit is never earlier than the one before it', () => {
  const ahead = new Date(Date.now() + 60_000).toISOString()
  expect(compareTimes(timeAfter(ahead), ahead)).toBe(1)
  expect(compareTimes(timeAfter('2020-01-01T00:00:00Z'), ahead)).toBeLessThan(0)
})

test('an edit is of the future when it is more than a day ahead of the API’s clock', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  expect([isOfFuture(inHours(23.9)), isOfFuture(inHours(24.1))]).toEqual([false, true])
  serverClock.aheadMinutes = 48 * 60
  expect([isOfFuture(inHours(-24.1)), isOfFuture(inHours(0))]).toEqual([false, true])
})

test('times by the API’s clock follow each other, also when more is known of it', () => {
  serverClock.aheadMinutes = 48 * 60
  const first = timeOfApi()
  serverClock.aheadMinutes += 1
  expect(compareTimes(timeOfApi(), first)).toBe(1)
  expect(Math.abs(Date.parse(first) - (Date.now() - 48 * 3_600_000))).toBeLessThan(1000)
})
