import { dayAt } from '../../time/day.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** For so many days a date is told by its distance. */
const NEAR_DAYS = 6

/** When a note was edited, short: the time today, 'hier' and 'il y a 3 jours' after that, then the date. */
export function when(date: string, today: string, timeZone: string, tag: string): string {
  const moment = Date.parse(date)
  const day = dayAt(moment, timeZone)
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
  if (days <= 0) return format(tag, timeZone, { hour: '2-digit', minute: '2-digit' }).format(moment)
  if (days <= NEAR_DAYS) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-days, 'day')
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return format(tag, timeZone, { day: 'numeric', month: 'short', ...year }).format(moment)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is dear to make, and each note of a list asks for one. */
function format(tag: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, timeZone, options])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { timeZone, ...options })
  formats.set(key, made)
  return made
}
