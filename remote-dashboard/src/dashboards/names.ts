import { DASHBOARD_NAME_MAX } from '@cadence/shared/schemas'

/** A name with a suffix, cut before it where both together would be too long for a dashboard. */
export function withSuffix(name: string, suffix: string): string {
  const cut = name.slice(0, DASHBOARD_NAME_MAX - suffix.length)
  // Not in the middle of a character of two code units.
  return (cut.length < name.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut) + suffix
}
