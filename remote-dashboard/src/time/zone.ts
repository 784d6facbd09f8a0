/** IANA name of the time zone in which this member's days begin and end: the one that the browser names. */
export function memberTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
