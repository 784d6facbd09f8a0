import type { WeekStart } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'
import { weekOf, weekStartOf } from '../../../time/week.ts'
import { daysOf, type Occurrence } from '../week/occurrences.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The first day of the month that holds a day. */
export const monthStart = (day: string) => `${day.slice(0, 8)}01`

/** The same day a number of months later, or the last day of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${two(Math.min(date, last))}`
}

/** The weeks that hold the days of a month, each with its seven days. */
export function weeksOfMonth(day: string, start: WeekStart): string[][] {
  const next = addMonths(monthStart(day), 1)
  const weeks: string[][] = []
  for (let at = weekStartOf(monthStart(day), start); at < next; at = addDays(at, 7)) {
    weeks.push(weekOf(at, start))
  }
  return weeks
}

/** The day to which a key leads from another day (WAI-ARIA, grid pattern); null for a key without a meaning here. */
export function dayAfterKey(key: string, day: string, start: WeekStart): string | null {
  const first = weekStartOf(day, start)
  const steps: Record<string, string> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: first,
    End: addDays(first, 6),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  }
  return steps[key] ?? null
}

/** The occurrences of each day, in their order. One of several days is in each of them. */
export function occurrencesByDay(
  occurrences: readonly Occurrence[],
  days: readonly string[],
): ReadonlyMap<string, readonly Occurrence[]> {
  const spans = occurrences.map((each) => ({ each, ...daysOf(each) }))
  // One without a length at midnight is on its day too. Only the days asked for are looked at: an event may last centuries.
  const isOn = (day: string, { from, to }: { from: string; to: string }) =>
    day === from || (from < day && day < to)
  return new Map(
    days.map((day) => [day, spans.filter((span) => isOn(day, span)).map(({ each }) => each)] as const),
  )
}
