import type { Expand } from '@cadence/shared/calendar/occurrences'
import { expand } from '@cadence/shared/calendar/recurrence'

/** Time limit for one part of a computation. A usual member needs a fiftieth of it. */
const TIME_MS = 250

/** A time limit for one computation that nothing interrupts. */
export interface TimeLimit {
  /** Whether time is left. The first call begins the time. */
  hasTime(): boolean
  /** Whether something was refused. */
  isOver(): boolean
}

export function timeLimit(timeMs = TIME_MS, clock = () => performance.now()): TimeLimit {
  let end: number | undefined
  let isOver = false
  return {
    hasTime: () => {
      const moment = clock()
      end ??= moment + timeMs
      isOver ||= moment >= end
      return !isOver
    },
    isOver: () => isOver,
  }
}

/** An `Expand` with a time limit for all its series together. */
export interface BoundedExpand {
  expand: Expand
  /** Whether some series were left out. */
  isOver(): boolean
}

/**
 * Makes an `Expand` with a time limit for all its series together, in one computation. One extreme rule takes a fifth of a
 * second at most, and the time zones of its starts take their callers nearly as long. A member may have thousands of
 * them, and computing all would block every request for minutes. The time that the caller takes between two series
 * counts too. Series after the limit have no occurrences.
 */
export function boundedExpand(timeMs?: number, clock?: () => number): BoundedExpand {
  const { hasTime, isOver } = timeLimit(timeMs, clock)
  return { expand: (...series) => (hasTime() ? expand(...series) : []), isOver }
}
