import type { Expand } from '@cadence/shared/calendar/occurrences'
import { expand } from '@cadence/shared/calendar/recurrence'

/** Time limit for all series of one member in one run of their job. A usual member needs a hundredth of it. */
const TIME_MS = 500

/** An `Expand` with a time limit for all its series together. */
export interface BoundedExpand {
  expand: Expand
  /** Whether some series were left out. */
  isOver(): boolean
}

/**
 * Makes an `Expand` with a time limit for all its series together. One extreme rule takes a fifth of a second at most.
 * A member may have thousands of them, and computing all would block every request for minutes. Series after the limit
 * have no occurrences.
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
