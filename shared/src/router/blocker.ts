import type { HistoryAction } from './history.ts'
import type { Location } from './location.ts'

/** A navigation, as it is told of before it begins. */
export interface Way {
  currentLocation: Location
  nextLocation: Location
  historyAction: HistoryAction
}

/** Whether a navigation is held. */
export type ShouldBlock = (way: Way) => boolean

/**
 * What has become of the navigation that was held last: `proceed` lets it go on, `reset` ends it. Once it is over,
 * both do nothing.
 */
export type Blocker =
  | { state: 'unblocked'; location: undefined; proceed: undefined; reset: undefined }
  | { state: 'blocked'; location: Location; proceed: () => void; reset: () => void }
  | { state: 'proceeding'; location: Location; proceed: undefined; reset: undefined }

/** Nothing is held. */
export const UNBLOCKED: Blocker = {
  state: 'unblocked',
  location: undefined,
  proceed: undefined,
  reset: undefined,
}

/** Holds navigations where whoever registered last says so. */
export interface Blocking {
  /** @returns a function that ends it. */
  register(ask: ShouldBlock): () => void
  /** Whether a navigation is held; `goOn` is called when it is let go. */
  holds(way: Way, goOn: () => void): boolean
}

/**
 * Makes one for a router, whose state has the blocker.
 * @param read the blocker as it is.
 * @param write changes it.
 */
export function createBlocking(read: () => Blocker, write: (blocker: Blocker) => void): Blocking {
  let ask: ShouldBlock | undefined
  return {
    register(next) {
      ask = next
      return () => {
        if (ask !== next) return
        ask = undefined
        if (read().state !== 'unblocked') write(UNBLOCKED)
      }
    },
    holds(way, goOn) {
      if (read().state === 'proceeding' || !ask?.(way)) return false
      const location = way.nextLocation
      const held: Blocker = {
        state: 'blocked',
        location,
        proceed() {
          if (read() !== held) return
          write({ state: 'proceeding', location, proceed: undefined, reset: undefined })
          goOn()
        },
        reset() {
          if (read() === held) write(UNBLOCKED)
        },
      }
      write(held)
      return true
    },
  }
}
