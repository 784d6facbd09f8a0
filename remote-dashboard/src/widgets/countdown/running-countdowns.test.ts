import type { Countdown } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshCountdown, leftAt, phaseAt, started, stopped } from './countdown.ts'
import {
  type CountdownEdits,
  type CountdownId,
  type Countdowns,
  countdownIds,
  PAUSE,
  startAlone,
  stopOverlaps,
} from './running-countdowns.ts'

const MINUTE = 60_000
const of = (countdowns: Partial<Record<CountdownId, Countdown>>): Countdowns =>
  new Map(countdownIds.flatMap((id) => (countdowns[id] ? [[id, countdowns[id]] as const] : [])))
const applied = (countdowns: Countdowns, edits: CountdownEdits): Countdowns => {
  const after = new Map(countdowns)
  for (const [id, countdown] of edits) countdown ? after.set(id, countdown) : after.delete(id)
  return after
}
const runningAt = (countdowns: Countdowns, now: number) =>
  [...countdowns].filter(([, countdown]) => phaseAt(countdown, now) === 'running').map(([id]) => id)

test('starting Timer pauses Focus Shield with the rest of its time, and ends the pause', () => {
  const shield = started(freshCountdown, 0)
  const pause = started({ ...freshCountdown, lengthMs: 5 * MINUTE, leftMs: 5 * MINUTE }, 0)
  const edits = startAlone(of({ shield, pause }), 'timer', freshCountdown, 10 * MINUTE)
  expect(edits.get('shield')).toEqual(stopped(shield, 10 * MINUTE))
  expect(edits.get(PAUSE)).toBeNull()
  expect(edits.get('timer')).toEqual(started(freshCountdown, 10 * MINUTE))
})

test('a countdown that is over stays over when another one starts: its session is still to be logged', () => {
  const shield = started(freshCountdown, 0)
  expect([...startAlone(of({ shield }), 'timer', freshCountdown, 25 * MINUTE).keys()]).toEqual(['timer'])
})

test('of two countdowns that two devices started, the later one goes on, and the earlier one stops at that moment', () => {
  const timer = started(freshCountdown, 0)
  const shield = started(freshCountdown, 4 * MINUTE)
  expect(stopOverlaps(of({ timer, shield }))).toEqual(new Map([['timer', stopped(timer, 4 * MINUTE)]]))
  expect(stopOverlaps(of({ timer, shield: started(freshCountdown, 25 * MINUTE) })).size).toBe(0)
})

const running = (id: CountdownId) =>
  fc
    .record({
      start: fc.integer({ min: 0, max: 100 }),
      length: fc.integer({ min: 1, max: 60 }),
      state: fc.constantFrom('ready', 'running', 'paused'),
    })
    .map(({ start, length, state }) => {
      const lengthMs = length * MINUTE
      const fresh = { ...freshCountdown, lengthMs, leftMs: lengthMs }
      const run = started(fresh, start * MINUTE)
      return [
        id,
        state === 'ready' ? fresh : state === 'running' ? run : stopped(run, start * MINUTE),
      ] as const
    })
const some = fc
  .tuple(running('pause'), running('timer'), running('shield'))
  .chain((all) => fc.subarray(all))
  .map((entries): Countdowns => new Map<CountdownId, Countdown>(entries))

test('after the overlaps are settled no two countdowns run at once, and settling again changes nothing', () => {
  fc.assert(
    // From the last possible start on.
    fc.property(some, fc.integer({ min: 100, max: 200 }), (countdowns, minute) => {
      const after = applied(countdowns, stopOverlaps(countdowns))
      expect(runningAt(after, minute * MINUTE).length).toBeLessThanOrEqual(1)
      expect(stopOverlaps(after).size).toBe(0)
    }),
  )
})

test('settling never adds time, and two devices that settle in different orders end with the same records', () => {
  fc.assert(
    fc.property(some, (countdowns) => {
      const edits = stopOverlaps(countdowns)
      for (const [id, edit] of edits) {
        const before = countdowns.get(id)
        if (before && edit) expect(leftAt(edit, 0)).toBeLessThanOrEqual(before.leftMs)
      }
      const reversed = new Map([...countdowns].reverse())
      expect(applied(reversed, stopOverlaps(reversed))).toEqual(applied(countdowns, edits))
    }),
  )
})

test('a started countdown is the only one that runs, whatever ran before and whatever the clocks say', () => {
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 200 }), (countdowns, minute) => {
      const now = minute * MINUTE
      const after = applied(countdowns, startAlone(countdowns, 'timer', freshCountdown, now))
      expect(runningAt(after, now)).toEqual(['timer'])
    }),
  )
})
