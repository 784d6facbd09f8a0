import { randomUUID } from 'node:crypto'
import type { InboxKind, ThreadDetail } from '@cadence/shared/schemas/inbox'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inboxEntries, inboxThreads, mails } from '../db/schema.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import { acknowledgementMail, teamMail } from './inbox-mails.ts'
import { replyHeaders } from './reply-headers.ts'
import { folded } from './search-text.ts'
import { nameOf, referenceOf, type ThreadRow } from './threads-queries.ts'

/** A form as it was sent. */
export interface SentForm {
  kind: InboxKind
  requestKey: string
  firstName: string
  lastName: string
  email: string
  subject: string | null
  message: string
  /** The other fields, in the order of the form. */
  details: ThreadDetail[]
}

interface Sender {
  /** Undefined for a visitor. A message belongs to the member only when it names their own address. */
  member?: { id: string; email: string } | undefined
}

/**
 * Stores a form as a thread of the inbox, and queues a mail to the team and an acknowledgement to the sender, all or
 * nothing. Sent again under its key it stays one thread, with what was sent last, and no further mail; only a corrected
 * address gets an acknowledgement of its own. What the team has answered or closed is not corrected any more: other words
 * under its key are a thread of their own. @returns the reference of the thread
 */
export async function receiveForm(
  services: Services,
  form: SentForm,
  { member }: Sender = {},
): Promise<string> {
  const { db, limits, mailOutbox } = services
  const sent = { ...form, email: form.email.toLowerCase() }
  // A tag after a plus is the same mailbox, whose owner must not get more mails for it.
  const key = hashToken(sent.email.replace(/\+[^@]*/, ''))
  // A form that is sent again must not use the limit up. Not in the transaction: the limiter takes another connection, and
  // the pool could run out of them.
  const known = await knownThread(db, sent)
  const mayAcknowledge = known?.email !== sent.email && (await limits.acknowledgementMail.tryTake(key))
  let isAcknowledged = false
  try {
    const stored = await db.transaction((tx) => store(services, tx, { sent, member, mayAcknowledge }))
    isAcknowledged = stored.isAcknowledged
    mailOutbox.deliverNow()
    return referenceOf(stored.id)
  } finally {
    if (mayAcknowledge && !isAcknowledged) {
      services.background.run(() => limits.acknowledgementMail.giveBack(key))
    }
  }
}

/** The row of a new thread. */
export function threadOfForm(form: SentForm, at: Date): typeof inboxThreads.$inferInsert {
  const id = randomUUID()
  const sent = { ...form, email: form.email.toLowerCase() }
  return { id, ...sent, searchText: searchTextOf(id, sent), createdAt: at, activeAt: at }
}

interface Storing extends Sender {
  sent: SentForm
  mayAcknowledge: boolean
}

async function store(
  services: Services,
  tx: Database,
  { sent, member, mayAcknowledge }: Storing,
): Promise<{ id: string; isAcknowledged: boolean }> {
  const now = services.now()
  // The member owns only what they sent under their own address: they must not read answers that went to another one.
  const userId = member?.email === sent.email ? member.id : null
  const [made] = await tx
    .insert(inboxThreads)
    .values({ ...threadOfForm(sent, now), userId })
    .onConflictDoNothing({ target: [inboxThreads.kind, inboxThreads.requestKey] })
    .returning()
  // Locked until the end, so that a form that is sent twice at once is corrected once after the other.
  const [before] = made ? [] : await selectUnder(tx, sent).for('update')
  // Deleted since the insert met it: it is stored anew.
  if (!made && !before) return store(services, tx, { sent, member, mayAcknowledge })
  if (before && (await contradictsSettled(tx, before, sent)))
    return store(services, tx, { sent: withOwnKey(sent), member, mayAcknowledge })
  const row = made ?? (before && (await correct(tx, before, { sent, userId })))
  if (!row) throw new Error('The thread is locked, and gone.')
  if (row !== before) await notifyTeam(services, tx, row, { isNew: made !== undefined })
  const isAcknowledged = mayAcknowledge && row.email !== before?.email
  if (isAcknowledged) await acknowledge(services, tx, row, { isOwn: userId !== null })
  return { id: row.id, isAcknowledged }
}

function selectUnder(db: Database, { kind, requestKey }: Pick<SentForm, 'kind' | 'requestKey'>) {
  const isSame = and(eq(inboxThreads.kind, kind), eq(inboxThreads.requestKey, requestKey))
  return db.select().from(inboxThreads).where(isSame)
}

/** The thread that a form is sent again to, or corrects. */
async function knownThread(db: Database, sent: SentForm): Promise<ThreadRow | undefined> {
  const [known] = await selectUnder(db, sent)
  if (!known || !(await contradictsSettled(db, known, sent))) return known
  const [own] = await selectUnder(db, withOwnKey(sent))
  return own
}

/** Whether the team has answered or closed a thread already, and a form under its key now says something else. */
async function contradictsSettled(db: Database, thread: ThreadRow, sent: SentForm): Promise<boolean> {
  if (isSame(thread, sent)) return false
  if (thread.status !== 'new') return true
  const isAnswer = and(eq(inboxEntries.threadId, thread.id), eq(inboxEntries.kind, 'answer'))
  return (await db.$count(inboxEntries, isAnswer)) > 0
}

/** The form under a key made of its content: sent again, it is the same thread. */
const withOwnKey = (sent: SentForm): SentForm => ({ ...sent, requestKey: hashToken(JSON.stringify(sent)) })

const isSame = (thread: ThreadRow, sent: SentForm) =>
  Object.entries(sent).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(thread, name)),
  )

/** The thread with what was sent last. */
async function correct(
  tx: Database,
  before: ThreadRow,
  { sent, userId }: { sent: SentForm; userId: string | null },
): Promise<ThreadRow | undefined> {
  if (isSame(before, sent)) return before
  const searchText = searchTextOf(before.id, sent)
  const isOtherAddress = sent.email !== before.email
  const [row] = await tx
    .update(inboxThreads)
    .set({ ...sent, searchText, version: before.version + 1, ...(isOtherAddress && { userId }) })
    .where(eq(inboxThreads.id, before.id))
    .returning()
  return row
}

function searchTextOf(id: string, { subject, message, email, details, ...name }: SentForm): string {
  const values = details.map(({ value }) => value)
  return folded([nameOf(name), email, subject ?? '', message, ...values, referenceOf(id)].join(' '))
}

/** The id of the mail to the team about a thread. */
const noticeId = (threadId: string) => `team-${threadId}`

/** One mail to the team. A corrected form replaces the one that still waits. */
async function notifyTeam(
  { config, now }: Services,
  tx: Database,
  row: ThreadRow,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { teamEmail, appUrl } = config
  if (!teamEmail) return
  const { id, kind, email, subject, message, details } = row
  const content = {
    kind,
    email,
    subject,
    message,
    details,
    reference: referenceOf(id),
    name: nameOf(row),
    appUrl,
  }
  const mail = teamMail({ ...content, threadId: id })
  const headers = { replyTo: email, isAutomatic: true }
  if (isNew) return enqueueMail(tx, teamEmail, mail, now(), { id: noticeId(id), threadId: id, headers })
  await tx
    .update(mails)
    .set({ ...mail, headers })
    .where(eq(mails.id, noticeId(id)))
}

/** The acknowledgement has the id of the thread, so that every answer can name it. */
async function acknowledge(
  { config, now }: Services,
  tx: Database,
  row: ThreadRow,
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  const { id, kind, email, firstName, message } = row
  const { canReply, headers } = replyHeaders(config)
  const quote = isOwn ? message : undefined
  // A signed-in member has no access to the start page of the public help center.
  const helpUrl = `${config.appUrl}${row.userId === null ? '/help-center' : '/help'}`
  const content = { kind, firstName, quote, canReply, reference: referenceOf(id), helpUrl }
  // The one to a mistyped address may still wait.
  await tx.delete(mails).where(eq(mails.id, id))
  await enqueueMail(tx, email, acknowledgementMail(content), now(), {
    ...{ id, threadId: id },
    headers: { ...headers, isAutomatic: true },
  })
}
