const formats = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>()

/**
 * A format of dates and times. Creating one is slow, so each is created once.
 * @param options a constant of a module: the format is found again by this very object.
 * @param timeZone UTC for a date, or a time on a clock, that is read as UTC.
 */
export function dateTimeFormat(
  options: Intl.DateTimeFormatOptions,
  tag: string,
  timeZone = 'UTC',
): Intl.DateTimeFormat {
  const known = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>()
  formats.set(options, known)
  const key = `${tag} ${timeZone}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone })
  known.set(key, format)
  return format
}
