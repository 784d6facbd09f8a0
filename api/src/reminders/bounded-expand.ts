import type { Expand } from '@cadence/shared/calendar/occurrences'
import { expand } from '@cadence/shared/calendar/recurrence'

/** How long the series of one look at a member may take in all. Those of a usual member take a hundredth of it. */
const TIME_MS = 500

/** Computes series until their time is used up. */
export interface BoundedExpand {
  expand: Expand
  /** Whether some series were left out. */
  isOver(): boolean
}

/**
 * An `Expand` with a bounded time for all its series together. One odd rule takes a fifth of a second at most, but a
 * member may have thousands: computing them all would hold up every request for minutes. What comes after the end of the
 * time has no occurrences.
 */
export function boundedExpand(timeMs = TIME_MS, clock = () => performance.now()): BoundedExpand {
  let spent = 0
  let isOver = false
  return {
    expand: (...series) => {
      if (spent >= timeMs) {
        isOver = true
        return []
      }
      const begun = clock()
      const starts = expand(...series)
      spent += clock() - begun
      return starts
    },
    isOver: () => isOver,
  }
}
