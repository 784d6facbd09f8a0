/** How long the page has to be busy for what waits to run all the same, in milliseconds. */
const PATIENCE_MS = 300

/** Runs when the page has nothing else to do. @returns the end of it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PATIENCE_MS / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(request)
}
