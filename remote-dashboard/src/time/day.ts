import { dateTimeFormat } from './date-time-format.ts'

const isoDate = { dateStyle: 'short' } as const
const fullHour = { hour: '2-digit', hourCycle: 'h23' } as const

/**
 * The date at a moment in a time zone, as `YYYY-MM-DD`.
 * @param moment milliseconds since 1970.
 */
export function dayAt(moment: number, timeZone: string): string {
  // The Swedish form of a date is ISO 8601's.
  return dateTimeFormat(isoDate, 'sv-SE', timeZone).format(moment)
}

/**
 * The full hour at a moment in a time zone, 0 to 23.
 * @param moment milliseconds since 1970.
 */
export function hourAt(moment: number, timeZone: string): number {
  return Number(dateTimeFormat(fullHour, 'en-GB', timeZone).format(moment))
}

/** The date a number of days after another one, or before it when `days` is negative. Dates are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
