const styles = {
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day or time in words of a language. A format is dear to make, and a week asks for dozens.
 * @param moment counted as if the clock's time were UTC: it has no time zone here.
 */
export function inStyle(style: keyof typeof styles, moment: number, tag: string): string {
  const key = `${style} ${tag}`
  const kept = formats.get(key)
  const format = kept ?? new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: 'UTC' })
  if (!kept) formats.set(key, format)
  return format.format(moment)
}
