import type { FocusSession } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completedOn, focusTimeOf, pauseAfter, roundOf } from './focus-sessions.ts'

const MINUTE = 60_000
/** A session from a minute to a minute after midnight, in UTC. */
const session = (from: number, to: number, { focus = to - from, completed = true } = {}): FocusSession => ({
  kind: 'timer',
  startedAt: new Date(from * MINUTE).toISOString(),
  endedAt: new Date(to * MINUTE).toISOString(),
  focusMs: focus * MINUTE,
  awayCount: 0,
  awayMs: 0,
  completed,
})

/** Sessions of 25 minutes, each followed by a pause of five. */
const series = (count: number) => Array.from({ length: count }, (_, at) => session(at * 30, at * 30 + 25))
/** The place of a session that starts at a minute of 1 January 1970, or of the next one. */
const roundAt = (sessions: readonly FocusSession[], minute?: number) => {
  const startedAt = minute === undefined ? null : new Date(minute * MINUTE).toISOString()
  return roundOf(sessions, { startedAt }, '1970-01-01', 'UTC')
}

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 1],
  [5, 2],
])('after %i sessions of today the next one is number %i of 4', (count, round) => {
  expect(roundAt(series(count))).toBe(round)
})

test('a session keeps its number while it runs and at its end', () => {
  expect(roundAt(series(2), 30)).toBe(2)
})

test('the number follows the sessions of today, however long ago they were; a reset session does not count', () => {
  expect(roundAt(series(2), 600)).toBe(3)
  expect(roundAt([session(0, 10, { completed: false })])).toBe(1)
  const yesterday = session(-60, -35)
  expect(roundAt([yesterday, ...series(1)])).toBe(2)
})

test('the pause after a session is 5 minutes, and 15 after the fourth', () => {
  expect([1, 2, 3, 4].map((round) => pauseAfter(round) / MINUTE)).toEqual([5, 5, 5, 15])
})

test('the sessions of a day are those that were completed on it in the member’s time zone', () => {
  const sessions = [session(0, 25), session(23 * 60 - 25, 23 * 60), session(30, 40, { completed: false })]
  expect(completedOn(sessions, '1970-01-01', 'UTC')).toBe(2)
  expect(completedOn(sessions, '1970-01-02', 'Europe/Paris')).toBe(1)
})

test('two sessions at the same time count once', () => {
  expect(focusTimeOf([session(0, 25), session(0, 25)])).toBe(25 * MINUTE)
  expect(focusTimeOf([session(0, 25), session(10, 35)])).toBe(35 * MINUTE)
})

test('a session that waited while another one ran counts whole', () => {
  expect(focusTimeOf([session(0, 50, { focus: 25 }), session(10, 35)])).toBe(50 * MINUTE)
})

const sessions = fc.array(
  fc
    .record({
      from: fc.integer({ min: 0, max: 1000 }),
      focus: fc.integer({ min: 1, max: 60 }),
      waited: fc.integer({ min: 0, max: 30 }),
      completed: fc.boolean(),
    })
    .map(({ from, focus, waited, completed }) => session(from, from + focus + waited, { focus, completed })),
  { maxLength: 12 },
)

test('the number is always from 1 to 4, and the order of the records does not change it', () => {
  fc.assert(
    fc.property(sessions, fc.integer({ min: 0, max: 1200 }), (all, minute) => {
      const round = roundAt(all, minute)
      expect([1, 2, 3, 4]).toContain(round)
      expect(roundAt(all.toReversed(), minute)).toBe(round)
    }),
  )
})

test('focus time is never more than the sum of the sessions or the time that went by, and never less than the longest', () => {
  fc.assert(
    fc.property(sessions, (all) => {
      const total = focusTimeOf(all)
      const times = all.map(({ focusMs }) => focusMs)
      const starts = all.map(({ startedAt }) => Date.parse(startedAt))
      const ends = all.map(({ endedAt }) => Date.parse(endedAt))
      expect(total).toBeLessThanOrEqual(times.reduce((sum, ms) => sum + ms, 0))
      expect(total).toBeGreaterThanOrEqual(Math.max(0, ...times))
      if (all.length > 0) expect(total).toBeLessThanOrEqual(Math.max(...ends) - Math.min(...starts))
    }),
  )
})
