import { truncate } from '@cadence/shared/schemas'
import {
  type InboxFilter,
  type InboxThread,
  THREADS_SHOWN,
  type ThreadEntry,
  type ThreadSummary,
} from '@cadence/shared/schemas/inbox'
import { and, asc, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inboxEntries, inboxThreads, mails, users } from '../db/schema.ts'
import { HttpError } from '../http/http-errors.ts'
import { teamMailsEnd } from '../mail/mail-outbox.ts'
import { mailSubject, oneLine } from './inbox-mails.ts'
import { searchPatterns } from './search-text.ts'

export type ThreadRow = typeof inboxThreads.$inferSelect

/** The beginning of the id in capitals, short enough to be read aloud. */
export const referenceOf = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

export const nameOf = ({ firstName, lastName }: Pick<ThreadRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

function headOf(row: ThreadRow) {
  const { id, kind, status, email, subject, createdAt, activeAt } = row
  return {
    ...{ id, reference: referenceOf(id), kind, status, name: nameOf(row), email, subject },
    createdAt: createdAt.toISOString(),
    activeAt: activeAt.toISOString(),
  }
}

/** Characters of a message that the list shows. */
const EXCERPT = 200

function summaryOf(row: ThreadRow): ThreadSummary {
  const line = oneLine(row.message)
  const excerpt = line.length > EXCERPT ? `${truncate(line, EXCERPT - 1)}…` : line
  return { ...headOf(row), excerpt }
}

/** A condition on threads: those of a filter. */
function matches({ kind, search = '' }: Omit<InboxFilter, 'status'>): SQL | undefined {
  const words = searchPatterns(search).map((pattern) => like(inboxThreads.searchText, pattern))
  return and(kind && eq(inboxThreads.kind, kind), ...words)
}

const { createdAt, id } = inboxThreads

/** Threads of a filter, the newest first, at most `limit`, after those of the page before. */
export function selectThreads(
  db: Database,
  { status, ...filter }: InboxFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<ThreadRow[]> {
  const from = cursor === undefined ? undefined : positionOf(cursor)
  return db
    .select()
    .from(inboxThreads)
    .where(
      and(
        matches(filter),
        status && eq(inboxThreads.status, status),
        from && sql`(${createdAt}, ${id}) < (${from.time}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** Where the next page begins. */
export const cursorAfter = (row: Pick<ThreadRow, 'createdAt' | 'id'>) =>
  `${row.createdAt.toISOString()}_${row.id}`

/** @throws HttpError 400 for a cursor that no page gave */
function positionOf(cursor: string): { time: string; id: string } {
  const [time = '', id = ''] = cursor.split('_')
  const at = new Date(time)
  // Not NaN, and none of the years that PostgreSQL does not have, such as 0.
  if (!(at.getTime() > 0)) throw new HttpError(400, 'This is no cursor.')
  return { time: at.toISOString(), id }
}

/** One page of the list. */
export async function listThreads(
  db: Database,
  { cursor, ...filter }: InboxFilter & { cursor?: string | undefined },
): Promise<{ threads: ThreadSummary[]; next: string | null }> {
  const rows = await selectThreads(db, filter, { cursor, limit: THREADS_SHOWN + 1 })
  const shown = rows.slice(0, THREADS_SHOWN)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return { threads: shown.map(summaryOf), next: last ? cursorAfter(last) : null }
}

/** How many threads of a kind and a search have each status. */
export async function countThreads(db: Database, filter: Omit<InboxFilter, 'status'>) {
  const { status } = inboxThreads
  const rows = await db
    .select({ status, count: count() })
    .from(inboxThreads)
    .where(matches(filter))
    .groupBy(status)
  const counted = { new: 0, answered: 0, closed: 0 }
  for (const row of rows) counted[row.status] = row.count
  return counted
}

/** Answers and notes of some threads, the oldest first, with what became of each mail. */
export async function entriesOf(
  db: Database,
  threadIds: readonly string[],
  now: Date,
): Promise<(ThreadEntry & { threadId: string })[]> {
  const rows = await db
    .select({
      entry: inboxEntries,
      firstName: users.firstName,
      lastName: users.lastName,
      queuedAt: mails.createdAt,
    })
    .from(inboxEntries)
    .leftJoin(users, eq(users.id, inboxEntries.authorId))
    .leftJoin(mails, eq(mails.id, inboxEntries.id))
    .where(inArray(inboxEntries.threadId, [...threadIds]))
    .orderBy(asc(inboxEntries.createdAt), asc(inboxEntries.id))
  return rows.map(({ entry, firstName, lastName, queuedAt }) => ({
    id: entry.id,
    threadId: entry.threadId,
    kind: entry.kind,
    text: entry.text,
    author: firstName === null ? null : nameOf({ firstName, lastName: lastName ?? '' }),
    createdAt: entry.createdAt.toISOString(),
    delivery: entry.kind === 'note' ? null : deliveryOf(entry.sentAt, queuedAt, now),
  }))
}

/** A mail that is neither sent nor in the outbox is lost, as after the restore of a backup. */
function deliveryOf(
  sentAt: Date | null,
  queuedAt: Date | null,
  now: Date,
): NonNullable<ThreadEntry['delivery']> {
  if (sentAt) return 'sent'
  return queuedAt && queuedAt > teamMailsEnd(now) ? 'waiting' : 'failed'
}

/** A thread as administrators see it. */
export async function threadOf(db: Database, row: ThreadRow, now: Date): Promise<InboxThread> {
  const entries = await entriesOf(db, [row.id], now)
  const head = headOf(row)
  return {
    ...head,
    version: row.version,
    isMember: row.userId !== null,
    mailSubject: mailSubject(head),
    message: row.message,
    details: row.details,
    closedAt: row.closedAt?.toISOString() ?? null,
    entries: entries.map(({ threadId: _thread, ...entry }) => entry),
  }
}

/** Threads of a person: those under an address, and those of the member whose address it is now. */
function isOf(db: Database, email: string): SQL | undefined {
  const address = email.toLowerCase()
  const members = db.select({ id: users.id }).from(users).where(eq(users.email, address))
  return or(eq(inboxThreads.email, address), inArray(inboxThreads.userId, members))
}

/** Deletes everything of the person with an address. Mails that wait go with their threads. @returns the ids of the threads */
export async function deleteThreadsOf(db: Database, email: string): Promise<string[]> {
  const gone = await db.delete(inboxThreads).where(isOf(db, email)).returning({ id: inboxThreads.id })
  return gone.map((thread) => thread.id)
}

/** Everything of the person with an address, for the operator's command. */
export async function threadsWith(db: Database, email: string, now: Date): Promise<InboxThread[]> {
  const rows = await db.select().from(inboxThreads).where(isOf(db, email)).orderBy(asc(createdAt), asc(id))
  return Promise.all(rows.map((row) => threadOf(db, row, now)))
}

/** What a member has asked while signed in, and the answers. Notes are the team's own. */
export async function supportRequestsOf(db: Database, userId: string, now: Date) {
  const rows = await db
    .select()
    .from(inboxThreads)
    .where(eq(inboxThreads.userId, userId))
    .orderBy(asc(createdAt), asc(id))
  const entries = await entriesOf(
    db,
    rows.map((row) => row.id),
    now,
  )
  return rows.map((row) => ({
    ...{ reference: referenceOf(row.id), createdAt: row.createdAt.toISOString(), status: row.status },
    ...{
      name: nameOf(row),
      email: row.email,
      subject: row.subject,
      message: row.message,
      details: row.details,
    },
    answers: entries
      .filter(({ threadId, kind }) => threadId === row.id && kind === 'answer')
      .map(({ text, createdAt }) => ({ text, createdAt })),
  }))
}
