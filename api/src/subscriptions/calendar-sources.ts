import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { SubscriptionFailure } from '@cadence/shared/schemas'
import { and, eq, getTableColumns, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { publishChangeToAll } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { calendarSources, jobs, subscriptions } from '../db/schema.ts'
import { backoffDelay } from '../lib/backoff.ts'
import { CalendarError } from './calendar-error.ts'
import type { CalendarFetcher, Validators } from './calendar-fetcher.ts'
import { calendarText } from './calendar-text.ts'

/** The kind of the jobs that read calendars again. Their key is the id of the source. */
export const CALENDAR_JOB = 'calendar'

const MINUTE_MS = 60_000
/** The shortest time between two readings by a job. While a calendar fails, the time doubles up to the longest. */
const READ_AGAIN = { firstMs: 30 * MINUTE_MS, longestMs: 24 * 60 * MINUTE_MS }
/** A random part is added to each time, so that calendars that were added together are not read together for ever. */
const SPREAD = 0.2

/** The columns without `content`, which may be large and which few queries need. */
const { content: _content, ...columns } = getTableColumns(calendarSources)

/** A calendar that members subscribe to, without its text. */
export type CalendarSource = Omit<typeof calendarSources.$inferSelect, 'content'>

/**
 * The address under which a calendar is stored: without the fragment, which no server gets, and `webcal:` as `https:`.
 */
export function storedAddress(entered: string): string {
  const url = new URL(entered.replace(/^webcals?:/i, 'https:'))
  url.hash = ''
  return url.href
}

/** The id of the calendar at a stored address. */
export const sourceIdOf = (address: string) => createHash('sha256').update(address).digest('hex')

/** Finds a stored calendar by its id. */
export async function findSource(db: Database, id: string): Promise<CalendarSource | undefined> {
  const [source] = await db.select(columns).from(calendarSources).where(eq(calendarSources.id, id))
  return source
}

/** Finds the calendar at a stored address or adds it, and locks its row until the end of the transaction. */
export async function ensureSource(tx: Database, address: string, now: Date): Promise<CalendarSource> {
  const [source] = await tx
    .insert(calendarSources)
    .values({ id: sourceIdOf(address), address, askedAt: now })
    .onConflictDoUpdate({ target: calendarSources.id, set: { askedAt: now } })
    .returning(columns)
  if (!source) throw new Error('The calendar was not stored.')
  return source
}

/** The text of a calendar as it was read last. */
export async function sourceText(
  db: Database,
  id: string,
): Promise<{ version: string; calendar: string } | undefined> {
  const { content, version } = calendarSources
  const [row] = await db.select({ content, version }).from(calendarSources).where(eq(calendarSources.id, id))
  if (!row?.content || row.version === null) return undefined
  return { version: row.version, calendar: (await promisify(gunzip)(row.content)).toString('utf8') }
}

/**
 * Outcome of one attempt to read a calendar. A success has the gzipped `content` and its `version` only when the text
 * has changed, and no `calendar` when the server answered 304.
 */
export type Reading =
  | { failure: SubscriptionFailure }
  | { failure: null; validators?: Validators; content?: Uint8Array; version?: string; calendar?: string }

/**
 * Reads a calendar from its server. It stores nothing, so that no transaction stays open during the request.
 * @throws the reason of `stop` when that aborts
 */
export async function readSource(
  fetcher: CalendarFetcher,
  { address, etag, lastModified, version }: Pick<CalendarSource, 'address' | 'version' | keyof Validators>,
  stop?: AbortSignal,
): Promise<Reading> {
  try {
    const known = version === null ? { etag: null, lastModified: null } : { etag, lastModified }
    const fetched = await fetcher.fetch(address, known, stop)
    if (!fetched) return { failure: null }
    const calendar = calendarText(fetched.bytes, fetched.contentType)
    if (calendar === undefined) return { failure: 'not-a-calendar' }
    const validators = { etag: fetched.etag, lastModified: fetched.lastModified }
    const read = createHash('sha256').update(calendar).digest('base64url').slice(0, 22)
    // A preview needs the text even when it has not changed.
    if (read === version) return { failure: null, validators, calendar }
    return { failure: null, validators, content: await promisify(gzip)(calendar), version: read, calendar }
  } catch (error) {
    if (error instanceof CalendarError) return { failure: error.failure }
    throw error
  }
}

/** Whether the server said that the stored text is still the newest. */
export const isUnchanged = (reading: Reading) => reading.failure === null && reading.calendar === undefined

/**
 * Stores the outcome of an attempt, and tells the subscribers when it matters to them.
 * @returns when to read again: at once, when the server said "not changed" but the stored text was deleted meanwhile
 */
export async function storeReading(
  tx: Database,
  source: CalendarSource,
  reading: Reading,
  now: Date,
): Promise<Date> {
  const failures = reading.failure === null ? 0 : source.failures + 1
  const waitMs = backoffDelay(Math.max(1, failures), READ_AGAIN) * (1 + Math.random() * SPREAD)
  const nextReadAt = new Date(now.getTime() + waitMs)
  const attempt = { triedAt: now, nextReadAt, failures, failure: reading.failure }
  const { id, version } = calendarSources
  const isSource = eq(id, source.id)
  const stored = await tx
    .update(calendarSources)
    .set(
      reading.failure === null
        ? {
            ...attempt,
            readAt: now,
            failingSince: null,
            ...reading.validators,
            ...(reading.content && { content: reading.content, version: reading.version }),
          }
        : { ...attempt, failingSince: source.failingSince ?? now },
    )
    .where(isUnchanged(reading) ? and(isSource, isNotNull(version)) : isSource)
    .returning({ id })
  if (stored.length === 0) return now
  const isNews = source.failure !== reading.failure || (reading.failure === null && reading.content)
  if (isNews) {
    const { userId, sourceId } = subscriptions
    const members = sql`select ${userId} from ${subscriptions} where ${sourceId} = ${source.id}`
    await publishChangeToAll(tx, members, 'subscriptions')
  }
  return nextReadAt
}

/** Deletes the calendars among `ids` that have no subscriber left, and their jobs. */
export async function deleteUnused(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { id } = calendarSources
  // Locks all rows first, in one order: a member who subscribes at this moment comes before or after the deletion.
  await tx.select({ id }).from(calendarSources).where(inArray(id, ids)).orderBy(id).for('update')
  const subscribers = tx.select().from(subscriptions).where(eq(subscriptions.sourceId, id))
  const deleted = await tx
    .delete(calendarSources)
    .where(and(inArray(id, ids), notExists(subscribers)))
    .returning({ id })
  if (deleted.length === 0) return
  const keys = deleted.map((row) => row.id)
  await tx.delete(jobs).where(and(eq(jobs.kind, CALENDAR_JOB), inArray(jobs.key, keys)))
}
