import type { PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { addDays } from '../../../time/day.ts'
import { between, dayOf, isDay, later, minutesOf, type Wall } from '../local-time/local-time.ts'
import { moveZone } from '../local-time/time-zones.ts'
import type { Stretch } from './overlap.ts'

type Entries = readonly Entry<'event'>[]

/** An event as it happens once: one of a series, or the only one. */
export interface Occurrence {
  /** The same as long as it is the same occurrence. */
  key: string
  /** Id of the record that it comes from. */
  id: string
  event: PlannerEvent
  /** Its start by the clock of the event's own zone; in a series, what tells it from the others. */
  at: Wall
  /** Start and end (exclusive) by the member's clock; days for an event of whole days. */
  start: Wall
  end: Wall
  /** Whether it belongs to a series. */
  recurring: boolean
}

/** Starts of a series by its own clock, those of the range among them. Loaded only when there is a series. */
export type Expand = (event: PlannerEvent, from: Wall, to: Wall) => readonly Wall[]

/** Days from one (included) to another (not included). */
export interface Range {
  from: string
  to: string
}

export const isSeries = ({ recurrence, additions }: PlannerEvent) =>
  recurrence !== undefined || (additions?.length ?? 0) > 0

interface Sorted {
  single: Entries
  series: Entries
  /** Starts that have an event of their own, by series. */
  replaced: ReadonlyMap<string, ReadonlySet<Wall>>
}

const kept = new WeakMap<Entries, Sorted>()

function sorted(entries: Entries): Sorted {
  const known = kept.get(entries)
  if (known) return known
  const replaced = new Map<string, Set<Wall>>()
  for (const { data } of entries) {
    if (data.original === undefined) continue
    replaced.set(data.uid, (replaced.get(data.uid) ?? new Set()).add(data.original))
  }
  const series = entries.filter(({ data }) => isSeries(data))
  const single = entries.filter(({ data }) => !isSeries(data))
  const made = { single, series, replaced }
  kept.set(entries, made)
  return made
}

/** Whether a series is among them, so that what expands it is needed. */
export const hasSeries = (entries: Entries) => sorted(entries).series.length > 0

function occurrence({ id, data: event }: Entry<'event'>, at: Wall, zone: string): Occurrence {
  const start = moveZone(at, event.timeZone, zone)
  const end = moveZone(later(at, between(event.start, event.end)), event.timeZone, zone)
  return {
    key: `${id} ${at}`,
    id,
    event,
    at,
    start,
    // An hour that comes twice can turn the two round.
    end: end < start ? start : end,
    recurring: isSeries(event) || event.original !== undefined,
  }
}

function touches({ start, end }: Occurrence, { from, to }: Range): boolean {
  return start < to && (start >= from || (isDay(end) ? end > from : end > `${from}T00:00:00`))
}

/**
 * What happens in a range of days on the clock of `zone`, sorted by its start.
 * @param expand null while it is not loaded: series are left out until then.
 */
export function occurrencesIn(
  entries: Entries,
  range: Range,
  zone: string,
  expand: Expand | null,
): Occurrence[] {
  const { single, series, replaced } = sorted(entries)
  // No clock is more than a day away from another one.
  const from = addDays(range.from, -2)
  const to = addDays(range.to, 2)
  const near = single.filter(({ data }) => data.start < to && data.end >= from)
  const once = near.map((entry) => occurrence(entry, entry.data.start, zone))
  const repeated = series.flatMap((entry) => {
    const { data } = entry
    const taken = replaced.get(data.uid)
    const first = dayOf(later(from, -between(data.start, data.end)))
    return (expand?.(data, first, to) ?? [])
      .filter((at) => !taken?.has(at))
      .map((at) => occurrence(entry, at, zone))
  })
  return [...once, ...repeated]
    .filter((each) => touches(each, range))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.key < b.key ? -1 : 1))
}

/** Whether it stands above the hours: whole days, and what lasts a day or longer. */
export const isAbove = ({ start, end }: Occurrence) => isDay(start) || between(start, end) >= 86_400_000

/** The part of an occurrence that falls on one day. */
export interface Piece extends Stretch {
  occurrence: Occurrence
}

/** What stands in the hours of a day, in minutes of that day. */
export function piecesOf(occurrences: readonly Occurrence[], day: string): Piece[] {
  const next = addDays(day, 1)
  return occurrences
    .filter((each) => !isAbove(each) && touches(each, { from: day, to: next }))
    .map((each) => ({
      occurrence: each,
      from: each.start < day ? 0 : minutesOf(each.start),
      to: dayOf(each.end) > day ? 24 * 60 : minutesOf(each.end),
    }))
}

/** The days of an occurrence that stands above the hours: from the first to the day after the last. */
export function daysOf({ start, end }: Occurrence): Range {
  const to = isDay(end) || end.endsWith('T00:00:00') ? dayOf(end) : addDays(dayOf(end), 1)
  return { from: dayOf(start), to }
}
