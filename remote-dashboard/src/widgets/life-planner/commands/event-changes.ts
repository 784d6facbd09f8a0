import { EVENT_DATES_MAX, type PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { between, later, type Wall } from '../local-time/local-time.ts'
import { moveZone } from '../local-time/time-zones.ts'
import type { Occurrence } from '../week/occurrences.ts'

/** What events become, by the id of their record; null deletes one. */
export type Changes = ReadonlyMap<string, PlannerEvent | null>

/** What a member changes of an event. Times are those of its own zone's clock. */
export type Fields = Pick<PlannerEvent, 'title' | 'start' | 'end' | 'timeZone' | 'kind'> &
  Partial<Pick<PlannerEvent, 'location' | 'description' | 'recurrence'>>

/** An event with its revision told, so that an older file does not take the change back. */
export function revised(event: PlannerEvent, now: Date): PlannerEvent {
  return { ...event, sequence: (event.sequence ?? 0) + 1, modified: now.toISOString() }
}

/** An event with other fields; those that are not given are gone. */
export function withFields(event: PlannerEvent, fields: Fields): PlannerEvent {
  const { location: _, description: __, recurrence: ___, ...rest } = event
  return { ...rest, ...fields }
}

/** A series without one of its starts. */
export function without(event: PlannerEvent, at: Wall): PlannerEvent {
  const exceptions = [...new Set([...(event.exceptions ?? []), at])].sort().slice(-EVENT_DATES_MAX)
  return { ...event, exceptions }
}

/** A new event. */
export function created(fields: Fields, uid: string, now: Date): PlannerEvent {
  return { ...fields, uid, modified: now.toISOString() }
}

/** The fields of an occurrence as they are. */
export function fieldsOf({ event, at }: Occurrence): Fields {
  const { title, timeZone, kind, location, description, recurrence } = event
  const end = later(at, between(event.start, event.end))
  const given = { location, description, recurrence }
  const told = Object.entries(given).filter(([, value]) => value !== undefined)
  return { title, timeZone, kind, start: at, end, ...Object.fromEntries(told) }
}

/** The fields of an occurrence that begins at another time of the member's clock, as long as before. */
export function movedTo(occurrence: Occurrence, start: Wall, memberZone: string): Fields {
  const fields = fieldsOf(occurrence)
  const moved = moveZone(start, memberZone, fields.timeZone)
  return { ...fields, start: moved, end: later(moved, between(fields.start, fields.end)) }
}

/** The fields of an occurrence that ends at another time of the member's clock. */
export function endingAt(occurrence: Occurrence, end: Wall, memberZone: string): Fields {
  const fields = fieldsOf(occurrence)
  return { ...fields, end: moveZone(end, memberZone, fields.timeZone) }
}

/** Which records hold an event that is no series. */
export const onlyOne = (id: string, event: PlannerEvent | null): Changes => new Map([[id, event]])

/** What the records held before, for taking changes back. */
export function before(entries: readonly Entry<'event'>[], changes: Changes): Changes {
  const held = new Map(entries.map(({ id, data }) => [id, data]))
  return new Map([...changes.keys()].map((id) => [id, held.get(id) ?? null]))
}
