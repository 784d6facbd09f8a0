/** Times by the page's own clock, in ms since the start of the navigation. */
export interface Observed {
  lcp?: number
  lastPart?: number
  answer?: number
}

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceBench: Observed
}

/** What to observe in a page. */
export interface Observing {
  storage: Record<string, string>
  lastPart: string
  button: { press: string; effect: string }
}

/**
 * Runs in the page before anything else: fills storage, then notes the largest paint, the last part's paint, and when
 * a button that is pressed again and again answers for the first time.
 */
export function observe({ storage, lastPart, button }: Observing): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const seen: Observed = {}
  globalThis.cadenceBench = seen
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    if (last) seen.lcp = last.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const observer = new MutationObserver(() => {
    if (!document.querySelector(lastPart)) return
    observer.disconnect()
    // A task that is posted from a frame's callback runs when that frame has been laid out and painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        seen.lastPart = performance.now()
      })
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  const pressing = setInterval(() => {
    if (document.querySelector(button.effect)) {
      seen.answer = performance.now()
      clearInterval(pressing)
    } else document.querySelector<HTMLElement>(button.press)?.click()
  }, 20)
}
