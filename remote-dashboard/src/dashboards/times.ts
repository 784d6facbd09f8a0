/**
 * Orders two ISO 8601 times, the earlier one first. As texts they do not sort: a whole second may be written with its
 * milliseconds or without.
 */
export function compareTimes(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}

/**
 * The time of an edit: now, or just after the edit before it. The API keeps the record that was edited later, so on a
 * device whose clock is behind the edit would be dropped.
 */
export function timeAfter(before: string): string {
  return new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString()
}
