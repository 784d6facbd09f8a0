import { randomUUID } from 'node:crypto'
import { NOTICES_SHOWN, type Notice } from '@cadence/shared/schemas'
import { and, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { notices } from '../db/schema.ts'

/** The account has become the member's: its address was proven. */
export const WELCOME = 'welcome'

/** Kinds of notices about an account's security; the clients word them. */
export const PASSWORD_CHANGED = 'password-changed'

/** A sign-in by a browser that the account has not had. `data`: `{browser, system, timeZone}`, each a text or null. */
export const NEW_SIGN_IN = 'new-sign-in'

/** A mailed link has made another address the account's. `data`: `{email}`. */
export const EMAIL_CHANGED = 'email-changed'

/** What a member must not miss: however many others there are, these are kept before them. */
export const SECURITY_KINDS = [PASSWORD_CHANGED, NEW_SIGN_IN, EMAIL_CHANGED]

/** A focus session that came to its end. `data`: `{minutes}`. */
export const FOCUS_SESSION = 'focus-session'

/** Most notices that are kept for one member; older ones go, those about the account's security last. */
export const NOTICES_KEPT = 200

/** Most of focus sessions: a member, or a program, can make any number, and they must not fill what is shown. */
export const FOCUS_NOTICES_KEPT = 20

export interface NewNotice {
  userId: string
  /** What the clients word it by; one that does not know the kind leaves it out. */
  kind: string
  data?: Notice['data']
  now: Date
}

const ofMember = (userId: string) => eq(notices.userId, userId)
const unreadOf = (userId: string) => and(ofMember(userId), isNull(notices.readAt))
const newestFirst = [desc(notices.createdAt), desc(notices.id)]

/** Tells a member something: for any route, inside its own transaction where it has one. */
export function addNotice(db: Database, notice: NewNotice): Promise<void> {
  return addNotices(db, [notice])
}

/** Tells one member several things at once, in a few statements however many there are. */
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

/** The newest first, as many as are shown. */
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
 * Marks a notice of the member and all older ones as read; what came after it stays unread, and what was read before
 * keeps its time. An id that the member does not have marks nothing.
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
