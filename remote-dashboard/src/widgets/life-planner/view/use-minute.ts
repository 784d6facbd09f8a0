import { useSyncExternalStore } from 'react'
import { memberTimeZone } from '../../../time/zone.ts'
import { wallIn } from '../clock/zones.ts'

const LOOK_MS = 10_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const minute = () => `${wallIn(Date.now(), memberTimeZone()).slice(0, 16)}:00`

/** The member's clock to the minute, as `2026-11-22T09:30:00`. */
export const useMinute = () => useSyncExternalStore(subscribe, minute)
