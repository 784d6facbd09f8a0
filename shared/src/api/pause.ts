/** Longest pause after a failure, in milliseconds. */
const LONGEST_MS = 60_000

/**
 * How long to wait after so many failures in a row: a second, then twice as long each time, up to a minute, and up to
 * half of it less, so that browsers that were cut off together do not come back together.
 */
export function retryPause(failures: number): number {
  const whole = Math.min(LONGEST_MS, 1000 * 2 ** Math.min(failures, 10))
  return whole * (1 - Math.random() / 2)
}

/** Waits; no longer when the network is back, or the signal comes. Never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
