import { serverClock } from '@cadence/shared/api'

/**
 * Orders two ISO 8601 times, the earlier one first. They do not sort as texts: a whole second may be written with or
 * without milliseconds.
 */
export function compareTimes(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}

/**
 * The time of an edit: now, or just after the previous edit. The API keeps the later edit, so it would drop this one on a
 * device whose clock is behind.
 */
export function timeAfter(before: string): string {
  return new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString()
}

/**
 * The API refuses an edit that is more than a day ahead. What is known of its clock is exact to a minute; a version that it has
 * must never count as refused, because an edit of it would get an earlier time.
 */
const REFUSED_AHEAD_MS = (24 * 60 + 1) * 60_000

const trueNow = () => Date.now() - serverClock.aheadMinutes * 60_000

/** Whether the API refuses an edit of this time: this device's clock was days ahead. */
export const isOfFuture = (time: string) => Date.parse(time) > trueNow() + REFUSED_AHEAD_MS

let lastTime = 0

/** The time for an edit of the future, by the API's clock. Each is later than the one before. */
export function timeOfApi(): string {
  lastTime = Math.max(trueNow(), lastTime + 1)
  return new Date(lastTime).toISOString()
}

/** The times that `timeOfApi` has replaced in this tab, for an editor that still has the version of the earlier time. */
export const replacedTimes = new Map<string, string>()
