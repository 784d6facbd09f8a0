import type { ShieldWatch } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { freshCountdown, pressed } from '../countdown/countdown.ts'
import { returned, tabLeft, watchOver, withAway } from './away-count.ts'

const running = pressed(freshCountdown, 0)
const watch = watchOver(running) as ShieldWatch

test('only a running countdown is watched', () => {
  expect(watchOver(freshCountdown)).toBeNull()
  expect(watchOver(pressed(running, 1000))).toBeNull()
})

test('leaving the tab twice without a return counts once, from the first time on', () => {
  expect(returned(tabLeft(tabLeft(watch, 1000), 5000), 9000)).toMatchObject({
    since: null,
    count: 1,
    ms: 8000,
  })
})

test('an absence under a second does not count, nor does the time after the end', () => {
  expect(returned(tabLeft(watch, 1000), 1999)).toMatchObject({ since: null, count: 0, ms: 0 })
  expect(returned(tabLeft(watch, 1_440_000), 9_000_000)).toMatchObject({ count: 1, ms: 60_000 })
  expect(returned(tabLeft(watch, 2_000_000), 9_000_000)).toMatchObject({ count: 0, ms: 0 })
})

test('setting the system clock back subtracts nothing', () => {
  expect(returned(tabLeft(watch, 60_000), 10_000)).toMatchObject({ count: 0, ms: 0 })
})

test('the counts are added to their own session only', () => {
  const seen = returned(tabLeft(watch, 1000), 4000)
  expect(withAway(running, seen)).toMatchObject({ awayCount: 1, awayMs: 3000 })
  expect(withAway({ ...running, awayCount: 2, awayMs: 10 }, seen)).toMatchObject({
    awayCount: 3,
    awayMs: 3010,
  })
  expect(withAway(freshCountdown, seen)).toBe(freshCountdown)
})
