import { and, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { isConnectionError } from './database-errors.ts'
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

/**
 * Deletes what is over or must not be stored longer, so that the tables do not grow for ever. A table that fails holds up none of
 * the others. @throws AggregateError with what failed
 */
export async function prune(db: Database, now: Date): Promise<void> {
  const errors: unknown[] = []
  for (const [table, condition] of overRows(db, now)) {
    try {
      await deleteAll(db, table, condition)
    } catch (error) {
      // Without a database each table would only wait for it.
      if (isConnectionError(error)) throw error
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some tables were not pruned.')
}

/** What to delete, table by table. */
function overRows(db: Database, now: Date): [PgTable, SQL | undefined][] {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  // A thread that nobody closed ended with its last message.
  const end = sql`coalesce(${inboxThreads.closedAt}, ${inboxThreads.activeAt})`
  const threadsEnd = monthsBefore(now, THREADS_KEPT_MONTHS).toISOString()
  const deletionsEnd = monthsBefore(now, DELETIONS_KEPT_MONTHS)
  const remindersEnd = new Date(now.getTime() - REMINDERS_KEPT_DAYS * DAY_MS)
  const subscribers = db.select().from(subscriptions).where(eq(subscriptions.sourceId, calendarSources.id))
  const shortLived = [passwordResets, emailChanges, emailUndos, accountCodes, providerFlows, handovers]
  return [
    [sessions, or(lt(sessions.expiresAt, yesterday), lt(sessions.revokedAt, yesterday))],
    [emailTokens, lt(emailTokens.expiresAt, yesterday)],
    ...shortLived.map((table): [PgTable, SQL] => [table, lt(table.expiresAt, now)]),
    [inboxThreads, sql`${end} < ${threadsEnd}::timestamptz`],
    [records, and(isNull(records.data), lt(records.changedAt, deletionsEnd))],
    // The time comes first: a member who subscribes at this moment has changed it, and then the row stays.
    [calendarSources, and(lt(calendarSources.askedAt, hourAgo), notExists(subscribers))],
    [sentReminders, lt(sentReminders.sentAt, remindersEnd)],
    [attemptLimits, lt(attemptLimits.expire, now.getTime())],
  ]
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
