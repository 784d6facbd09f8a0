/**
 * Runs when the page has nothing else to do.
 * @param patience how long the page has to be busy for it to run all the same, in milliseconds.
 * @returns the end of it.
 */
export function whenIdle(run: () => void, patience: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, patience / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(request)
}
