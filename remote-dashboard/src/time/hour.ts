const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is dear to make and is asked for at each look at the clock. */
function format(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, made)
  return made
}

/**
 * The full hour that it is at a moment in a time zone, 0 to 23.
 * @param moment milliseconds since 1970.
 */
export function hourAt(moment: number, timeZone: string): number {
  return Number(format(timeZone).format(moment))
}
