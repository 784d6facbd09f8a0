import type { PlannerEvent } from '../../schemas/planner-event.ts'
import { withException } from '../occurrences.ts'
import type { CalendarFile } from './calendar-reader.ts'
import { type FileEvent, inSeries } from './event-reader.ts'
import { stableId } from './stable-id.ts'

/** Identifies an event: the uid, and for a changed occurrence its original start. */
export const keyOf = ({ uid, original }: Pick<PlannerEvent, 'uid' | 'original'>) => `${original ?? ''} ${uid}`

/** Whether the second event is certainly an older revision of the first one. */
export function isOlder(one: PlannerEvent, other: PlannerEvent): boolean {
  if (one.sequence !== undefined && other.sequence !== undefined && one.sequence !== other.sequence) {
    return other.sequence < one.sequence
  }
  return one.modified !== undefined && other.modified !== undefined && other.modified < one.modified
}

/**
 * The newest revision of each event of a file, by key, with RECURRENCE-IDs in the time zone of their series; and the
 * keys of the cancelled events.
 * @param stored the events that the planner has already, by key
 */
export function uniqueEvents(events: readonly FileEvent[], stored: ReadonlyMap<string, PlannerEvent>) {
  const withOwnKind = new Set(events.filter(({ kind }) => kind !== null).map(({ event }) => event))
  const found = new Map<string, PlannerEvent>()
  const cancelledKeys = new Set<string>()
  const add = (event: PlannerEvent) => {
    const key = keyOf(event)
    const other = found.get(key)
    if (!other || !isOlder(other, event)) found.set(key, event)
  }
  /** Adds what the member chose for the event or its series and the file cannot know, such as its subject. */
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
 * @returns the events by an id that is the same on every device and after every reading.
 */
export function calendarEvents(file: CalendarFile): ReadonlyMap<string, PlannerEvent> {
  const { found } = uniqueEvents(file.events, new Map())
  return new Map([...found].map(([key, event]) => [stableId(key), event]))
}
