import { EVENTS_MAX, type PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'
import { addDays } from '../../../time/day.ts'
import type { EventChanges } from '../commands/event-changes.ts'
import { withException } from '../commands/event-changes.ts'
import { dayOf } from '../local-time/local-time.ts'
import { weekOf } from '../week/days.ts'
import { occurrencesIn } from '../week/occurrences.ts'
import { expand } from '../week/recurrence.ts'
import { type FileEvent, inSeries } from './event-reader.ts'
import { type CalendarFile, FileRefusedError } from './reader.ts'
import { hash } from './stable-id.ts'

/** Most that the events of one import may take in the browser's storage, in UTF-16 code units. */
const IMPORT_MAX_LENGTH = 2_000_000

type Entries = readonly Entry<'event'>[]

/** What an import would do. */
export interface ImportPlan {
  changes: ReadonlyMap<string, PlannerEvent | null>
  added: number
  updated: number
  /** Already here, the same or newer. */
  same: number
  cancelled: number
  unreadable: number
  others: number
  /** Events whose time zone nothing explains. */
  lostZones: number
}

const nameOf = ({ uid, original }: Pick<PlannerEvent, 'uid' | 'original'>) => `${original ?? ''} ${uid}`

/** What a member can see of an event: its revision aside. */
function content({ sequence, modified, ...event }: PlannerEvent): string {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const isSame = (one: PlannerEvent, other: PlannerEvent) => content(one) === content(other)

/** Whether the second is known to be the older revision. */
export function isOlder(one: PlannerEvent, other: PlannerEvent): boolean {
  if (one.sequence !== undefined && other.sequence !== undefined && one.sequence !== other.sequence) {
    return other.sequence < one.sequence
  }
  return one.modified !== undefined && other.modified !== undefined && other.modified < one.modified
}

/** The events of a file, one of each name, on the clocks of their series; and those that it calls off. */
function settle(events: readonly FileEvent[], here: ReadonlyMap<string, PlannerEvent>) {
  const kinds = new Set(events.filter(({ kind }) => kind !== null).map(({ event }) => event))
  const found = new Map<string, PlannerEvent>()
  const off = new Set<string>()
  const put = (event: PlannerEvent) => {
    const name = nameOf(event)
    const before = found.get(name)
    if (!before || !isOlder(before, event)) found.set(name, event)
  }
  const mine = (event: PlannerEvent, given: PlannerEvent): PlannerEvent => {
    const kind = here.get(nameOf(event))?.kind ?? here.get(nameOf({ uid: event.uid }))?.kind
    return kinds.has(given) || kind === undefined ? event : { ...event, kind }
  }
  for (const { event, original, cancelled } of events) {
    if (original !== null) continue
    if (cancelled) off.add(nameOf(event))
    else put(mine(event, event))
  }
  for (const { event, original, cancelled } of events) {
    if (original === null) continue
    const name = nameOf({ uid: event.uid })
    const series = found.get(name) ?? here.get(name)
    const at = inSeries(original, series ?? event)
    if (!cancelled) {
      put(mine({ ...event, original: at }, event))
      continue
    }
    off.add(nameOf({ uid: event.uid, original: at }))
    if (series) found.set(name, withException(series, at))
  }
  return { found, off }
}

/**
 * What an import changes: what is new is added, what is here already is replaced unless it is the same or newer, and
 * what the file calls off is taken away.
 * @throws FileRefusedError when it is more than a planner can hold.
 */
export function planImport(file: CalendarFile, entries: Entries): ImportPlan {
  const ids = new Map(entries.map(({ id, data }) => [nameOf(data), id]))
  const here = new Map(entries.map(({ data }) => [nameOf(data), data]))
  const { found, off } = settle(file.events, here)
  const changes = new Map<string, PlannerEvent | null>()
  const plan = { added: 0, updated: 0, same: 0, cancelled: 0 }
  for (const [name, event] of found) {
    const before = here.get(name)
    if (before && (isSame(before, event) || isOlder(before, event))) {
      plan.same += 1
      continue
    }
    plan[before ? 'updated' : 'added'] += 1
    changes.set(ids.get(name) ?? hash(name), event)
  }
  for (const name of off) {
    const id = ids.get(name)
    if (id === undefined || found.has(name)) continue
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

/** How far ahead the next imported event is looked for, in days. */
const AHEAD_DAYS = 366

export interface Looking {
  /** A day of the week that is shown. */
  shown: string
  today: string
  /** The member's time zone. */
  zone: string
}

/**
 * The day to look at after an import.
 * @returns null for the one that is shown, when its week has an imported event; else the next of them, else the last.
 */
export function dayToShow(changes: EventChanges, { shown, today, zone }: Looking): string | null {
  const imported = [...changes].flatMap(([id, data]) => (data ? [{ id, data, updatedAt: '' }] : []))
  const daysIn = (from: string, to: string) =>
    occurrencesIn(imported, { from, to }, zone, expand).map(({ start }) => dayOf(start))
  const [first = shown] = weekOf(shown)
  if (daysIn(first, addDays(first, 7)).length > 0) return null
  const [next] = daysIn(today, addDays(today, AHEAD_DAYS))
  if (next !== undefined) return next < today ? today : next
  const starts = imported.map(({ data }) => dayOf(data.start)).sort()
  const far = starts.find((day) => day > today)
  if (far !== undefined || starts[0] === undefined) return far ?? null
  return daysIn(starts[0], today).at(-1) ?? null
}
