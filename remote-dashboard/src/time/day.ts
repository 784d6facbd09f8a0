const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is dear to make and is asked for at each drawing. */
function format(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  // The Swedish form of a date is ISO 8601's.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

/**
 * The day that it is at a moment in a time zone, as `YYYY-MM-DD`.
 * @param moment milliseconds since 1970.
 */
export function dayAt(moment: number, timeZone: string): string {
  return format(timeZone).format(moment)
}

/** The day so many days after another one; before it when negative. Both as `YYYY-MM-DD`, so no clock is involved. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7))
}
