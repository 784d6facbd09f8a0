import { expect, test } from 'vitest'
import { COUNTDOWN_MS, clock, freshCountdown, leftAt, phaseAt, pressed } from './countdown.ts'

test('Start, then Pause, then on; at 0 Restart, which resets', () => {
  const running = pressed(freshCountdown(), 0)
  expect(phaseAt(running, 10_000)).toBe('running')
  const paused = pressed(running, 10_000)
  expect(phaseAt(paused, 99_000)).toBe('paused')
  expect(leftAt(paused, 99_000)).toBe(COUNTDOWN_MS - 10_000)
  const again = pressed(paused, 100_000)
  expect(phaseAt(again, 100_000 + COUNTDOWN_MS - 10_000)).toBe('over')
  expect(pressed(again, 9_999_999)).toEqual(freshCountdown())
})

test('it counts on the wall clock: a tab that slept for an hour is at 0', () => {
  expect(leftAt(pressed(freshCountdown(), 0), 3_600_000)).toBe(0)
})

test.each([
  [COUNTDOWN_MS, '25 : 00'],
  [COUNTDOWN_MS - 1, '25 : 00'],
  [COUNTDOWN_MS - 1000, '24 : 59'],
  [1, '00 : 01'],
  [0, '00 : 00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clock(ms)).toBe(text)
})
