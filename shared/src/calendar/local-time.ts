/**
 * A date or a time on a clock, without a time zone: `2026-11-22` or `2026-11-22T09:30:00`. Such texts sort by time.
 * Calculations treat them as UTC, so no change to summer time disturbs them.
 */
export type LocalTime = string

const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Whether it is a date without a time. */
export const isDay = (local: LocalTime) => local.length === 10

/** The date of a time. */
export const dayOf = (local: LocalTime) => local.slice(0, 10)

/** The time a number of minutes after the start of a day. More than 24 hours lead to a later day. */
export const localTimeAt = (day: string, minutes: number): LocalTime =>
  fromMs(toMs(day) + minutes * MINUTE_MS, false)

/** Minutes since the start of the day. */
export function minutesOf(local: LocalTime): number {
  return isDay(local) ? 0 : Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
}

/** Milliseconds for calculations, or NaN for a date or time that does not exist. */
export function toMs(local: LocalTime): number {
  const ms = Date.parse(isDay(local) ? `${local}T00:00:00Z` : `${local}Z`)
  // JavaScript reads the 31st of November as the 1st of December.
  return Number.isNaN(ms) || fromMs(ms, isDay(local)) !== local ? Number.NaN : ms
}

/** The inverse of `toMs`. @param whole whether the result is a date without a time. */
export function fromMs(ms: number, whole: boolean): LocalTime {
  return new Date(ms).toISOString().slice(0, whole ? 10 : 19)
}

/** Milliseconds from one time to another. */
export const msBetween = (from: LocalTime, to: LocalTime) => toMs(to) - toMs(from)

/** A number of milliseconds later. A date stays a date. */
export const addMs = (local: LocalTime, ms: number): LocalTime => fromMs(toMs(local) + ms, isDay(local))
