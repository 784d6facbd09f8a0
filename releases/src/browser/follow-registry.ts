/** Shortest time between two requests when the tab is shown and hidden, in milliseconds. */
const LEAST_MS = 10_000

/**
 * Asks again and again while the tab is visible: when it becomes visible, when the network is back, and in between.
 * @param ask a rejection is ignored: the next request asks again. @param pause time until the next request, in milliseconds.
 * @returns a function that ends it.
 */
export function askWhileVisible(ask: () => Promise<unknown>, pause: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = performance.now()
  const isSeen = () => document.visibilityState === 'visible'
  const wait = () => {
    clearTimeout(timer)
    if (isSeen()) timer = setTimeout(askNow, pause())
  }
  const askNow = () => {
    askedAt = performance.now()
    ask().catch(() => undefined)
    wait()
  }
  const onVisibility = () => {
    if (isSeen() && performance.now() - askedAt > LEAST_MS) askNow()
    else wait()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', askNow)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', askNow)
  }
}
