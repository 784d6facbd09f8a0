import { DASHBOARD_NAME_MAX } from '@cadence/shared/schemas'
import { truncate } from '../strings.ts'

/** A name with a suffix, cut before it where both together would be too long for a dashboard. */
export function withSuffix(name: string, suffix: string): string {
  return truncate(name, DASHBOARD_NAME_MAX - suffix.length) + suffix
}
