import { useSyncExternalStore } from 'react'
import { dayAt } from './day.ts'
import { memberTimeZone } from './zone.ts'

/** How often the day is looked at, in milliseconds: a timer until midnight would not survive a sleeping machine. */
const LOOK_MS = 20_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const today = () => dayAt(Date.now(), memberTimeZone())

/** The member's present day as `YYYY-MM-DD`; renders again when another one begins. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today)
}
