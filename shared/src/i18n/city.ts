/**
 * The city of a time zone, which tells a member where a device is (decisions, Device location).
 * @param timeZone IANA name that the device has sent.
 * @returns 'New York' for 'America/New_York'; null for a zone without a place, such as 'UTC' or 'Etc/GMT+3'.
 */
export function cityOf(timeZone: string | null | undefined): string | null {
  const parts = timeZone?.split('/') ?? []
  const city = parts.at(-1)
  if (!city || parts.length < 2 || parts[0] === 'Etc') return null
  return city.replaceAll('_', ' ')
}
