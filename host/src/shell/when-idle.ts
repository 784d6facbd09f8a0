/** Longest wait for the page to become idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/** Does work that can wait until the page stands. @returns a function that takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
