import {
  type CalendarFile,
  FileRefusedError,
  isOlder,
  keyOf,
  stableId,
  uniqueEvents,
} from '@cadence/shared/calendar/reader'
import { expand } from '@cadence/shared/calendar/recurrence'
import { dayOf } from '@cadence/shared/calendar/time'
import { EVENTS_MAX, type PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { addDays } from '../../../time/day.ts'
import type { EventChanges } from '../commands/event-changes.ts'
import { occurrencesIn } from '../week/occurrences.ts'

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

/** An event as text, without its revision, which the member does not see. */
function content({ sequence, modified, ...event }: PlannerEvent): string {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isSame = (one: PlannerEvent, other: PlannerEvent) => content(one) === content(other)

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
