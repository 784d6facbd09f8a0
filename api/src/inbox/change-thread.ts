import { randomUUID } from 'node:crypto'
import type { ThreadAnswer, ThreadNote, ThreadStatus } from '@cadence/shared/schemas/inbox'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inboxEntries, inboxThreads } from '../db/schema.ts'
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
    if (thread.version !== version) return isConflict(thread)
    if (thread.status === status) return { isConflict: false, thread }
    return update(tx, thread, { status, closedAt: status === 'closed' ? now() : null })
  })
}

interface Written {
  threadId: string
  authorId: string
  requestKey: string
  text: string
}

/** Whether an answer or note of this key is stored already. Call it while the thread is locked. */
async function isStored(tx: Database, { threadId, requestKey }: Omit<Written, 'text'>): Promise<boolean> {
  const isSame = and(eq(inboxEntries.threadId, threadId), eq(inboxEntries.requestKey, requestKey))
  const rows = await tx.select({ id: inboxEntries.id }).from(inboxEntries).where(isSame)
  return rows.length > 0
}

/** Adds a note. It changes no version, because it contradicts nothing. */
export function addNote(
  { db, now }: Services,
  { threadId, authorId }: Pick<Written, 'threadId' | 'authorId'>,
  { requestKey, text }: ThreadNote,
): Promise<ThreadRow> {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId)
    const note = { threadId, authorId, requestKey, text }
    if (await isStored(tx, note)) return thread
    await tx.insert(inboxEntries).values({ id: randomUUID(), kind: 'note', createdAt: now(), ...note })
    return thread
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
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId)
    if (await isStored(tx, { threadId, authorId, requestKey })) return { isConflict: false, thread }
    if (thread.version !== version) return isConflict(thread)
    const earlier = await tx
      .select({ id: inboxEntries.id })
      .from(inboxEntries)
      .where(and(eq(inboxEntries.threadId, threadId), eq(inboxEntries.kind, 'answer')))
      .orderBy(asc(inboxEntries.createdAt), asc(inboxEntries.id))
    const [id, at] = [randomUUID(), now()]
    await tx
      .insert(inboxEntries)
      .values({ ...{ id, threadId, authorId, requestKey, text }, kind: 'answer', createdAt: at })
    const { canReply, headers } = replyHeaders(config)
    const { kind, message, email } = thread
    const mail = answerMail({ kind, reference: referenceOf(threadId), text, message, canReply })
    // The acknowledgement has the id of the thread.
    const references = [threadId, ...earlier.map((answer) => answer.id)]
    await enqueueMail(tx, email, mail, at, { id, threadId, headers: { ...headers, references } })
    const status = close ? 'closed' : 'answered'
    return update(tx, thread, { status, activeAt: at, closedAt: close ? at : null })
  })
}
