import { randomUUID } from 'node:crypto'
import type { ThreadAnswer, ThreadNote, ThreadStatus } from '@cadence/shared/schemas/inbox'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inboxEntries, inboxThreads } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { HttpError } from '../http/http-errors.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import { answerMail } from './inbox-mails.ts'
import { replyHeaders } from './reply-headers.ts'
import { referenceOf, type ThreadRow } from './threads-queries.ts'

export const NOT_THERE = 'There is no such message.'

/** What a change of a thread came to. After a conflict nothing has changed, and `thread` is the newer one. */
export interface Changed {
  isConflict: boolean
  thread: ThreadRow
}

/** A thread. @throws HttpError 404 */
export async function findThread(db: Database, id: string): Promise<ThreadRow> {
  const [row] = await db.select().from(inboxThreads).where(eq(inboxThreads.id, id))
  if (!row) throw new HttpError(404, NOT_THERE)
  return row
}

/** Locks a thread until the end, so that administrators change it one after the other. @throws HttpError 404 */
async function lockThread(tx: Database, id: string): Promise<ThreadRow> {
  const [row] = await tx.select().from(inboxThreads).where(eq(inboxThreads.id, id)).for('update')
  if (!row) throw new HttpError(404, NOT_THERE)
  return row
}

const isConflict = (thread: ThreadRow): Changed => ({ isConflict: true, thread })

async function update(
  tx: Database,
  thread: ThreadRow,
  fields: Partial<typeof inboxThreads.$inferInsert>,
): Promise<Changed> {
  const [changed] = await tx
    .update(inboxThreads)
    .set({ ...fields, version: thread.version + 1 })
    .where(eq(inboxThreads.id, thread.id))
    .returning()
  if (!changed) throw new HttpError(404, NOT_THERE)
  return { isConflict: false, thread: changed }
}

/** Changes the status of a thread. */
export function changeStatus(
  { db, now }: Services,
  id: string,
  { version, status }: { version: number; status: ThreadStatus },
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id)
    // Also when the same change is sent again, because its answer was lost.
    if (thread.status === status) return { isConflict: false, thread }
    if (thread.version !== version) return isConflict(thread)
    if (status === 'closed') return update(tx, thread, { status, closedAt: now() })
    // One that is opened again has not ended: without a new time an old one would be deleted within the hour.
    return update(tx, thread, { status, closedAt: null, ...(thread.closedAt && { activeAt: now() }) })
  })
}

interface Written {
  threadId: string
  authorId: string
  requestKey: string
  kind: 'answer' | 'note'
  text: string
}

/**
 * Whether an entry of this key is stored already: `same`, or with `other` words or of somebody else, who must hear that theirs
 * is not stored. Call it while the thread is locked.
 */
async function findStored(
  tx: Database,
  { threadId, authorId, requestKey, kind, text }: Written,
): Promise<'same' | 'other' | undefined> {
  const isOfKey = and(eq(inboxEntries.threadId, threadId), eq(inboxEntries.requestKey, requestKey))
  const [stored] = await tx.select().from(inboxEntries).where(isOfKey)
  if (!stored) return undefined
  return stored.kind === kind && stored.text === text && stored.authorId === authorId ? 'same' : 'other'
}

/** Adds a note. It changes no version, because it contradicts nothing. */
export function addNote(
  { db, now }: Services,
  { threadId, authorId }: Pick<Written, 'threadId' | 'authorId'>,
  { requestKey, text }: ThreadNote,
): Promise<Changed> {
  const note = { threadId, authorId, requestKey, text, kind: 'note' } as const
  return retried(db, async (tx) => {
    const thread = await lockThread(tx, threadId)
    const stored = await findStored(tx, note)
    if (!stored) await tx.insert(inboxEntries).values({ id: randomUUID(), createdAt: now(), ...note })
    return { isConflict: stored === 'other', thread }
  })
}

/**
 * Stores an answer and queues its mail, both or neither. The same answer sent again is one mail, whatever has happened to
 * the thread since.
 */
export function addAnswer(
  { config, db, now }: Services,
  { threadId, authorId }: Pick<Written, 'threadId' | 'authorId'>,
  { requestKey, version, text, close = false }: ThreadAnswer,
): Promise<Changed> {
  const answer = { threadId, authorId, requestKey, text, kind: 'answer' } as const
  return retried(db, async (tx) => {
    const thread = await lockThread(tx, threadId)
    const [id, at] = [randomUUID(), now()]
    const state = { status: close ? 'closed' : 'answered', closedAt: close ? at : null } as const
    const stored = await findStored(tx, answer)
    if (stored === 'other') return isConflict(thread)
    if (stored) {
      // Only `close` may be another than before, and it counts while nobody has changed the thread since.
      const isAgain = thread.version !== version + 1 || thread.status === state.status
      return isAgain ? { isConflict: false, thread } : update(tx, thread, state)
    }
    if (thread.version !== version) return isConflict(thread)
    const earlier = await tx
      .select({ id: inboxEntries.id })
      .from(inboxEntries)
      .where(and(eq(inboxEntries.threadId, threadId), eq(inboxEntries.kind, 'answer')))
      .orderBy(asc(inboxEntries.createdAt), asc(inboxEntries.id))
    await tx.insert(inboxEntries).values({ id, createdAt: at, ...answer })
    const { canReply, headers } = replyHeaders(config)
    const { kind, message, email } = thread
    const mail = answerMail({ kind, reference: referenceOf(threadId), text, message, canReply })
    // The acknowledgement has the id of the thread.
    const references = [threadId, ...earlier.map((entry) => entry.id)]
    await enqueueMail(tx, email, mail, at, { id, threadId, headers: { ...headers, references } })
    return update(tx, thread, { ...state, activeAt: at })
  })
}

/**
 * A transaction that locks a thread, then the account of its author. The deletion of that account locks both in the other
 * order, which is a deadlock.
 */
const retried = (db: Database, work: (tx: Database) => Promise<Changed>) =>
  retryTransaction(() => db.transaction(work))
