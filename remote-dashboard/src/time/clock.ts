/** How often the clock is looked at, in milliseconds: a timer until midnight would not survive a sleeping machine. */
const LOOK_MS = 20_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function look(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls back every now and then, and when the page is seen again: while it was hidden or asleep, days may have passed.
 * One timer for all.
 * @returns the end of it.
 */
export function subscribeClock(onLook: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
  }
  listeners.add(onLook)
  return () => {
    listeners.delete(onLook)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
