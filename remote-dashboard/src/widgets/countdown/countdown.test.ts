import { COUNTDOWN_MS } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import {
  formatSeconds,
  freshCountdown,
  leftAt,
  phaseAt,
  pressed,
  secondsLeft,
  sessionOf,
} from './countdown.ts'

test('the button starts, pauses and resumes, and at 0 it resets', () => {
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

test('a session keeps its start through pauses, even after a pause in the first instant', () => {
  const paused = pressed(pressed(freshCountdown, 5000), 5000)
  expect(phaseAt(paused, 5000)).toBe('paused')
  expect(pressed(paused, 60_000).startedAt).toBe(new Date(5000).toISOString())
})

test('a countdown follows the wall clock: in a tab that slept for an hour it is at 0', () => {
  expect(leftAt(pressed(freshCountdown, 0), 3_600_000)).toBe(0)
})

test('setting the system clock back adds no time', () => {
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
  expect(formatSeconds(secondsLeft({ ...freshCountdown, leftMs }, 0))).toBe(text)
})

const start = Date.parse('2026-11-22T20:00:00.000Z')
const running = pressed(freshCountdown, start)

test('a countdown that has not ended gives no session', () => {
  expect(sessionOf('timer', freshCountdown, start)).toBeNull()
  expect(sessionOf('timer', running, start + COUNTDOWN_MS - 1)).toBeNull()
  expect(sessionOf('timer', pressed(running, start + 1000), start + 9 * COUNTDOWN_MS)).toBeNull()
})

test('the session is the same whenever a tab notices the end, and its end is the planned one', () => {
  const seen = sessionOf('shield', { ...running, awayCount: 2, awayMs: 90_000 }, start + COUNTDOWN_MS)
  expect(seen).toEqual({
    id: `shield-${start}`,
    data: {
      kind: 'shield',
      startedAt: '2026-11-22T20:00:00.000Z',
      endedAt: '2026-11-22T20:25:00.000Z',
      focusMs: COUNTDOWN_MS,
      awayCount: 2,
      awayMs: 90_000,
      completed: true,
    },
  })
  const late = sessionOf('shield', { ...running, awayCount: 2, awayMs: 90_000 }, start + 20 * COUNTDOWN_MS)
  expect(late).toEqual(seen)
})

test('pauses delay the end of a session and do not change its length', () => {
  const resumed = pressed(pressed(running, start + 60_000), start + 360_000)
  const session = sessionOf('timer', resumed, start + 2 * COUNTDOWN_MS)
  expect(session?.data).toMatchObject({ endedAt: '2026-11-22T20:30:00.000Z', focusMs: COUNTDOWN_MS })
})
