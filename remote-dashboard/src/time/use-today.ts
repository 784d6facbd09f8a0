import { memberTimeZone } from '@cadence/shared/preferences'
import { useSyncExternalStore } from 'react'
import { subscribeClock } from './clock.ts'
import { dayAt } from './day.ts'

const today = () => dayAt(Date.now(), memberTimeZone())

/** The member's present day as `YYYY-MM-DD`; renders again when another one begins. */
export function useToday(): string {
  return useSyncExternalStore(subscribeClock, today)
}
