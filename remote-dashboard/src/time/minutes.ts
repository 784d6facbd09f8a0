/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls back about once a minute, and when the page is seen again: while it was hidden or asleep, days may have passed.
 * One timer for all.
 * @returns the end of it.
 */
export function subscribeMinutes(onMinute: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, LOOK_MS)
    document.addEventListener('visibilitychange', tick)
  }
  listeners.add(onMinute)
  return () => {
    listeners.delete(onMinute)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
