import {
  type Range,
  type Occurrence as SharedOccurrence,
  touches,
} from '@cadence/shared/calendar/occurrences'
import { dayOf, isDay, minutesOf, msBetween } from '@cadence/shared/calendar/time'
import { addDays } from '../../../time/day.ts'
import type { TimeSpan } from './overlap.ts'

export {
  type Expand,
  hasSeries,
  isSeries,
  occurrencesIn,
  type Range,
} from '@cadence/shared/calendar/occurrences'

/** The subscribed calendar of an occurrence. Its events are read-only. */
export interface CalendarSource {
  name: string
  /** Name of its colour. */
  colour: string
}

/** One occurrence of an event. `source` is set for an event of a subscribed calendar. */
export interface Occurrence extends SharedOccurrence {
  source?: CalendarSource
}

/** Occurrences in the order of their starts. */
export const byStart = (occurrences: readonly Occurrence[]) =>
  [...occurrences].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.key < b.key ? -1 : 1))

/** Whether the occurrence is in the all-day row: events of whole days, and those of 24 hours or more. */
export const isAllDay = ({ start, end }: Occurrence) => isDay(start) || msBetween(start, end) >= 86_400_000

/** The part of an occurrence that falls on one day. */
export interface Piece extends TimeSpan {
  occurrence: Occurrence
}

/** The parts of occurrences in the hours of a day, in minutes of that day. */
export function piecesOf(occurrences: readonly Occurrence[], day: string): Piece[] {
  const next = addDays(day, 1)
  return occurrences
    .filter((each) => !isAllDay(each) && touches(each, { from: day, to: next }))
    .map((each) => ({
      occurrence: each,
      from: each.start < day ? 0 : minutesOf(each.start),
      to: dayOf(each.end) > day ? 24 * 60 : minutesOf(each.end),
    }))
}

/** The days of an occurrence in the all-day row. */
export function daysOf({ start, end }: Occurrence): Range {
  const to = isDay(end) || end.endsWith('T00:00:00') ? dayOf(end) : addDays(dayOf(end), 1)
  return { from: dayOf(start), to }
}
