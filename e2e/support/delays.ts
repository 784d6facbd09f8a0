import type { BrowserContext } from '@playwright/test'

/** The kinds of work that `E2E_LATE` can delay, with the longest delay in milliseconds. */
const MOST_MS = { answers: 250, frames: 60, idle: 700, observers: 60, renders: 40, timers: 60 } as const

/** Runs in the page. It delays only the kinds that are given. */
function beLate({ answers, frames, idle, observers, renders, timers }: Partial<typeof MOST_MS>): void {
  const { fetch, setTimeout, requestAnimationFrame, requestIdleCallback } = window
  const soon = (most: number) => Math.random() * most
  if (answers) {
    const wait = () => new Promise((done) => setTimeout(done, soon(answers)))
    window.fetch = async (...request) => {
      await wait()
      return fetch(...request).finally(wait)
    }
  }
  if (frames) {
    window.requestAnimationFrame = (run) =>
      requestAnimationFrame(() => setTimeout(() => run(performance.now()), frames))
  }
  if (idle) {
    window.requestIdleCallback = (run, options) =>
      requestIdleCallback((deadline) => setTimeout(() => run(deadline), idle), options)
  }
  if (observers) {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(run: ResizeObserverCallback) {
        super((entries, self) => setTimeout(() => run(entries, self), observers))
      }
    }
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(run: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, self) => setTimeout(() => run(entries, self), observers), options)
      }
    }
  }
  if (renders) {
    // React's scheduler uses the messages of a channel.
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, message), soon(renders))
    }
  }
  if (timers) {
    const late = (run: TimerHandler, after = 0, ...rest: unknown[]) =>
      setTimeout(run, after + soon(timers), ...rest)
    window.setTimeout = Object.assign(late, setTimeout)
  }
}

const names = Object.keys(MOST_MS)
const wanted = (process.env.E2E_LATE ?? '').split(',').filter(Boolean)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`E2E_LATE: ${unknown.join(', ')} is none of ${names.join(', ')}`)
const lates = Object.fromEntries(Object.entries(MOST_MS).filter(([name]) => wanted.includes(name)))

/**
 * Delays the kinds of work that `E2E_LATE` names, as a busy machine does. A test that passes only because the page was fast
 * fails then every time, instead of once in a hundred runs.
 */
export async function makeLate(context: BrowserContext): Promise<void> {
  if (wanted.length > 0) await context.addInitScript(beLate, lates)
}
