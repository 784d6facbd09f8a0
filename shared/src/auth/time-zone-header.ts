/**
 * The header by which a sign-in or a renewal names the time zone of this browser, so that the member's list of devices
 * can name a city without asking a third party (decisions, Device location). Nothing where the browser names none.
 */
export function timeZoneHeader(): Record<string, string> {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return timeZone ? { 'X-Time-Zone': timeZone } : {}
  } catch {
    return {}
  }
}
