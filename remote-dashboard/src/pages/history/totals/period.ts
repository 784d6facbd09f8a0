import type { WeekStart } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'
import { weekStartOf } from '../../../time/week.ts'

/** How much of the history is shown: days for the two short ranges, weeks for the others. */
export const rangeNames = ['week', 'month', 'semester', 'term', 'year'] as const
export type RangeName = (typeof rangeNames)[number]

/** One place on the time axis: a day, or a week. Dates are `YYYY-MM-DD`, `to` is the last day. */
export interface Slot {
  from: string
  to: string
}

/** What is on the screen. `slots` are its days or weeks; they fill it without a gap. */
export interface Period extends Slot {
  range: RangeName
  step: 'day' | 'week'
  slots: readonly Slot[]
}

/** Days of the short ranges and weeks of the long ones. The dates of a semester say how many weeks it has. */
const lengths = { week: 7, month: 30, term: 26, year: 52 } as const satisfies Partial<
  Record<RangeName, number>
>

const DAYS_OF_WEEK = 7

/**
 * The semester of a day at French universities: the first is September to January, the second is February to August.
 * Resits are in June and July, so the summer belongs to the second semester, and each day is in one.
 */
export function semesterOf(day: string): Slot {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  if (month >= 2 && month <= 8) return { from: `${year}-02-01`, to: `${year}-08-31` }
  const begun = month === 1 ? year - 1 : year
  return { from: `${begun}-09-01`, to: `${begun + 1}-01-31` }
}

/** A semester up to the week of a day. The semester cuts its first and last week, so that each day counts once. */
function semesterUntil(until: string, start: WeekStart): Period {
  const { from, to } = semesterOf(until)
  const slots: Slot[] = []
  for (let first = weekStartOf(from, start); first <= until; first = addDays(first, DAYS_OF_WEEK)) {
    const last = addDays(first, DAYS_OF_WEEK - 1)
    slots.push({ from: first < from ? from : first, to: last > to ? to : last })
  }
  return { range: 'semester', step: 'week', from, to: slots.at(-1)?.to ?? to, slots }
}

/**
 * The period of a range that ends on a day. Long ranges are whole weeks: the last of them is the one of that day.
 * @param start the day with which the member's weeks start.
 */
export function periodUntil(range: RangeName, until: string, start: WeekStart): Period {
  if (range === 'semester') return semesterUntil(until, start)
  const count = lengths[range]
  const step = range === 'week' || range === 'month' ? 'day' : 'week'
  const size = step === 'day' ? 1 : DAYS_OF_WEEK
  const last = step === 'day' ? until : weekStartOf(until, start)
  const first = addDays(last, -(count - 1) * size)
  const slots = Array.from({ length: count }, (_, at) => {
    const from = addDays(first, at * size)
    return { from, to: addDays(from, size - 1) }
  })
  return { range, step, from: first, to: addDays(last, size - 1), slots }
}

/** The last day of the period before. */
export const untilBefore = ({ from }: Slot): string => addDays(from, -1)

/** The last day of the period after, or null when this period holds today. */
export function untilAfter({ range, step, to }: Period, today: string): string | null {
  if (to >= today) return null
  const next =
    range === 'semester'
      ? semesterOf(addDays(to, 1)).to
      : addDays(to, lengths[range] * (step === 'day' ? 1 : DAYS_OF_WEEK))
  return next < today ? next : today
}

/** All dates from one to another, both included. */
export function datesOf({ from, to }: Slot): string[] {
  const dates: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) dates.push(day)
  return dates
}
