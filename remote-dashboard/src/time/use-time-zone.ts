import { useSyncExternalStore } from 'react'
import { memberTimeZone, subscribeTimeZone } from './zone.ts'

/** The member's time zone; renders again when they choose another one, here or elsewhere. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribeTimeZone, memberTimeZone)
}
