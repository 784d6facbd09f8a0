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

/**
 * IANA name of the time zone in which this member's days begin and end: the one that they chose, else the one that the
 * browser names (specification, section 2, Settings, Language and region).
 */
export function memberTimeZone(): string {
  const chosen = preference('timeZone')
  return chosen === null ? new Intl.DateTimeFormat().resolvedOptions().timeZone : canonicalZone(chosen)
}
