import { type LocalTime, localTimeIn } from '@cadence/shared/calendar/time'
import { useSyncExternalStore } from 'react'
import { subscribeClock, useTimeZone } from './clock.ts'

const MINUTE_MS = 60_000

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The beginning of the present minute, in milliseconds since 1970. Renders again when another one begins. */
export const useMinute = () => useSyncExternalStore(subscribeClock, minute)

/** The member's local time to the minute, as `2026-11-22T09:30:00`. */
export function useLocalMinute(): LocalTime {
  const timeZone = useTimeZone()
  return localTimeIn(useMinute(), timeZone)
}
