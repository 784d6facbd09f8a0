/**
 * Does work that needs a file of the host. Should that not come, it is tried again when the network is back and when the
 * tab is looked at again.
 */
export function untilDone(work: () => Promise<unknown>): void {
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
