/** The time zones that the select offers (specification, section 2, Settings): the values are as stated. */
export const offeredZones = ['europe/paris', 'america/new_york', 'asia/tokyo'] as const

/** Value of the option that follows the device. No time zone has this name. */
export const DEVICE = 'device'

/** IANA name of the zone of this device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** IANA name of a zone as Intl writes it: `Europe/Paris` for `europe/paris`. */
export function canonicalZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}

/** The option for a stored zone: an offered zone in the form of the select, any other one unchanged. */
export function optionOf(zone: string | null): string {
  if (zone === null) return DEVICE
  return offeredZones.find((offered) => offered === zone.toLowerCase()) ?? zone
}

/** The offset of a zone from UTC at a moment, as `UTC+01:00`. */
export function offsetOf(zone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT' ? 'UTC+00:00' : offset.replace('GMT', 'UTC').replace('-', '\u2212')
}

/** Name of a zone that has no text of its own: `America/Port of Spain`. */
export const readableZone = (zone: string): string => canonicalZone(zone).replaceAll('_', ' ')
