import { memberTimeZone } from '@cadence/shared/preferences'
import { useSyncExternalStore } from 'react'
import { subscribeClock } from '../../../time/clock.ts'
import { wallIn } from '../clock/zones.ts'

const minute = () => `${wallIn(Date.now(), memberTimeZone()).slice(0, 16)}:00`

/** The member's clock to the minute, as `2026-11-22T09:30:00`. */
export const useMinute = () => useSyncExternalStore(subscribeClock, minute)
