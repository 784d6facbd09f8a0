import { memberTimeZone, onPreferences } from '@cadence/shared/preferences'
import { useSyncExternalStore } from 'react'

/** The member's time zone; renders again when they choose another one, here or elsewhere. */
export function useTimeZone(): string {
  return useSyncExternalStore(onPreferences, memberTimeZone)
}
