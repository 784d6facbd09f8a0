import type { Occurrence } from '@cadence/shared/calendar/occurrences'
import { addMs, DAY_MS, momentOf } from '@cadence/shared/calendar/time'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { calendarSources, subscriptions } from '../db/schema.ts'
import { UnavailableError } from '../http/http-errors.ts'
import { BoundedQueue } from '../lib/bounded-queue.ts'
import { sourceText } from '../subscriptions/calendar-sources.ts'
import type { MemberDay } from './day-messages.ts'
import { DayReader, UnreadableCalendarError } from './day-reader.ts'

/**
 * Longest time that a member waits for their calendars, in milliseconds. It includes the wait for the calendars of other
 * members, and is shorter than the lease of the job.
 */
const MEMBER_MS = 20_000
/**
 * Most entries of the cache. Members of one school share their calendars, and have their summaries at the same time.
 */
const CACHE_MAX = 500
/** Most calendars that wait to be read. */
const WAITING_MAX = 400

/** The events of a member's visible subscribed calendars on a day. */
export interface SubscribedDay extends MemberDay {
  occurrences: readonly Occurrence[]
  /** How many calendars cannot be read. */
  failed: number
  /** How many calendars were not read in time. Another attempt may read them. */
  late: number
}

interface CachedDay {
  reading: Promise<readonly Occurrence[]>
  /** The end of the day, in milliseconds since 1970. */
  until: number
}

/**
 * Reads a day of subscribed calendars, with the reader of the planner. Each process reads one calendar at a time. A cache
 * lets many members share one reading, which continues for the others when a member stops waiting.
 */
export class SubscribedDays {
  readonly #db: Database
  readonly #now: () => Date
  readonly #memberMs: number
  readonly #reader: DayReader
  readonly #queue = new BoundedQueue(1, WAITING_MAX, () => new UnavailableError())
  /** The readings, by calendar, version, time zone and day. The one that was used last is at the end. */
  readonly #cache = new Map<string, CachedDay>()
  #isStopped = false

  /** Tests pass a shorter time, in milliseconds, and their own reader. */
  constructor(
    { db, now }: { db: Database; now: () => Date },
    { memberMs = MEMBER_MS, reader = new DayReader() }: { memberMs?: number; reader?: DayReader } = {},
  ) {
    this.#db = db
    this.#now = now
    this.#memberMs = memberMs
    this.#reader = reader
  }

  /**
   * Reads the calendars of a member. Those that take too long are left out. Call it outside of a transaction.
   * @throws the reason of `stop` when that aborts
   */
  async read(userId: string, { day, zone }: MemberDay, stop?: AbortSignal): Promise<SubscribedDay> {
    stop?.throwIfAborted()
    const calendars = await visibleCalendars(this.#db, userId)
    const late = AbortSignal.timeout(this.#memberMs)
    const end = stop ? AbortSignal.any([stop, late]) : late
    const read = await Promise.allSettled(
      calendars.map((calendar) => inTime(this.#cached({ ...calendar, day, zone }), end)),
    )
    stop?.throwIfAborted()
    const found = read.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    const errors = read.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    const failed = errors.filter((error) => error instanceof UnreadableCalendarError).length
    return { day, zone, occurrences: found, failed, late: errors.length - failed }
  }

  /** Ends the current reading. Nothing uses the database afterwards. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#reader.stop()
    await Promise.allSettled(Array.from(this.#cache.values(), ({ reading }) => reading))
  }

  #cached(calendar: Calendar & MemberDay): Promise<readonly Occurrence[]> {
    const key = JSON.stringify([calendar.id, calendar.version, calendar.zone, calendar.day])
    const { reading, until } = this.#cache.get(key) ?? this.#begin(calendar, key)
    this.#cache.delete(key)
    this.#cache.set(key, { reading, until })
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > CACHE_MAX && oldest !== undefined) this.#cache.delete(oldest)
    return reading
  }

  #begin(calendar: Calendar & MemberDay, key: string): CachedDay {
    const now = this.#now().getTime()
    for (const [other, { until }] of this.#cache) if (until <= now) this.#cache.delete(other)
    const reading = this.#queue.run(() => this.#read(calendar))
    // The next member tries a failed reading again, unless the calendar itself is the cause.
    reading.catch((error) => error instanceof UnreadableCalendarError || this.#cache.delete(key))
    return { reading, until: momentOf(`${addMs(calendar.day, DAY_MS)}T00:00:00`, calendar.zone) }
  }

  async #read({ id, day, zone }: Calendar & MemberDay): Promise<readonly Occurrence[]> {
    if (this.#isStopped) throw new Error('The process stops.')
    const text = await sourceText(this.#db, id)
    if (!text) return []
    return this.#reader.read({ calendar: new TextEncoder().encode(text.calendar), day, zone })
  }
}

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
