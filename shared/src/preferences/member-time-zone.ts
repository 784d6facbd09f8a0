import { preference } from './preferences-store.ts'

/** Names as Intl writes them, by stored name, whose case may differ. Cached because creating a format is slow. */
const canonical = new Map<string, string>()

function canonicalZone(zone: string): string {
  const known = canonical.get(zone)
  if (known) return known
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
  canonical.set(zone, timeZone)
  return timeZone
}

/** The browser's own zone, and the minute in which it was asked: a start asks hundreds of times, and a traveller's zone changes. */
const own = { zone: '', minute: 0 }

function browserZone(): string {
  const minute = Math.floor(Date.now() / 60_000)
  if (own.minute !== minute) {
    own.zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    own.minute = minute
  }
  return own.zone
}

/**
 * IANA name of the time zone in which this member's days begin and end: the one that they chose, else the one that the
 * browser names (specification, section 2, Settings, Language and region).
 */
export function memberTimeZone(): string {
  const chosen = preference('timeZone')
  return chosen === null ? browserZone() : canonicalZone(chosen)
}
