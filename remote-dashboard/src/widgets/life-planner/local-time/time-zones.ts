import { DAY_MS, fromMs, toMs, type Wall } from './local-time.ts'

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** A format is dear to make; null for a zone that this browser does not know. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const kept = formats.get(zone)
  if (kept !== undefined) return kept
  let made: Intl.DateTimeFormat | null = null
  try {
    // The Swedish form is ISO 8601's, a space aside.
    made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  formats.set(zone, made)
  return made
}

/** Whether it is an IANA name that this browser knows. */
export const isKnownZone = (zone: string) => formatOf(zone) !== null

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. An unknown zone counts as UTC. */
export function offsetAt(moment: number, zone: string): number {
  const format = zone === 'UTC' ? null : formatOf(zone)
  if (!format) return 0
  const whole = Math.floor(moment / 1000) * 1000
  return Date.parse(`${format.format(whole).replace(' ', 'T')}Z`) - whole
}

/**
 * The moment at which a zone's clock shows a time, in milliseconds since 1970. Of an hour that comes twice it is the
 * first one; an hour that is skipped counts by the clock before it (RFC 5545, section 3.3.5).
 */
export function momentOf(wall: Wall, zone: string): number {
  const asUtc = toMs(wall)
  const before = offsetAt(asUtc - DAY_MS, zone)
  const after = offsetAt(asUtc + DAY_MS, zone)
  const first = asUtc - before
  if (before === after || offsetAt(first, zone) === before) return first
  const second = asUtc - after
  return offsetAt(second, zone) === after ? second : first
}

/** What a zone's clock shows at a moment. */
export const wallIn = (moment: number, zone: string): Wall => fromMs(moment + offsetAt(moment, zone), false)

/** The same moment on another zone's clock. A time without a zone is the same on every clock. */
export function moveZone(wall: Wall, from: string | null, to: string | null): Wall {
  if (wall.length === 10 || from === null || to === null || from === to) return wall
  return wallIn(momentOf(wall, from), to)
}
