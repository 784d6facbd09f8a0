/**
 * Runs a function when the page is idle. Safari has no `requestIdleCallback`: there it runs after a tenth of `patience`.
 * @param patience milliseconds after which the function runs on a busy page too.
 * @returns a function that cancels the call.
 */
export function whenIdle(run: () => void, patience: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, patience / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(request)
}
