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

/** Longest time to read all calendars of a member, in milliseconds. */
const MEMBER_MS = 5_000
/** Longest time to read one calendar, in milliseconds. One with 10 000 events takes a second. */
const CALENDAR_MS = 3_000
/** Most events that are taken from one calendar. The message names only the first one and the exams. */
const EVENTS_MAX = 50
/**
 * Most entries of the cache. Members of one school share their calendars, and have their summaries at the same time.
 */
const CACHE_MAX = 500
/** Most calendars that wait to be read. */
const WAITING_MAX = 400

/** A day of a member, in their time zone. */
export interface MemberDay {
  day: string
  zone: string
}

/** The events of a member's visible subscribed calendars on a day. */
export interface SubscribedDay extends MemberDay {
  occurrences: readonly Occurrence[]
  /** How many calendars were not read in time. */
  unread: number
}

/**
 * Reads a day of subscribed calendars, with the reader of the planner. Each process reads one calendar at a time and
 * pauses often, so that it goes on answering requests. A cache lets many members share one reading.
 */
export class SubscribedDays {
  readonly #db: Database
  readonly #memberMs: number
  readonly #calendarMs: number
  readonly #queue = new BoundedQueue(1, WAITING_MAX, () => new UnavailableError())
  /** The readings, by calendar, version, time zone and day. The one that was used last is at the end. */
  readonly #cache = new Map<string, Promise<Occurrence[]>>()

  /** Tests pass shorter times, in milliseconds. */
  constructor(
    { db }: Pick<Services, 'db'>,
    { memberMs = MEMBER_MS, calendarMs = CALENDAR_MS }: { memberMs?: number; calendarMs?: number } = {},
  ) {
    this.#db = db
    this.#memberMs = memberMs
    this.#calendarMs = calendarMs
  }

  /**
   * Reads a day of a member's calendars, and leaves out those that take too long. Call it outside of a transaction.
   * @throws the reason of `stop` when that aborts
   */
  async read(userId: string, { day, zone }: MemberDay, stop?: AbortSignal): Promise<SubscribedDay> {
    const end = new AbortController()
    const onStop = () => end.abort(stop?.reason)
    if (stop?.aborted) onStop()
    stop?.addEventListener('abort', onStop)
    const late = setTimeout(() => end.abort(new Error('The calendars took too long.')), this.#memberMs)
    try {
      const calendars = await visibleCalendars(this.#db, userId)
      const read = await Promise.allSettled(
        calendars.map((calendar) => inTime(this.#read({ ...calendar, day, zone }, end.signal), end.signal)),
      )
      stop?.throwIfAborted()
      const found = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      return { day, zone, occurrences: found.flat(), unread: read.length - found.length }
    } finally {
      clearTimeout(late)
      stop?.removeEventListener('abort', onStop)
    }
  }

  #read(calendar: Calendar & MemberDay, signal: AbortSignal): Promise<Occurrence[]> {
    const key = JSON.stringify([calendar.id, calendar.version, calendar.zone, calendar.day])
    const cached = this.#cache.get(key)
    const reading =
      cached ?? this.#queue.run(() => readDay(this.#db, calendar, { signal, timeMs: this.#calendarMs }))
    this.#cache.delete(key)
    this.#cache.set(key, reading)
    // The next member tries a failed reading again, unless the calendar itself takes too long.
    if (!cached) reading.catch((error) => isTimeout(error) || this.#cache.delete(key))
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > CACHE_MAX && oldest !== undefined) this.#cache.delete(oldest)
    return reading
  }
}

/** Whether a reading failed because its calendar takes too long. */
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

/** Reads the events of a calendar on a day. @param signal ends the reading, and the wait for it */
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
