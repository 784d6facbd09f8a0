// Imported by the name of the package: the page has the schemas already, and a relative import would bundle a copy.
import { EVENT_DATES_MAX } from '@cadence/shared/schemas'
import type { PlannerEvent } from '../schemas/planner-event.ts'
import { addMs, DAY_MS, dayOf, isDay, type LocalTime, msBetween } from './local-time.ts'
import { moveZone } from './time-zones.ts'

/** The record of an event. */
export interface EventEntry {
  id: string
  data: PlannerEvent
}

type Entries = readonly EventEntry[]

const addDays = (day: string, days: number) => addMs(day, days * DAY_MS)

/** One occurrence of an event: one of a series, or the event itself. */
export interface Occurrence {
  /** Identifies the occurrence. */
  key: string
  /** Id of the event's record. */
  id: string
  event: PlannerEvent
  /** Start in the event's own time zone. In a series it identifies the occurrence. */
  at: LocalTime
  /** Start and end (exclusive) in the member's time zone. Dates for an all-day event. */
  start: LocalTime
  end: LocalTime
  /** Whether the event belongs to a series. */
  recurring: boolean
}

/** Computes the starts of a series in a range, in the time zone of the series. Loaded only when there is a series. */
export type Expand = (event: PlannerEvent, from: LocalTime, to: LocalTime) => readonly LocalTime[]

/** Days from `from` (included) to `to` (not included). */
export interface Range {
  from: string
  to: string
}

export const isSeries = ({ recurrence, additions }: PlannerEvent) =>
  recurrence !== undefined || (additions?.length ?? 0) > 0

/** A series without one of its occurrences. */
export function withException(event: PlannerEvent, at: LocalTime): PlannerEvent {
  const exceptions = [...new Set([...(event.exceptions ?? []), at])].sort().slice(-EVENT_DATES_MAX)
  return { ...event, exceptions }
}

/** Whether start and end exist. A stored record may name the 31st of February, with which nothing can be calculated. */
const hasRealDates = ({ start, end }: PlannerEvent) => !Number.isNaN(msBetween(start, end))

interface GroupedEntries {
  single: Entries
  series: Entries
  /** Starts that a changed occurrence replaces, by the uid of the series. */
  replaced: ReadonlyMap<string, ReadonlySet<LocalTime>>
}

const cache = new WeakMap<Entries, GroupedEntries>()

function grouped(entries: Entries): GroupedEntries {
  const cached = cache.get(entries)
  if (cached) return cached
  const replaced = new Map<string, Set<LocalTime>>()
  for (const { data } of entries) {
    if (data.original === undefined) continue
    replaced.set(data.uid, (replaced.get(data.uid) ?? new Set()).add(data.original))
  }
  const readable = entries.filter(({ data }) => hasRealDates(data))
  const series = readable.filter(({ data }) => isSeries(data))
  const single = readable.filter(({ data }) => !isSeries(data))
  const groups = { single, series, replaced }
  cache.set(entries, groups)
  return groups
}

/** Whether the entries hold a series, so that `Expand` must be loaded. */
export const hasSeries = (entries: Entries) => grouped(entries).series.length > 0

function occurrence({ id, data: event }: EventEntry, at: LocalTime, zone: string): Occurrence {
  const start = moveZone(at, event.timeZone, zone)
  const end = moveZone(addMs(at, msBetween(event.start, event.end)), event.timeZone, zone)
  return {
    key: `${id} ${at}`,
    id,
    event,
    at,
    start,
    // At the end of summer time an hour occurs twice: the end may then come before the start.
    end: end < start ? start : end,
    recurring: isSeries(event) || event.original !== undefined,
  }
}

/** Whether an occurrence has a part in a range of days. */
export function touches({ start, end }: Occurrence, { from, to }: Range): boolean {
  return start < to && (start >= from || (isDay(end) ? end > from : end > `${from}T00:00:00`))
}

/**
 * The occurrences in a range of days in a time zone, sorted by start.
 * @param expand null while it is not loaded. The result then holds no series.
 */
export function occurrencesIn(
  entries: Entries,
  range: Range,
  zone: string,
  expand: Expand | null,
): Occurrence[] {
  const { single, series, replaced } = grouped(entries)
  // Two time zones differ by 26 hours at most.
  const from = addDays(range.from, -2)
  const to = addDays(range.to, 2)
  const near = single.filter(({ data }) => data.start < to && data.end >= from)
  const once = near.map((entry) => occurrence(entry, entry.data.start, zone))
  const repeated = series.flatMap((entry) => {
    const { data } = entry
    const replacedStarts = replaced.get(data.uid)
    const first = dayOf(addMs(from, -msBetween(data.start, data.end)))
    return (expand?.(data, first, to) ?? [])
      .filter((at) => !replacedStarts?.has(at))
      .map((at) => occurrence(entry, at, zone))
  })
  return [...once, ...repeated]
    .filter((each) => touches(each, range))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.key < b.key ? -1 : 1))
}
