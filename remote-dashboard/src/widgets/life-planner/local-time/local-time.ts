/**
 * The clock's time as texts that sort: `2026-11-22` for a whole day, `2026-11-22T09:30:00` for a time. No time zone
 * belongs to it, so it is counted with as if all were UTC.
 */
export type Wall = string

const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Whether it is a day without a time. */
export const isDay = (wall: Wall) => wall.length === 10

export const dayOf = (wall: Wall) => wall.slice(0, 10)

/** A time at so many minutes of a day; what is beyond the day's end is in the next one. */
export const wallAt = (day: string, minutes: number): Wall => fromMs(toMs(day) + minutes * MINUTE_MS, false)

/** Minutes since the day began. */
export function minutesOf(wall: Wall): number {
  return isDay(wall) ? 0 : Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
}

/** Milliseconds for counting with; NaN where there is no such day or time. */
export function toMs(wall: Wall): number {
  const ms = Date.parse(isDay(wall) ? `${wall}T00:00:00Z` : `${wall}Z`)
  // Engines read the 31st of November as the 1st of December.
  return Number.isNaN(ms) || fromMs(ms, isDay(wall)) !== wall ? Number.NaN : ms
}

/** The day or time that so many milliseconds stand for. */
export function fromMs(ms: number, whole: boolean): Wall {
  return new Date(ms).toISOString().slice(0, whole ? 10 : 19)
}

/** From one to another in milliseconds. */
export const between = (from: Wall, to: Wall) => toMs(to) - toMs(from)

/** So many milliseconds later; a day stays a day. */
export const later = (wall: Wall, ms: number): Wall => fromMs(toMs(wall) + ms, isDay(wall))
