import { lastStart, type Series, untilOf } from '@cadence/shared/calendar/recurrence'
import { dayOf, isDay, type LocalTime } from '@cadence/shared/calendar/time'
import ICAL from 'ical.js'
import { weekday } from '../../../time/day.ts'

/** The repetitions that the form offers. */
export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** A repetition as the form shows it. `other` is an imported rule that the form cannot edit. */
export interface Repetition {
  every: Frequency | 'never' | 'other'
  /** The last day, or null without an end. */
  until: string | null
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The RRULE of a repetition, or undefined without one. */
export function ruleOf({ every, until }: Repetition, series: Series): string | undefined {
  if (every === 'never' || every === 'other') return undefined
  const rule = ICAL.Recur.fromString(`FREQ=${every.toUpperCase()}`)
  if (until !== null) rule.until = untilOf(isDay(series.start) ? until : `${until}T23:59:59`, series)
  return rule.toString()
}

/** The repetition that the form shows for an RRULE. */
export function repetitionOf(text: string | undefined, series: Series): Repetition {
  if (text === undefined) return { every: 'never', until: null }
  const rule = ICAL.Recur.fromString(text)
  const until = rule.until ? dayOf(lastStart(rule.until.toString(), series)) : null
  const every = frequencies.find((one) => one.toUpperCase() === rule.freq)
  const parts = Object.entries(rule.parts).filter(
    // BYDAY with the weekday of the first start is the same as no BYDAY.
    ([name, values]) => !(name === 'BYDAY' && String(values) === weekdays[weekday(dayOf(series.start))]),
  )
  const simple = every !== undefined && parts.length === 0 && rule.interval === 1 && !rule.count
  return { every: simple ? every : 'other', until }
}

/**
 * The rule of a series after its first start has moved. The last day moves as far. Weekdays of a weekly rule move too;
 * other parts that name days are removed when the date changes, so that the rule follows the new first start.
 */
export function movedRule(
  text: string,
  from: Series,
  to: Series,
  move: (at: LocalTime) => LocalTime,
): string {
  const rule = ICAL.Recur.fromString(text)
  if (rule.until) rule.until = untilOf(move(lastStart(rule.until.toString(), from)), to)
  const days = weekday(dayOf(to.start)) - weekday(dayOf(from.start))
  if (dayOf(to.start) === dayOf(from.start)) return rule.toString()
  const { BYDAY: named } = rule.parts
  if (rule.freq === 'WEEKLY' && named) {
    const moved = named.map((day) => weekdays[(weekdays.indexOf(String(day)) + days + 7) % 7] ?? String(day))
    rule.setComponent('BYDAY', moved)
  } else if (rule.freq !== 'WEEKLY') {
    for (const name of ['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS']) {
      delete rule.parts[name as keyof typeof rule.parts]
    }
  }
  return rule.toString()
}
