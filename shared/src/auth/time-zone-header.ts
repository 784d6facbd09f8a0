/**
 * The header with the time zone of this browser, for sign-ins and renewals. The member's list of devices shows a city by
 * it, without a third party (decisions, Device location). Empty when the browser has no time zone.
 */
export function timeZoneHeader(): Record<string, string> {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return timeZone ? { 'X-Time-Zone': timeZone } : {}
  } catch {
    return {}
  }
}
