import { type Occurrence, occurrencesIn } from '@cadence/shared/calendar/occurrences'
import {
  calendarEvents,
  FileRefusedError,
  readCalendar,
  SUBSCRIBED_EVENTS_MAX,
} from '@cadence/shared/calendar/reader'
import { addMs, DAY_MS, dayOf } from '@cadence/shared/calendar/time'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { calendarSources, subscriptions } from '../db/schema.ts'
import { UnavailableError } from '../http/http-errors.ts'
import { BoundedQueue } from '../lib/bounded-queue.ts'
import type { Services } from '../services.ts'
import { sourceText } from '../subscriptions/calendar-sources.ts'
import { boundedExpand } from './bounded-expand.ts'

/** How long the calendars of one member may take in all. */
const MEMBER_MS = 5_000
/** How long one calendar may take. A large one of 10 000 events takes a second. */
const CALENDAR_MS = 3_000
/** Most events of one calendar on a day: the message names the first one, and the exams. */
const EVENTS_MAX = 50
/** Most days of calendars that are kept. Members of one school share theirs, and have their mornings at the same time. */
const KEPT_MAX = 500
/** Calendars that wait for being read. */
const WAITING_MAX = 400

/** A day of a member, in their time zone. */
export interface MemberDay {
  day: string
  zone: string
}

/** What the calendars that a member subscribes to, and does not hide, say of a day. */
export interface SubscribedDay extends MemberDay {
  occurrences: readonly Occurrence[]
  /** How many calendars were not read in time. */
  unread: number
}

/**
 * Reads subscribed calendars with the reader of the planner. It works in short pieces, one calendar at a time in a
 * process, so that requests are answered meanwhile; a calendar that many members share is read once for a day.
 */
export class SubscribedDays {
  readonly #db: Database
  readonly #memberMs: number
  readonly #calendarMs: number
  readonly #queue = new BoundedQueue(1, WAITING_MAX, () => new UnavailableError())
  /** By calendar, version, time zone and day, the one that was asked for last at the end. */
  readonly #kept = new Map<string, Promise<Occurrence[]>>()

  /** The times are for tests. */
  constructor(
    { db }: Pick<Services, 'db'>,
    { memberMs = MEMBER_MS, calendarMs = CALENDAR_MS }: { memberMs?: number; calendarMs?: number } = {},
  ) {
    this.#db = db
    this.#memberMs = memberMs
    this.#calendarMs = calendarMs
  }

  /**
   * Reads the calendars of a member. Those that take too long are left out. Call it outside of a transaction.
   * @throws the reason of `stop` when that aborts
   */
  async read(userId: string, { day, zone }: MemberDay, stop?: AbortSignal): Promise<SubscribedDay> {
    const end = new AbortController()
    const onStop = () => end.abort(stop?.reason)
    if (stop?.aborted) onStop()
    stop?.addEventListener('abort', onStop)
    const late = setTimeout(() => end.abort(new Error('The time is over.')), this.#memberMs)
    try {
      const calendars = await visibleCalendars(this.#db, userId)
      const read = await Promise.allSettled(
        calendars.map((calendar) => inTime(this.#keep({ ...calendar, day, zone }, end.signal), end.signal)),
      )
      stop?.throwIfAborted()
      const found = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      return { day, zone, occurrences: found.flat(), unread: read.length - found.length }
    } finally {
      clearTimeout(late)
      stop?.removeEventListener('abort', onStop)
    }
  }

  #keep(calendar: Calendar & MemberDay, signal: AbortSignal): Promise<Occurrence[]> {
    const key = JSON.stringify([calendar.id, calendar.version, calendar.zone, calendar.day])
    const kept = this.#kept.get(key)
    const reading =
      kept ?? this.#queue.run(() => readDay(this.#db, calendar, { signal, timeMs: this.#calendarMs }))
    this.#kept.delete(key)
    this.#kept.set(key, reading)
    // One that failed is tried again by the next member, unless it takes too long for everybody.
    if (!kept) reading.catch((error) => isTimeout(error) || this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest)
    return reading
  }
}

/** Whether a reading has used up its own time. */
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

interface Calendar {
  id: string
  version: string | null
}

function visibleCalendars(db: Database, userId: string): Promise<Calendar[]> {
  const { id, version } = calendarSources
  return db
    .select({ id, version })
    .from(subscriptions)
    .innerJoin(calendarSources, eq(id, subscriptions.sourceId))
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.hidden, false), isNotNull(version)))
    .orderBy(asc(subscriptions.position))
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

/** @param signal ends the waiting for the calendar, and its reading: nobody needs it afterwards */
async function readDay(
  db: Database,
  { id, day, zone }: Calendar & MemberDay,
  { signal, timeMs }: { signal: AbortSignal; timeMs: number },
): Promise<Occurrence[]> {
  signal.throwIfAborted()
  const text = await sourceText(db, id)
  if (!text) return []
  const bytes = new TextEncoder().encode(text.calendar)
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeMs)])
  const options = { eventsMax: SUBSCRIBED_EVENTS_MAX, signal: within }
  const file = await readCalendar(bytes, zone, options).catch((error: unknown) => {
    if (error instanceof FileRefusedError) return undefined
    throw error
  })
  if (!file) return []
  const entries = Array.from(calendarEvents(file), ([key, data]) => ({ id: key, data }))
  const range = { from: day, to: addMs(day, DAY_MS) }
  return occurrencesIn(entries, range, zone, boundedExpand().expand)
    .filter(({ start }) => dayOf(start) === day)
    .slice(0, EVENTS_MAX)
    .map(({ event: { uid, title, start, end, timeZone, kind, exam }, ...one }) => {
      // Without descriptions, which are long.
      return { ...one, event: { uid, title, start, end, timeZone, kind, ...(exam && { exam }) } }
    })
}
