import type { ShieldWatch } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { freshCountdown, pressed } from '../countdown/countdown.ts'
import { left, returned, watchOver, withAway } from './away-count.ts'

const running = pressed(freshCountdown, 0)
const watch = watchOver(running) as ShieldWatch

test('only a countdown that runs is watched', () => {
  expect(watchOver(freshCountdown)).toBeNull()
  expect(watchOver(pressed(running, 1000))).toBeNull()
})

test('leaving twice without a return is leaving once, since the first time', () => {
  expect(returned(left(left(watch, 1000), 5000), 9000)).toMatchObject({ since: null, count: 1, ms: 8000 })
})

test('an instant is not leaving, nor is what comes after the end', () => {
  expect(returned(left(watch, 1000), 1999)).toMatchObject({ since: null, count: 0, ms: 0 })
  expect(returned(left(watch, 1_440_000), 9_000_000)).toMatchObject({ count: 1, ms: 60_000 })
  expect(returned(left(watch, 2_000_000), 9_000_000)).toMatchObject({ count: 0, ms: 0 })
})

test('a clock that was set back takes nothing away', () => {
  expect(returned(left(watch, 60_000), 10_000)).toMatchObject({ count: 0, ms: 0 })
})

test('what was counted belongs to its own session', () => {
  const seen = returned(left(watch, 1000), 4000)
  expect(withAway(running, seen)).toMatchObject({ awayCount: 1, awayMs: 3000 })
  expect(withAway({ ...running, awayCount: 2, awayMs: 10 }, seen)).toMatchObject({
    awayCount: 3,
    awayMs: 3010,
  })
  expect(withAway(freshCountdown, seen)).toBe(freshCountdown)
})
