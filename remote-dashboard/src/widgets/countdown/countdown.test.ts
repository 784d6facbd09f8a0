import { expect, test } from 'vitest'
import { COUNTDOWN_MS, clock, freshCountdown, leftAt, phaseAt, pressed, secondsLeft } from './countdown.ts'

test('Start, then Pause, then on; at 0 Restart, which resets', () => {
  expect(phaseAt(freshCountdown, 0)).toBe('ready')
  const running = pressed(freshCountdown, 0)
  expect(phaseAt(running, 10_000)).toBe('running')
  const paused = pressed(running, 10_000)
  expect(phaseAt(paused, 99_000)).toBe('paused')
  expect(leftAt(paused, 99_000)).toBe(COUNTDOWN_MS - 10_000)
  const again = pressed(paused, 100_000)
  expect(phaseAt(again, 100_000 + COUNTDOWN_MS - 10_001)).toBe('running')
  expect(phaseAt(again, 100_000 + COUNTDOWN_MS - 10_000)).toBe('over')
  expect(pressed(again, 9_999_999)).toEqual(freshCountdown)
})

test('a session keeps its start through pauses, also one within the first instant', () => {
  const paused = pressed(pressed(freshCountdown, 5000), 5000)
  expect(phaseAt(paused, 5000)).toBe('paused')
  expect(pressed(paused, 60_000).startedAt).toBe(new Date(5000).toISOString())
})

test('it counts on the wall clock: a tab that slept for an hour is at 0', () => {
  expect(leftAt(pressed(freshCountdown, 0), 3_600_000)).toBe(0)
})

test('a clock that is set back adds nothing', () => {
  const resumed = pressed(pressed(pressed(freshCountdown, 10_000_000), 10_600_000), 11_000_000)
  expect(leftAt(resumed, 1_000_000)).toBe(COUNTDOWN_MS - 600_000)
})

test.each([
  [COUNTDOWN_MS, '25 : 00'],
  [COUNTDOWN_MS - 1, '25 : 00'],
  [COUNTDOWN_MS - 1000, '24 : 59'],
  [1, '00 : 01'],
  [0, '00 : 00'],
])('%i ms are shown as %s', (leftMs, text) => {
  expect(clock(secondsLeft({ ...freshCountdown, leftMs }, 0))).toBe(text)
})
