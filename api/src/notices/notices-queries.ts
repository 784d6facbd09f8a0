import { randomUUID } from 'node:crypto'
import { NOTICES_SHOWN, type Notice } from '@cadence/shared/schemas'
import { and, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { notices } from '../db/schema.ts'

/** The member has proven the address of the account. */
export const WELCOME = 'welcome'

/** The password of the account was changed. */
export const PASSWORD_CHANGED = 'password-changed'

/** A sign-in in a new browser. `data`: `{browser, system, timeZone}`, each a text or null. */
export const NEW_SIGN_IN = 'new-sign-in'

/** The account has another address. `data`: `{email}`. */
export const EMAIL_CHANGED = 'email-changed'

/** Notices that are deleted last when a member has too many. */
export const SECURITY_KINDS = [PASSWORD_CHANGED, NEW_SIGN_IN, EMAIL_CHANGED]

/** A finished focus session. `data`: `{minutes}`. */
export const FOCUS_SESSION = 'focus-session'

/** Most notices of one member. The oldest are deleted, those about security last. */
export const NOTICES_KEPT = 200

/**
 * Most notices of focus sessions: a member can finish any number of them, and they must not displace the others.
 */
export const FOCUS_NOTICES_KEPT = 20

export interface NewNotice {
  userId: string
  /** Clients choose the text by it. A client that does not know a kind does not show the notice. */
  kind: string
  data?: Notice['data']
  now: Date
}

const ofMember = (userId: string) => eq(notices.userId, userId)
const unreadOf = (userId: string) => and(ofMember(userId), isNull(notices.readAt))
const newestFirst = [desc(notices.createdAt), desc(notices.id)]

/** Adds a notice for a member, in the transaction of the caller if there is one. */
export function addNotice(db: Database, notice: NewNotice): Promise<void> {
  return addNotices(db, [notice])
}

/** Adds several notices for one member, in a fixed number of statements. */
export async function addNotices(db: Database, [first, ...others]: readonly NewNotice[]): Promise<void> {
  if (!first) return
  const rows = [first, ...others].map(({ userId, kind, data = {}, now }) => {
    return { id: randomUUID(), userId, kind, data, createdAt: now }
  })
  await db.insert(notices).values(rows)
  const own = () => db.select({ id: notices.id }).from(notices).$dynamic()
  if (rows.some(({ kind }) => kind === FOCUS_SESSION)) {
    const ofFocus = and(ofMember(first.userId), eq(notices.kind, FOCUS_SESSION))
    const beyond = own()
      .where(ofFocus)
      .orderBy(...newestFirst)
      .offset(FOCUS_NOTICES_KEPT)
    await db.delete(notices).where(inArray(notices.id, beyond))
  }
  const beyond = own()
    .where(ofMember(first.userId))
    .orderBy(desc(inArray(notices.kind, SECURITY_KINDS)), ...newestFirst)
    .offset(NOTICES_KEPT)
  await db.delete(notices).where(inArray(notices.id, beyond))
}

/** The newest notices, as many as are shown. */
export async function newestNotices(db: Database, userId: string): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(ofMember(userId))
    .orderBy(...newestFirst)
    .limit(NOTICES_SHOWN)
  return rows.map(({ id, kind, data, createdAt, readAt }) => ({
    id,
    kind,
    data,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(notices).where(unreadOf(userId))
  return row?.count ?? 0
}

/**
 * Marks a notice of the member and all older ones as read. Newer ones stay unread, and earlier read times stay. An id
 * that the member does not have changes nothing.
 */
export async function markRead(
  db: Database,
  { userId, upTo, now }: { userId: string; upTo: string; now: Date },
): Promise<void> {
  const seen = db
    .select({ createdAt: notices.createdAt })
    .from(notices)
    .where(and(ofMember(userId), eq(notices.id, upTo)))
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(unreadOf(userId), lte(notices.createdAt, seen)))
}
