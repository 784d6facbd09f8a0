import type { Countdown } from '@cadence/shared/schemas'
import { type CountdownKind, leftAt, started, stopped } from './countdown.ts'

/** Id of the record of the pause between two sessions. It exists only while a pause runs or has just ended. */
export const PAUSE = 'pause'

/** Ids of the records of all countdowns. Of two that start in the same instant, the later one of this list goes on. */
export const countdownIds = [PAUSE, 'timer', 'shield'] as const
export type CountdownId = CountdownKind | typeof PAUSE

/** The member's countdowns by id. A pause that does not exist is absent. */
export type Countdowns = ReadonlyMap<CountdownId, Countdown>

/** Countdowns to write; null deletes one. */
export type CountdownEdits = ReadonlyMap<CountdownId, Countdown | null>

interface Run {
  id: CountdownId
  countdown: Countdown
  /** Its last start and its end, in milliseconds since 1970. */
  start: number
  end: number
}

function runsOf(countdowns: Countdowns): Run[] {
  return countdownIds.flatMap((id) => {
    const countdown = countdowns.get(id)
    if (!countdown || countdown.endsAt === null) return []
    const end = Date.parse(countdown.endsAt)
    return [{ id, countdown, start: end - countdown.leftMs, end }]
  })
}

/**
 * Stops every countdown that was still running when another one started: a session keeps the rest of its time, a pause
 * is over. The result depends on the records alone, so tabs and devices that notice it in any order write the same.
 * @returns the edits, none when no two runs overlap.
 */
export function stopOverlaps(countdowns: Countdowns): CountdownEdits {
  const runs = runsOf(countdowns)
  const edits = new Map<CountdownId, Countdown | null>()
  for (const [at, { id, countdown, start, end }] of runs.entries()) {
    const later = runs.filter((run, index) =>
      run.start === start ? index > at : run.start > start && run.start < end,
    )
    if (later.length === 0) continue
    const stop = Math.min(...later.map((run) => run.start))
    edits.set(id, id === PAUSE ? null : stopped(countdown, stop))
  }
  return edits
}

/** The edits that start a countdown at `now` and stop all others that run. */
export function startAlone(
  countdowns: Countdowns,
  id: CountdownId,
  countdown: Countdown,
  now: number,
): CountdownEdits {
  const edits = new Map<CountdownId, Countdown | null>()
  for (const [other, running] of countdowns) {
    if (other === id || running.endsAt === null) continue
    if (other === PAUSE) edits.set(other, null)
    else if (leftAt(running, now) > 0) edits.set(other, stopped(running, now))
  }
  return edits.set(id, started(countdown, now))
}
