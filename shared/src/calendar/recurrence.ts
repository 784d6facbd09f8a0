import ICAL from 'ical.js'
import type { PlannerEvent } from '../schemas/planner-event.ts'
import { toIcalTime } from './ical-time.ts'
import { addMs, DAY_MS, isDay, type LocalTime, toMs } from './local-time.ts'
import { IterationEnd, RuleIterator, readRule } from './rule-iterator.ts'
import { moveZone } from './time-zones.ts'

/** Most occurrences of one series in a range. */
const STARTS_MAX = 500

const UNIT_MS: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 60 * 60_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
}

/** The first start of a series and its time zone. A repetition rule cannot be read without them. */
export type Series = Pick<PlannerEvent, 'start' | 'timeZone'>

/**
 * The last start that a rule allows, in the time zone of the series.
 * @param until as `2026-11-22T08:00:00Z`, or a date.
 */
export function lastStart(until: string, { start, timeZone }: Series): LocalTime {
  const day = until.slice(0, 10)
  if (isDay(start)) return day
  // Some programs write a date for a series with times. They mean the whole day.
  if (isDay(until)) return `${day}T23:59:59`
  return until.endsWith('Z') ? moveZone(until.slice(0, 19), 'UTC', timeZone) : until
}

/** The UNTIL value for a last start: in UTC for a series with a time zone (RFC 5545, section 3.3.10). */
export function untilOf(last: LocalTime, { timeZone }: Series): ICAL.Time {
  if (isDay(last) || timeZone === null) return toIcalTime(last)
  return ICAL.Time.fromDateTimeString(`${moveZone(last, timeZone, 'UTC')}Z`)
}

/** Whether the rule names a date. When a month lacks a date, such as the 31st, ical.js returns a later one. */
function isNamed(at: LocalTime, first: LocalTime, rule: ICAL.Recur): boolean {
  const parts = rule.parts
  const month = Number(at.slice(5, 7))
  if (parts.BYMONTH && !parts.BYMONTH.includes(month)) return false
  const free = parts.BYDAY || parts.BYYEARDAY || parts.BYWEEKNO
  if (free || (rule.freq !== 'YEARLY' && rule.freq !== 'MONTHLY')) return true
  const days = parts.BYMONTHDAY ?? [Number(first.slice(8, 10))]
  return days.some((day) => day < 0) || days.includes(Number(at.slice(8, 10)))
}

/** A start of the series shortly before `from`, so that the iteration need not begin years ago. */
function startNear(start: LocalTime, from: LocalTime, rule: ICAL.Recur): LocalTime {
  const unit = UNIT_MS[rule.freq]
  // With COUNT, the iteration must begin at the first start.
  if (unit === undefined || rule.count) return start
  const step = unit * Math.max(1, rule.interval)
  const steps = Math.floor((toMs(from) - toMs(start)) / step) - 1
  return steps > 0 ? addMs(start, steps * step) : start
}

function ruleStarts(event: PlannerEvent, text: string, from: LocalTime, to: LocalTime): LocalTime[] {
  const rule = readRule(text)
  const starts: LocalTime[] = []
  const last = rule.until ? lastStart(rule.until.toString(), event) : null
  rule.until = null
  try {
    const first = toIcalTime(startNear(event.start, from, rule))
    const iterator = new RuleIterator(rule, first, Number(to.slice(0, 4)))
    while (starts.length < STARTS_MAX) {
      const next = iterator.next()
      if (!next) break
      const at = next.toString()
      if (at >= to || (last !== null && at > last)) break
      if (at >= from && isNamed(at, event.start, rule)) starts.push(at)
    }
  } catch (error) {
    if (!(error instanceof IterationEnd)) throw error
  }
  return starts
}

/**
 * The starts of a series from a day (included) to another one (not included), in the time zone of the series: those of
 * the rule, the first start and the additions, without the exceptions. An unreadable rule gives no starts, and neither
 * does a date that does not exist, which the records of other programs may hold.
 */
export function expand(event: PlannerEvent, from: LocalTime, to: LocalTime): LocalTime[] {
  const { start, recurrence, additions = [], exceptions = [] } = event
  let repeated: LocalTime[] = []
  if (recurrence !== undefined) {
    try {
      repeated = ruleStarts(event, recurrence, from, to)
    } catch {
      // The event then is shown once. The rule is the member's own, so it stays out of the log.
    }
  }
  const excluded = new Set(exceptions)
  const inRange = [start, ...additions].filter((at) => at >= from && at < to && !Number.isNaN(toMs(at)))
  return [...new Set([...repeated, ...inRange])].filter((at) => !excluded.has(at)).sort()
}
