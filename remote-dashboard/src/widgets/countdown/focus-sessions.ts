import type { Countdown, FocusSession } from '@cadence/shared/schemas'
import { addDays, dayAt } from '../../time/day.ts'

/** Sessions of one series of a day; a long pause follows the last one. */
export const ROUNDS = 4

const MINUTE_MS = 60_000

/** Length of the pause after a session, in milliseconds: 5 minutes, and 15 after the fourth. */
const SHORT_PAUSE_MS = 5 * MINUTE_MS
const LONG_PAUSE_MS = 15 * MINUTE_MS

/** The times of a session. */
export type SessionTimes = Pick<FocusSession, 'startedAt' | 'endedAt' | 'focusMs'>

/** A session's start and end in milliseconds since 1970. An interval is never shorter than its time of focus. */
const spanOf = ({ startedAt, endedAt, focusMs }: SessionTimes) => {
  const end = Date.parse(endedAt)
  return { start: Math.min(Date.parse(startedAt), end - focusMs), end, focusMs }
}

/**
 * The place of a session in its series, from 1 to 4: one more than the sessions that were completed today before it.
 * @param startedAt the start of the session; null for the next one.
 */
export function roundOf(
  sessions: readonly FocusSession[],
  { startedAt }: Pick<Countdown, 'startedAt'>,
  today: string,
  timeZone: string,
): number {
  const start = startedAt === null ? Number.POSITIVE_INFINITY : Date.parse(startedAt)
  const before = sessions.filter(({ endedAt }) => Date.parse(endedAt) <= start)
  return (completedOn(before, today, timeZone) % ROUNDS) + 1
}

/** Length of the pause after a session of a series, in milliseconds. */
export function pauseAfter(round: number): number {
  return round === ROUNDS ? LONG_PAUSE_MS : SHORT_PAUSE_MS
}

/** How many sessions were completed on a day in a time zone. */
export function completedOn(sessions: readonly FocusSession[], day: string, timeZone: string): number {
  // The date in UTC is at most a day away. Without this first look, years of sessions would each be put into words.
  const earliest = addDays(day, -1)
  return sessions.filter(
    ({ completed, endedAt }) =>
      completed && endedAt.slice(0, 10) >= earliest && dayAt(Date.parse(endedAt), timeZone) === day,
  ).length
}

/**
 * Focus time of sessions in milliseconds. Timer and Focus Shield could run at once in older releases, and two devices
 * without a network still can: of sessions that overlap, no more than the time from the first start to the last end
 * counts.
 */
export function focusTimeOf(sessions: readonly SessionTimes[]): number {
  const spans = sessions.map(spanOf).toSorted((a, b) => a.start - b.start)
  let total = 0
  let group = { start: 0, end: Number.NEGATIVE_INFINITY, focusMs: 0 }
  const close = () => {
    if (group.focusMs > 0) total += Math.min(group.focusMs, group.end - group.start)
  }
  for (const span of spans) {
    if (span.start < group.end) {
      group.end = Math.max(group.end, span.end)
      group.focusMs += span.focusMs
      continue
    }
    close()
    group = span
  }
  close()
  return total
}
