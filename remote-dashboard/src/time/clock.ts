/** How often the clock is looked at, in milliseconds: a timer until midnight would not survive a sleeping machine. */
const LOOK_MS = 20_000

/** Calls back every now and then, and whenever the page is looked at again. @returns the end of it. */
export function subscribeClock(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_MS)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onLook)
  }
}
