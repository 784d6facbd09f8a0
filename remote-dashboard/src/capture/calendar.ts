import { addDays, weekday } from '../time/day.ts'
import { weekStartOf } from '../time/week.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The date of a day of a month, or null when the month has no such day. Months count from 1. */
export function dateOf(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > lastDayOf(year, month)) return null
  return `${year}-${two(month)}-${two(day)}`
}

/** Number of days of a month. */
export const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

export const yearOf = (day: string) => Number(day.slice(0, 4))
export const monthOfDay = (day: string) => Number(day.slice(5, 7))

/** The first day from `from` on that has a day of the month, and a month where one is given. Null: there is none. */
export function nextDate(from: string, day: number, month: number | null): string | null {
  // The 29th of February may be eight years away.
  for (let step = 0; step <= 8 * 12; step += 1) {
    const at = new Date(Date.UTC(yearOf(from), monthOfDay(from) - 1 + step, 1))
    const date = dateOf(at.getUTCFullYear(), at.getUTCMonth() + 1, day)
    if (date !== null && date >= from && (month === null || month === at.getUTCMonth() + 1)) return date
  }
  return null
}

/** The next day after `today` that is a weekday. */
export function nextWeekday(today: string, number: number): string {
  return addDays(today, ((number - weekday(today) + 6) % 7) + 1)
}

/** A weekday of this week, or of a week after it. Weeks begin on Monday. */
export function weekdayInWeek(today: string, number: number, weeks: number): string {
  return addDays(weekStartOf(today, 'monday'), weeks * 7 + ((number + 6) % 7))
}

/** The same day some months later, or the last day of that month when it is shorter. */
export function addMonths(day: string, months: number): string {
  const at = new Date(Date.UTC(yearOf(day), monthOfDay(day) - 1 + months, 1))
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1]
  return dateOf(year, month, Math.min(Number(day.slice(8)), lastDayOf(year, month))) ?? day
}
