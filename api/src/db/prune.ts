import { and, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import {
  accountCodes,
  attemptLimits,
  calendarSources,
  emailChanges,
  emailTokens,
  emailUndos,
  handovers,
  inboxThreads,
  passwordResets,
  providerFlows,
  records,
  sentReminders,
  sessions,
  subscriptions,
} from './schema.ts'

const ROWS_AT_ONCE = 1000

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How long a thread of the inbox is stored after its end, as the privacy policy says. */
const THREADS_KEPT_MONTHS = 24

/** How long a deletion is stored, so that a device that is used once a year receives it. */
const DELETIONS_KEPT_MONTHS = 13

/** How long it is noted that a reminder was sent. One that is late by more than hours is not sent any more. */
const REMINDERS_KEPT_DAYS = 40

/** Deletes what is over or must not be stored longer, so that the tables do not grow for ever. */
export async function prune(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const isOver = or(lt(sessions.expiresAt, yesterday), lt(sessions.revokedAt, yesterday))
  await deleteAll(db, sessions, isOver)
  await deleteAll(db, emailTokens, lt(emailTokens.expiresAt, yesterday))
  for (const table of [passwordResets, emailChanges, emailUndos, accountCodes, providerFlows, handovers]) {
    await deleteAll(db, table, lt(table.expiresAt, now))
  }
  // A thread that nobody closed ended with its last message.
  const end = sql`coalesce(${inboxThreads.closedAt}, ${inboxThreads.activeAt})`
  const isForgotten = sql`${end} < ${monthsBefore(now, THREADS_KEPT_MONTHS).toISOString()}::timestamptz`
  await deleteAll(db, inboxThreads, isForgotten)
  const forgotten = monthsBefore(now, DELETIONS_KEPT_MONTHS)
  await deleteAll(db, records, and(isNull(records.data), lt(records.changedAt, forgotten)))
  const subscribers = db.select().from(subscriptions).where(eq(subscriptions.sourceId, calendarSources.id))
  // The time comes first: a member who subscribes at this moment has changed it, and then the row stays.
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await deleteAll(db, calendarSources, and(lt(calendarSources.askedAt, hourAgo), notExists(subscribers)))
  const unneeded = new Date(now.getTime() - REMINDERS_KEPT_DAYS * DAY_MS)
  await deleteAll(db, sentReminders, lt(sentReminders.sentAt, unneeded))
  await deleteAll(db, attemptLimits, lt(attemptLimits.expire, now.getTime()))
}

/** Deletes in batches, because a statement may not take long (`serverLimits` in postgres.ts). */
async function deleteAll(db: Database, table: PgTable, condition: SQL | undefined): Promise<void> {
  for (;;) {
    const some = db.select({ row: sql`ctid` }).from(table).where(condition).limit(ROWS_AT_ONCE)
    const gone = await db.delete(table).where(inArray(sql`ctid`, some)).returning({ row: sql`1` })
    if (gone.length < ROWS_AT_ONCE) return
  }
}

function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
