import { memberTimeZone, onPreferences } from '@cadence/shared/preferences'
import { useSyncExternalStore } from 'react'
import { proxy, subscribe } from 'valtio'
import { dayAt } from './day.ts'

/** How often the clock is read, in milliseconds. One long timer until midnight would be late after the machine slept. */
const READ_EVERY_MS = 20_000

/** Counts how often the clock was read: each read notifies the subscribers, which compute what they need from the time. */
const clock = proxy({ reads: 0 })
let subscribers = 0
let timer: ReturnType<typeof setInterval> | undefined
let endPreferences: () => void = () => undefined

function read(): void {
  clock.reads += 1
}

/**
 * Calls back every 20 seconds, when the page is seen again (days may have passed while it was hidden or the machine
 * slept), and when the member's time zone changes. All subscribers share one timer.
 * @returns a function that ends the subscription.
 */
export function subscribeClock(onRead: () => void): () => void {
  if (subscribers === 0) {
    timer = setInterval(read, READ_EVERY_MS)
    document.addEventListener('visibilitychange', read)
    endPreferences = onPreferences(read)
  }
  subscribers += 1
  const unsubscribe = subscribe(clock, onRead, true)
  return () => {
    unsubscribe()
    subscribers -= 1
    if (subscribers > 0) return
    clearInterval(timer)
    endPreferences()
    document.removeEventListener('visibilitychange', read)
  }
}

const today = () => dayAt(Date.now(), memberTimeZone())

/** Today's date in the member's time zone, as `YYYY-MM-DD`. Renders again when the date changes. */
export function useToday(): string {
  return useSyncExternalStore(subscribeClock, today)
}

/** The member's time zone. Renders again when the member chooses another one, in this tab or elsewhere. */
export function useTimeZone(): string {
  return useSyncExternalStore(onPreferences, memberTimeZone)
}
