import { ApiError } from './api-error.ts'

/** First and longest wait after a failure, in milliseconds. */
export interface BackoffLimits {
  firstMs: number
  longestMs: number
}

/** Waits before a stream of events, or a chunk that reads one, is asked for again. */
export const reconnectLimits: BackoffLimits = { firstMs: 1000, longestMs: 60_000 }

/**
 * How long to wait before a task is tried again: twice as long after each failure in a row, and at least as long as the
 * API asks for. Chance takes up to half of a wait, so that browsers that lost the API together do not come back together.
 */
export class Backoff {
  readonly #limits: BackoffLimits
  #failures = 0

  constructor(limits: BackoffLimits) {
    this.#limits = limits
  }

  /** Counts one more failure. @returns the wait after it, in milliseconds. */
  next(error?: unknown): number {
    const { firstMs, longestMs } = this.#limits
    const wait = Math.min(longestMs, firstMs * 2 ** Math.min(this.#failures, 30))
    this.#failures += 1
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
    return Math.max(asked, wait * (1 - Math.random() / 2))
  }

  /** Starts from the first wait again, after a success. */
  reset(): void {
    this.#failures = 0
  }
}

/** Waits, but no longer than until the network is back or the signal aborts. Never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
