import { onPreferences } from '@cadence/shared/preferences'

/** How often the clock is looked at, in milliseconds: a timer until midnight would not survive a sleeping machine. */
const LOOK_MS = 20_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let endZone: () => void = () => undefined

function look(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls back every now and then, when the page is seen again, because while it was hidden or asleep days may have
 * passed, and when the member's time zone changes.
 * One timer for all.
 * @returns the end of it.
 */
export function subscribeClock(onLook: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    endZone = onPreferences(look)
  }
  listeners.add(onLook)
  return () => {
    listeners.delete(onLook)
    if (listeners.size > 0) return
    clearInterval(timer)
    endZone()
    document.removeEventListener('visibilitychange', look)
  }
}
