import type { Page } from '@playwright/test'

/** Longer than the shell waits from one page that it fetches ahead to the next, in milliseconds. */
const QUIET_MS = 1500

/** Runs in the page: resolves when no file has arrived for a while and the main thread is idle. */
function rest(quietMs: number): Promise<void> {
  // Methods: for a named function, what compiles this file would ask for a helper that the page has not.
  const quiet = {
    timer: 0,
    begin(resolve: () => void) {
      const observer = new PerformanceObserver(() => quiet.wait(observer, resolve))
      observer.observe({ type: 'resource' })
      quiet.wait(observer, resolve)
    },
    wait(observer: PerformanceObserver, resolve: () => void) {
      clearTimeout(quiet.timer)
      quiet.timer = window.setTimeout(() => {
        observer.disconnect()
        requestIdleCallback(() => resolve())
      }, quietMs)
    },
  }
  return new Promise((resolve) => quiet.begin(resolve))
}

/** Waits until the page is at rest: the work that it does by itself after its start is done. */
export const untilAtRest = (page: Page): Promise<void> => page.evaluate(rest, QUIET_MS)
