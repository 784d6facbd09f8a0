import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { refreshTokens, sessions, users } from '../db/schema.ts'
import { type Member, toUser } from './member.ts'
import { hashToken, newToken } from './opaqueToken.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export interface NewSession {
  sessionId: string
  expiresAt: Date
  refreshToken: string
}

/**
 * Opens a session with its first refresh token: 30 days for who ticked 'Rester connecté 30 jours', else 24 hours. `tx`
 * is a transaction: what proves the identity and what opens the session are one step.
 */
export async function openSession(
  tx: Database,
  { userId, rememberMe, now }: { userId: string; rememberMe: boolean; now: Date },
): Promise<NewSession> {
  const sessionId = randomUUID()
  const refreshToken = newToken()
  const expiresAt = new Date(now.getTime() + (rememberMe ? 30 * DAY_MS : DAY_MS))
  await tx.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt })
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId, createdAt: now })
  return { sessionId, expiresAt, refreshToken }
}

interface SessionKey {
  sessionId: string
  userId: string
  now: Date
}

/** Finds the member of a session that is neither over nor revoked. Prepared once: each call of a member asks it. */
export function memberFinder(db: Database): (key: SessionKey) => Promise<Member | undefined> {
  const query = db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('member_of_session')
  return async ({ sessionId, userId, now }) => {
    const [row] = await query.execute({ sessionId, userId, now })
    return row && { user: toUser(row.user), sessionId }
  }
}

/** Ends a session; every token of it is dead from the next request on. Returns the member's id if it was open. */
export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId })
  return row?.userId
}

/** Ends all sessions of a member at once. */
export async function revokeSessionsOf(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** The session that a refresh token, used or not, belongs to. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)))
  return row?.sessionId
}
