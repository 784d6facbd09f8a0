/**
 * The city of a time zone, as a member reads where a device is (decisions, Device location).
 * @param timeZone IANA name, as the device named it.
 * @returns 'New York' of 'America/New_York'; null where the zone names no place, as 'UTC' and 'Etc/GMT+3' do.
 */
export function cityOf(timeZone: string | null | undefined): string | null {
  const parts = timeZone?.split('/') ?? []
  const city = parts.at(-1)
  if (!city || parts.length < 2 || parts[0] === 'Etc') return null
  return city.replaceAll('_', ' ')
}
