/**
 * Orders two ISO 8601 times, the earlier one first. They do not sort as texts: a whole second may be written with or
 * without milliseconds.
 */
export function compareTimes(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}

/**
 * The time of an edit: now, or just after the previous edit. The API keeps the later edit, so it would drop this one on a
 * device whose clock is behind.
 */
export function timeAfter(before: string): string {
  return new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString()
}
