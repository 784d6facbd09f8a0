import { expand } from '@cadence/shared/calendar/recurrence'
import { EVENTS_MAX, type PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { addDays } from '../../../time/day.ts'
import type { EventChanges } from '../commands/event-changes.ts'
import { withException } from '../commands/event-changes.ts'
import { dayOf } from '../local-time/local-time.ts'
import { occurrencesIn } from '../week/occurrences.ts'
import { type CalendarFile, FileRefusedError } from './calendar-reader.ts'
import { type FileEvent, inSeries } from './event-reader.ts'
import { stableId } from './stable-id.ts'

/** Largest size of an import in the browser's storage, in UTF-16 code units. */
const IMPORT_MAX_LENGTH = 2_000_000

type Entries = readonly Entry<'event'>[]

/** What an import will change. */
export interface ImportPlan {
  changes: ReadonlyMap<string, PlannerEvent | null>
  added: number
  updated: number
  /** Events that are stored already, in the same or a newer version. */
  same: number
  cancelled: number
  unreadable: number
  others: number
  /** Events with an unknown time zone. */
  lostZones: number
}

/** Identifies an event: the uid, and for a changed occurrence its original start. */
const keyOf = ({ uid, original }: Pick<PlannerEvent, 'uid' | 'original'>) => `${original ?? ''} ${uid}`

/** An event as text, without its revision, which the member does not see. */
function content({ sequence, modified, ...event }: PlannerEvent): string {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isSame = (one: PlannerEvent, other: PlannerEvent) => content(one) === content(other)

/** Whether the second event is certainly an older revision of the first one. */
function isOlder(one: PlannerEvent, other: PlannerEvent): boolean {
  if (one.sequence !== undefined && other.sequence !== undefined && one.sequence !== other.sequence) {
    return other.sequence < one.sequence
  }
  return one.modified !== undefined && other.modified !== undefined && other.modified < one.modified
}

/**
 * The events of a file by key: the newest revision of each, with RECURRENCE-IDs in the time zone of their series. And
 * the keys of the cancelled ones.
 */
function uniqueEvents(events: readonly FileEvent[], stored: ReadonlyMap<string, PlannerEvent>) {
  const withOwnKind = new Set(events.filter(({ kind }) => kind !== null).map(({ event }) => event))
  const found = new Map<string, PlannerEvent>()
  const cancelledKeys = new Set<string>()
  const add = (event: PlannerEvent) => {
    const key = keyOf(event)
    const other = found.get(key)
    if (!other || !isOlder(other, event)) found.set(key, event)
  }
  /** The event with what the member chose for it or its series and the file does not say: such as its kind and subject. */
  const withChoices = (event: PlannerEvent, fileEvent: PlannerEvent): PlannerEvent => {
    const before = stored.get(keyOf(event)) ?? stored.get(keyOf({ uid: event.uid }))
    if (!before) return event
    const { kind, exam, subject, revisionFor } = before
    return {
      ...{ exam, subject, revisionFor },
      ...event,
      ...(!withOwnKind.has(fileEvent) && { kind }),
    }
  }
  for (const { event, original, cancelled } of events) {
    if (original !== null) continue
    if (cancelled) cancelledKeys.add(keyOf(event))
    else add(withChoices(event, event))
  }
  // Changed occurrences come second: their series must be known.
  for (const { event, original, cancelled } of events) {
    if (original === null) continue
    const seriesKey = keyOf({ uid: event.uid })
    const series = found.get(seriesKey) ?? stored.get(seriesKey)
    const at = inSeries(original, series ?? event)
    if (!cancelled) {
      add(withChoices({ ...event, original: at }, event))
      continue
    }
    cancelledKeys.add(keyOf({ uid: event.uid, original: at }))
    if (series) found.set(seriesKey, withException(series, at))
  }
  return { found, cancelledKeys }
}

/**
 * The events of a calendar that is subscribed to: one for each key, the newest revision, without the cancelled ones.
 * @returns them by an id that is the same on every device and after every reading.
 */
export function calendarEvents(file: CalendarFile): ReadonlyMap<string, PlannerEvent> {
  const { found } = uniqueEvents(file.events, new Map())
  return new Map([...found].map(([key, event]) => [stableId(key), event]))
}

/**
 * Plans an import: new events are added, stored ones are replaced unless they are the same or newer, and events that the
 * file cancels are deleted.
 * @throws FileRefusedError when the planner cannot hold so many events.
 */
export function planImport(file: CalendarFile, entries: Entries): ImportPlan {
  const ids = new Map(entries.map(({ id, data }) => [keyOf(data), id]))
  const stored = new Map(entries.map(({ data }) => [keyOf(data), data]))
  const { found, cancelledKeys } = uniqueEvents(file.events, stored)
  const changes = new Map<string, PlannerEvent | null>()
  const plan = { added: 0, updated: 0, same: 0, cancelled: 0 }
  for (const [key, event] of found) {
    const before = stored.get(key)
    if (before && (isSame(before, event) || isOlder(before, event))) {
      plan.same += 1
      continue
    }
    plan[before ? 'updated' : 'added'] += 1
    changes.set(ids.get(key) ?? stableId(key), event)
  }
  for (const key of cancelledKeys) {
    const id = ids.get(key)
    if (id === undefined || found.has(key)) continue
    plan.cancelled += 1
    changes.set(id, null)
  }
  if (entries.length + plan.added > EVENTS_MAX) throw new FileRefusedError('too many')
  const length = [...changes].reduce((sum, [, event]) => sum + JSON.stringify(event).length, 0)
  if (length > IMPORT_MAX_LENGTH) throw new FileRefusedError('too big')
  return {
    ...plan,
    changes,
    unreadable: file.unreadable,
    others: file.others,
    lostZones: file.events.filter(({ lostZone }) => lostZone).length,
  }
}

/** The next imported event is searched in this many days. */
const AHEAD_DAYS = 366

export interface ShownWeek {
  /** The first day of the week that is shown. */
  first: string
  today: string
  /** The member's time zone. */
  zone: string
}

/**
 * The day that the planner shows after an import.
 * @returns the day of the next imported event, or of the last one when all are past. Null when the shown week already
 *   has an imported event.
 */
export function dayToShow(changes: EventChanges, { first, today, zone }: ShownWeek): string | null {
  const imported = [...changes].flatMap(([id, data]) => (data ? [{ id, data, updatedAt: '' }] : []))
  const daysIn = (from: string, to: string) =>
    occurrencesIn(imported, { from, to }, zone, expand).map(({ start }) => dayOf(start))
  if (daysIn(first, addDays(first, 7)).length > 0) return null
  const [next] = daysIn(today, addDays(today, AHEAD_DAYS))
  if (next !== undefined) return next < today ? today : next
  const starts = imported.map(({ data }) => dayOf(data.start)).sort()
  const far = starts.find((day) => day > today)
  if (far !== undefined || starts[0] === undefined) return far ?? null
  return daysIn(starts[0], today).at(-1) ?? null
}
