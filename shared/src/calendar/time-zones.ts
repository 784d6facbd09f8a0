import { DAY_MS, fromMs, type LocalTime, toMs } from './local-time.ts'

/** More formats than there are time zones. An unbounded cache would grow with every text that a record holds. */
const FORMATS_MAX = 1000

/** Formats by the name in lower case. Intl accepts any case, so each spelling would have a format of its own. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

function newFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    // The Swedish form is ISO 8601's, with a space between date and time.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

/** A cached format, or null for a time zone that this browser does not know. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  // Some letters beyond ASCII become ASCII in lower case, and would meet the format of another name.
  if (!/^[\w+\-/:]+$/.test(zone)) return null
  const key = zone.toLowerCase()
  const cached = formats.get(key)
  if (cached !== undefined) return cached
  const format = newFormat(zone)
  const [oldest] = formats.keys()
  if (formats.size >= FORMATS_MAX && oldest !== undefined) formats.delete(oldest)
  formats.set(key, format)
  return format
}

/** The usual spelling of a time zone: `Europe/Paris` for `europe/PARIS`. Null when this browser does not know it. */
export function zoneSpelling(zone: string): string | null {
  const format = formatOf(zone)
  if (!format) return null
  const { timeZone } = format.resolvedOptions()
  // `Japan` stays: it is another name of the time zone, and no other spelling.
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone
}

/** Whether this browser knows the name of a time zone. */
export const isKnownZone = (zone: string) => formatOf(zone) !== null

/** More days than the records of a member have. The offsets of all of them are forgotten when there are more. */
const OFFSETS_MAX = 20_000

/** Offsets at the beginning of days of UTC, by the zone and the number of the day since 1970. */
const offsets = new Map<string, number>()

/** Formats a moment: a hundred times slower than to look it up. */
function formattedOffset(format: Intl.DateTimeFormat, moment: number): number {
  const whole = Math.floor(moment / 1000) * 1000
  return Date.parse(`${format.format(whole).replace(' ', 'T')}Z`) - whole
}

function offsetAtDay(format: Intl.DateTimeFormat, zone: string, day: number): number {
  const key = `${zone} ${day}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  const offset = formattedOffset(format, day * DAY_MS)
  if (offsets.size >= OFFSETS_MAX) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** Offset of a time zone from UTC at a moment, in milliseconds. An unknown time zone counts as UTC. */
export function offsetAt(moment: number, zone: string): number {
  const format = zone === 'UTC' ? null : formatOf(zone)
  if (!format) return 0
  const day = Math.floor(moment / DAY_MS)
  const before = offsetAtDay(format, zone, day)
  // No zone changes its offset twice within a day.
  return before === offsetAtDay(format, zone, day + 1) ? before : formattedOffset(format, moment)
}

/**
 * The moment of a local time in a time zone, in milliseconds since 1970. A time that occurs twice means the first one. A
 * time that summer time skips is read with the offset before the change (RFC 5545, section 3.3.5).
 */
export function momentOf(local: LocalTime, zone: string): number {
  const asUtc = toMs(local)
  const before = offsetAt(asUtc - DAY_MS, zone)
  const after = offsetAt(asUtc + DAY_MS, zone)
  const first = asUtc - before
  if (before === after || offsetAt(first, zone) === before) return first
  const second = asUtc - after
  return offsetAt(second, zone) === after ? second : first
}

/** The local time in a time zone at a moment. */
export const localTimeIn = (moment: number, zone: string): LocalTime =>
  fromMs(moment + offsetAt(moment, zone), false)

/** The same moment in another time zone. A date, and a time without a time zone, stay as they are. */
export function moveZone(local: LocalTime, from: string | null, to: string | null): LocalTime {
  if (local.length === 10 || from === null || to === null || from === to) return local
  return localTimeIn(momentOf(local, from), to)
}
