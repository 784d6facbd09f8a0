import type { PlannerEvent } from '@cadence/shared/schemas'
import ICAL from 'ical.js'
import { isDay, type Wall } from '../clock/wall.ts'
import { moveZone } from '../clock/zones.ts'

/** What a repetition rule is counted from. */
export type Series = Pick<PlannerEvent, 'start' | 'timeZone'>

/** A time as the library counts with it. */
export const timeOf = (wall: Wall) =>
  isDay(wall) ? ICAL.Time.fromDateString(wall) : ICAL.Time.fromDateTimeString(wall)

/** The last start that a rule allows, by the series' own clock. @param until as `2026-11-22T08:00:00Z`, or a day. */
export function lastStart(until: string, { start, timeZone }: Series): Wall {
  const day = until.slice(0, 10)
  if (isDay(start)) return day
  // Some programs give a day for a series of times: it is meant whole.
  if (isDay(until)) return `${day}T23:59:59`
  return until.endsWith('Z') ? moveZone(until.slice(0, 19), 'UTC', timeZone) : until
}

/** The last start as UNTIL gives it: in UTC for a series that has a time zone (RFC 5545, section 3.3.10). */
export function untilOf(last: Wall, { timeZone }: Series): ICAL.Time {
  if (isDay(last) || timeZone === null) return timeOf(last)
  return ICAL.Time.fromDateTimeString(`${moveZone(last, timeZone, 'UTC')}Z`)
}
