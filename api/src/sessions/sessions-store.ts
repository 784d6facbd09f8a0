import { type MemberSession, SESSIONS_SHOWN } from '@cadence/shared/schemas'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Member } from '../auth/member.ts'
import { isOpen } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema.ts'

/** The open sessions of a member, their own first, then the last active first. */
export async function openSessionsOf(
  db: Database,
  { user, sessionId }: Member,
  now: Date,
): Promise<MemberSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(isOpen(user._id, now))
    .orderBy(
      desc(eq(sessions.id, sessionId)),
      desc(sql`coalesce(${sessions.lastActiveAt}, ${sessions.createdAt})`),
      sessions.id,
    )
    .limit(SESSIONS_SHOWN)
  return rows.map(({ id, browser, system, timeZone, createdAt, lastActiveAt }) => ({
    id,
    browser,
    system,
    timeZone,
    createdAt: createdAt.toISOString(),
    lastActiveAt: (lastActiveAt ?? createdAt).toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** Whether the member has this open session. Another member's session is not found. */
export async function hasOpenSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOpen(userId, now), eq(sessions.id, id)))
  return rows.length > 0
}
