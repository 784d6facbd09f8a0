import { withException } from '@cadence/shared/calendar/occurrences'
import { addMs, dayOf, isDay, type LocalTime, msBetween } from '@cadence/shared/calendar/time'
import type { PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { newId } from '../../../records/records.ts'
import { addDays } from '../../../time/day.ts'
import { daysBetween } from '../week/days.ts'
import type { Occurrence } from '../week/occurrences.ts'
import { type EventChanges, type EventFields, revised, singleChange, withFields } from './event-changes.ts'
import { movedRule } from './repetition.ts'

type Entries = readonly Entry<'event'>[]

const seriesOf = (entries: Entries, uid: string) =>
  entries.find(({ data }) => data.uid === uid && data.original === undefined)

/** Changes one occurrence of a series, which becomes an event of its own with the same uid (RFC 5545, RECURRENCE-ID). */
export function changeOne({ id, event, at }: Occurrence, fields: EventFields, now: Date): EventChanges {
  const { recurrence: _, ...own } = fields
  const { exceptions: __, additions: ___, ...rest } = event
  if (event.original !== undefined) return singleChange(id, revised(withFields(event, own), now))
  return singleChange(newId(), revised({ ...withFields(rest, own), original: at }, now))
}

/** Deletes one occurrence of a series. */
export function deleteOne(entries: Entries, { id, event, at }: Occurrence, now: Date): EventChanges {
  const series = seriesOf(entries, event.uid)
  const changes = new Map<string, PlannerEvent | null>()
  if (event.original !== undefined) changes.set(id, null)
  if (series) changes.set(series.id, revised(withException(series.data, event.original ?? at), now))
  return changes
}

/** Deletes a series with its changed occurrences. */
export function deleteAll(entries: Entries, { event }: Occurrence): EventChanges {
  const all = entries.filter(({ data }) => data.uid === event.uid)
  return new Map(all.map(({ id }) => [id, null]))
}

/** Replaces a series by a single event, with the fields of one of its occurrences. */
export function changeToSingle(
  entries: Entries,
  occurrence: Occurrence,
  fields: EventFields,
  now: Date,
): EventChanges {
  const { id, data } = seriesOf(entries, occurrence.event.uid) ?? {
    id: occurrence.id,
    data: occurrence.event,
  }
  const { recurrence: _, ...own } = fields
  const { exceptions: __, additions: ___, ...rest } = data
  return new Map([...deleteAll(entries, occurrence), [id, revised(withFields(rest, own), now)]])
}

/** Moves the times of a series as far as one of its starts moves. A start may become a whole day, or the reverse. */
function mover(from: LocalTime, to: LocalTime): (at: LocalTime) => LocalTime {
  if (isDay(from) === isDay(to)) {
    const shift = msBetween(from, to)
    return (at) => addMs(at, shift)
  }
  const days = daysBetween(dayOf(from), dayOf(to))
  return (at) => addDays(dayOf(at), days) + to.slice(10)
}

/**
 * Applies the change of one occurrence to the whole series: every occurrence moves as far as that one.
 * @param repeated whether the rule of `fields` replaces the rule of the series.
 */
export function changeAll(
  entries: Entries,
  { id, event, at }: Occurrence,
  fields: EventFields,
  repeated: boolean,
  now: Date,
): EventChanges {
  const series = seriesOf(entries, event.uid) ?? { id, data: event }
  const { data } = series
  const move = mover(event.original ?? at, fields.start)
  const start = move(data.start)
  const own = { ...fields, start, end: addMs(start, msBetween(fields.start, fields.end)) }
  const movedRecurrence = data.recurrence && movedRule(data.recurrence, data, own, move)
  const recurrence = repeated ? fields.recurrence : movedRecurrence
  const { recurrence: _, ...single } = own
  const changed: PlannerEvent = {
    ...withFields(data, recurrence ? { ...single, recurrence } : single),
    ...(data.exceptions && { exceptions: data.exceptions.map(move) }),
    ...(data.additions && { additions: data.additions.map(move) }),
  }
  const changes = new Map([[series.id, revised(changed, now)]])
  for (const other of entries) {
    const { original } = other.data
    if (other.data.uid !== data.uid || original === undefined || other.id === series.id) continue
    changes.set(other.id, revised({ ...other.data, original: move(original) }, now))
  }
  return changes
}
