/** Longest wait for the page to become idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/** Does work that can wait until the page has rendered. @returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}

/**
 * Does work that needs a file of the host. When that file does not come, tries again when the network is back and when
 * the tab becomes visible.
 */
export function retryUntilDone(work: () => Promise<unknown>): void {
  const waiting = new AbortController()
  let isTrying = false
  const attempt = () => {
    if (isTrying) return
    isTrying = true
    work().then(
      () => waiting.abort(),
      () => {
        isTrying = false
      },
    )
  }
  const onVisibility = () => document.visibilityState === 'visible' && attempt()
  const { signal } = waiting
  addEventListener('online', attempt, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  attempt()
}
