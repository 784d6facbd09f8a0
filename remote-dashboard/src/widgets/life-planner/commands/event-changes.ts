import { addMs, type LocalTime, moveZone, msBetween } from '@cadence/shared/calendar/time'
import type { PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import type { Occurrence } from '../week/occurrences.ts'

/** New events by the id of their record. Null deletes an event. */
export type EventChanges = ReadonlyMap<string, PlannerEvent | null>

/** The fields of an event that the member can change. Times are in the event's own time zone. */
export type EventFields = Pick<PlannerEvent, 'title' | 'start' | 'end' | 'timeZone' | 'kind'> &
  Partial<Pick<PlannerEvent, 'location' | 'description' | 'recurrence' | 'exam' | 'subject'>>

/** A changed event with a new revision number, so that importing an older file does not undo the change. */
export function revised(event: PlannerEvent, now: Date): PlannerEvent {
  return { ...event, sequence: (event.sequence ?? 0) + 1, modified: now.toISOString() }
}

/** An event with new fields. Optional fields that are not given are removed. */
export function withFields(event: PlannerEvent, fields: EventFields): PlannerEvent {
  const { location: _, description: __, recurrence: ___, exam: ____, subject: _____, ...rest } = event
  return { ...rest, ...fields }
}

/** A new event. */
export function newEvent(fields: EventFields, uid: string, now: Date): PlannerEvent {
  return { ...fields, uid, modified: now.toISOString() }
}

/** The fields of an occurrence. */
export function fieldsOf({ event, at }: Occurrence): EventFields {
  const { title, timeZone, kind, location, description, recurrence, exam, subject } = event
  const end = addMs(at, msBetween(event.start, event.end))
  const optional = Object.entries({ location, description, recurrence, exam, subject }).filter(
    ([, value]) => value !== undefined,
  )
  return { title, timeZone, kind, start: at, end, ...Object.fromEntries(optional) }
}

/** The fields of an occurrence with a new start, in the member's time zone. Its length stays. */
export function movedTo(occurrence: Occurrence, start: LocalTime, memberZone: string): EventFields {
  const fields = fieldsOf(occurrence)
  const moved = moveZone(start, memberZone, fields.timeZone)
  return { ...fields, start: moved, end: addMs(moved, msBetween(fields.start, fields.end)) }
}

/** The fields of an occurrence with a new end, in the member's time zone. */
export function endingAt(occurrence: Occurrence, end: LocalTime, memberZone: string): EventFields {
  const fields = fieldsOf(occurrence)
  return { ...fields, end: moveZone(end, memberZone, fields.timeZone) }
}

/** The change of a single record. */
export const singleChange = (id: string, event: PlannerEvent | null): EventChanges => new Map([[id, event]])

/** The changes that undo other changes: the records as they are stored now. */
export function storedBefore(entries: readonly Entry<'event'>[], changes: EventChanges): EventChanges {
  const stored = new Map(entries.map(({ id, data }) => [id, data]))
  return new Map([...changes.keys()].map((id) => [id, stored.get(id) ?? null]))
}
