import type { PlannerEvent } from '@cadence/shared/schemas'
import ICAL from 'ical.js'
import { DAY_MS, isDay, later, toMs, type Wall } from '../local-time/local-time.ts'
import { moveZone } from '../local-time/time-zones.ts'

/** Most steps for one series: what a rule asks for beyond that is not shown, so that no file freezes the page. */
const STEPS_MAX = 20_000
/** Most occurrences of one series in a range. */
const STARTS_MAX = 500

const UNIT_MS: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 60 * 60_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
}

/** Whether a date is one that the rule names: where a month lacks it, the library gives the next one that there is. */
function isNamed(at: Wall, first: Wall, rule: ICAL.Recur): boolean {
  const parts = rule.parts
  const month = Number(at.slice(5, 7))
  if (parts.BYMONTH && !parts.BYMONTH.includes(month)) return false
  const free = parts.BYDAY || parts.BYYEARDAY || parts.BYWEEKNO
  if (free || (rule.freq !== 'YEARLY' && rule.freq !== 'MONTHLY')) return true
  const days = parts.BYMONTHDAY ?? [Number(first.slice(8, 10))]
  return days.some((day) => day < 0) || days.includes(Number(at.slice(8, 10)))
}

/** Where to begin so that the range is reached soon: whole steps of the rule after the first start. */
function nearby(start: Wall, from: Wall, rule: ICAL.Recur): Wall {
  const unit = UNIT_MS[rule.freq]
  // What counts its occurrences is counted from the first.
  if (unit === undefined || rule.count) return start
  const step = unit * Math.max(1, rule.interval)
  const steps = Math.floor((toMs(from) - toMs(start)) / step) - 1
  return steps > 0 ? later(start, steps * step) : start
}

function ruleStarts(event: PlannerEvent, text: string, from: Wall, to: Wall): Wall[] {
  const rule = ICAL.Recur.fromString(text)
  const last = rule.until ? lastStart(rule.until.toString(), event) : null
  rule.until = null
  const begin = nearby(event.start, from, rule)
  const steps = rule.iterator(timeOf(begin))
  const starts: Wall[] = []
  for (let step = 0; step < STEPS_MAX && starts.length < STARTS_MAX; step += 1) {
    const next = steps.next()
    if (!next) break
    const at = next.toString()
    if (at >= to || (last !== null && at > last)) break
    if (at >= from && isNamed(at, event.start, rule)) starts.push(at)
  }
  return starts
}

/**
 * The starts of a series from a day (included) to another one, by the clock of its own zone: those of the rule, the
 * first one and the added ones, without those that are left out. A rule that cannot be read gives only the latter.
 */
export function expand(event: PlannerEvent, from: Wall, to: Wall): Wall[] {
  const { start, recurrence, additions = [], exceptions = [] } = event
  let repeated: Wall[] = []
  if (recurrence !== undefined) {
    try {
      repeated = ruleStarts(event, recurrence, from, to)
    } catch (error) {
      console.error('A repetition rule could not be read', recurrence, error)
    }
  }
  const left = new Set(exceptions)
  const inRange = [start, ...additions].filter((at) => at >= from && at < to)
  return [...new Set([...repeated, ...inRange])].filter((at) => !left.has(at)).sort()
}

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
