import type { PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { newId } from '../../../records/records.ts'
import { addDays } from '../../../time/day.ts'
import { between, dayOf, isDay, later, type Wall } from '../local-time/local-time.ts'
import { daysBetween } from '../week/days.ts'
import type { Occurrence } from '../week/occurrences.ts'
import { type Changes, type Fields, onlyOne, revised, withFields, without } from './event-changes.ts'
import { movedRule } from './repetition.ts'

type Entries = readonly Entry<'event'>[]

const seriesOf = (entries: Entries, uid: string) =>
  entries.find(({ data }) => data.uid === uid && data.original === undefined)

/** Changes one occurrence of a series: from then on it stands for itself. */
export function changeOne({ id, event, at }: Occurrence, fields: Fields, now: Date): Changes {
  const { recurrence: _, ...own } = fields
  const { exceptions: __, additions: ___, ...rest } = event
  if (event.original !== undefined) return onlyOne(id, revised(withFields(event, own), now))
  return onlyOne(newId(), revised({ ...withFields(rest, own), original: at }, now))
}

/** Deletes one occurrence of a series. */
export function deleteOne(entries: Entries, { id, event, at }: Occurrence, now: Date): Changes {
  const series = seriesOf(entries, event.uid)
  const changes = new Map<string, PlannerEvent | null>()
  if (event.original !== undefined) changes.set(id, null)
  if (series) changes.set(series.id, revised(without(series.data, event.original ?? at), now))
  return changes
}

/** Deletes a series with all that stands for its occurrences. */
export function deleteAll(entries: Entries, { event }: Occurrence): Changes {
  const all = entries.filter(({ data }) => data.uid === event.uid)
  return new Map(all.map(({ id }) => [id, null]))
}

/** Makes one event of a series: the occurrence that is looked at. */
export function changeToSingle(entries: Entries, occurrence: Occurrence, fields: Fields, now: Date): Changes {
  const { id, data } = seriesOf(entries, occurrence.event.uid) ?? {
    id: occurrence.id,
    data: occurrence.event,
  }
  const { recurrence: _, ...own } = fields
  const { exceptions: __, additions: ___, ...rest } = data
  return new Map([...deleteAll(entries, occurrence), [id, revised(withFields(rest, own), now)]])
}

/** How the times of a series move when one of its starts goes to another time, be it a whole day. */
function mover(from: Wall, to: Wall): (at: Wall) => Wall {
  if (isDay(from) === isDay(to)) {
    const shift = between(from, to)
    return (at) => later(at, shift)
  }
  const days = daysBetween(dayOf(from), dayOf(to))
  return (at) => addDays(dayOf(at), days) + to.slice(10)
}

/**
 * Changes a series by what was changed of one of its occurrences: every occurrence moves as far as that one did.
 * @param repeated whether the rule is the one of `fields`, else the series keeps its own.
 */
export function changeAll(
  entries: Entries,
  { id, event, at }: Occurrence,
  fields: Fields,
  repeated: boolean,
  now: Date,
): Changes {
  const series = seriesOf(entries, event.uid) ?? { id, data: event }
  const { data } = series
  const move = mover(event.original ?? at, fields.start)
  const start = move(data.start)
  const own = { ...fields, start, end: later(start, between(fields.start, fields.end)) }
  const kept = data.recurrence && movedRule(data.recurrence, data, own, move)
  const recurrence = repeated ? fields.recurrence : kept
  const { recurrence: _, ...plain } = own
  const changed: PlannerEvent = {
    ...withFields(data, recurrence ? { ...plain, recurrence } : plain),
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
