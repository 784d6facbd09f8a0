import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { notices, pushSubscriptions, refreshTokens, sessions, users } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { hashToken, newRefreshToken } from '../lib/opaque-token.ts'
import { addNotice, NEW_SIGN_IN, WELCOME } from '../notices/notices-queries.ts'
import type { Services } from '../services.ts'
import type { AccessClaims, SignedSession } from './access-token.ts'
import type { Device } from './device.ts'
import { type Member, toUser } from './member.ts'

/** Most sessions that a member has open at once. */
export const SESSIONS_MAX = 50

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export interface NewSession extends SignedSession {
  refreshToken: string
}

interface Opening {
  userId: string
  rememberMe: boolean
  device: Device
  now: Date
}

/**
 * Opens a session with its first refresh token. It lasts 30 days with 'Rester connecté 30 jours', otherwise 24 hours.
 * `tx` is the transaction that also proves the identity. When the member has more than 50 sessions, the one that was
 * used longest ago ends.
 */
export async function openSession(tx: Database, opening: Opening): Promise<NewSession> {
  const { userId, rememberMe, device, now } = opening
  const sessionId = randomUUID()
  const { refreshToken, sessionSecret } = newRefreshToken()
  const expiresAt = new Date(now.getTime() + (rememberMe ? 30 * DAY_MS : DAY_MS))
  const isNew = await isNewBrowser(tx, opening)
  await tx.insert(sessions).values({
    id: sessionId,
    secretHash: hashToken(sessionSecret),
    userId,
    createdAt: now,
    expiresAt,
    ...device,
    lastActiveAt: now,
  })
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId, createdAt: now })
  await endOldest(tx, { userId, sessionId, now })
  if (isNew) await addNotice(tx, { userId, kind: NEW_SIGN_IN, data: { ...device }, now })
  return { userId, sessionId, sessionSecret, expiresAt, refreshToken }
}

/** Ends the sessions beyond the limit, those that were used longest ago first, and never the new one. */
async function endOldest(tx: Database, { userId, sessionId, now }: SessionKey): Promise<void> {
  const excess = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOpen(userId, now), ne(sessions.id, sessionId)))
    .orderBy(desc(sql`coalesce(${sessions.lastActiveAt}, ${sessions.createdAt})`), sessions.id)
    .offset(SESSIONS_MAX - 1)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(inArray(sessions.id, excess))
    .returning({ id: sessions.id })
  if (ended.length > 0) await publishChange(tx, userId, 'sessions')
}

/** A condition: the session is the member's, not revoked and not over. */
export const isOpen = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/**
 * Opens a session if the account still has the password hash that was checked: a reset may have replaced it. The
 * account row stays locked until the end. So a reset comes completely before, and nothing is opened, or completely
 * after, and ends the new session.
 */
export function openSessionByPassword(
  db: Database,
  opening: Opening & { passwordHash: string },
): Promise<NewSession | undefined> {
  const { userId, passwordHash } = opening
  const open = async (tx: Database) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
      .for('share')
    return account && openSession(tx, opening)
  }
  // Two sign-ins at once may end sessions of the member in a different order, which is a deadlock.
  return retryTransaction(() => db.transaction(open))
}

/**
 * Whether the member gets a notice about this sign-in. Not when the browser names neither itself nor its system, and
 * not when another session has the same browser and system. When no other session names a browser there is nothing to
 * compare: then yes, unless the account was created or verified within the last day.
 */
async function isNewBrowser(tx: Database, { userId, device, now }: Opening): Promise<boolean> {
  const { browser, system } = device
  if (browser === null && system === null) return false
  const others = await tx
    .selectDistinct({ browser: sessions.browser, system: sessions.system })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), or(isNotNull(sessions.browser), isNotNull(sessions.system))))
  if (others.some((other) => other.browser === browser && other.system === system)) return false
  return others.length > 0 || !(await isYoung(tx, userId, new Date(now.getTime() - DAY_MS)))
}

/** Whether the account was created or verified after `since`. */
async function isYoung(tx: Database, userId: string, since: Date): Promise<boolean> {
  const [made] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.createdAt, since)))
  if (made) return true
  const [welcome] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, WELCOME), gt(notices.createdAt, since)))
    .limit(1)
  return welcome !== undefined
}

interface SessionKey {
  sessionId: string
  userId: string
  now: Date
}

/**
 * Finds the member of an access token whose session is open. Every call of a member uses this query, so Drizzle builds
 * it once and each connection to PostgreSQL prepares it once; PGlite plans it every time.
 */
export function memberFinder({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): (claims: AccessClaims, now: Date) => Promise<Member | undefined> {
  const query = db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        sql`${sessions.secretHash} is not distinct from ${sql.placeholder('secretHash')}`,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('member_of_session')
  return async (claims, now) => {
    const sessionId = claims.sid
    const [row] = await query.execute({
      sessionId,
      userId: claims.sub,
      secretHash: secretHashOf(claims),
      now,
    })
    return row && { user: toUser(row.user, config), sessionId }
  }
}

/** Null for a session without a secret. */
function secretHashOf({ sessionSecret }: AccessClaims): string | null {
  return sessionSecret === undefined ? null : hashToken(sessionSecret)
}

/** Sessions per statement. */
const SESSIONS_AT_ONCE = 1000

/** Which of these sessions are neither over nor revoked. */
export async function openSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>()
  for (let from = 0; from < sessionIds.length; from += SESSIONS_AT_ONCE) {
    const some = sessionIds.slice(from, from + SESSIONS_AT_ONCE)
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, some), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    for (const { id } of rows) open.add(id)
  }
  return open
}

/**
 * Ends a session; none of its tokens works from the next request on. @returns the member's id if the session was open
 */
export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ userId: sessions.userId })
    if (row) {
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
      await publishChange(tx, row.userId, 'sessions')
    }
    return row?.userId
  })
}

/** Ends all sessions of a member at once, except `but`. */
export async function revokeSessionsOf(
  db: Database,
  userId: string,
  now: Date,
  { but }: { but?: string } = {},
): Promise<void> {
  const isOther = but === undefined ? undefined : ne(sessions.id, but)
  const takesOther = but === undefined ? undefined : ne(pushSubscriptions.sessionId, but)
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), takesOther))
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isOther))
  await publishChange(db, userId, 'sessions')
}

/** The id of the session of an access token, open or not. Undefined when the token has a wrong secret. */
export async function sessionOfAccessToken(db: Database, claims: AccessClaims): Promise<string | undefined> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, claims.sid),
        sql`${sessions.secretHash} is not distinct from ${secretHashOf(claims)}`,
      ),
    )
  return row?.id
}

/** The id of the session of a refresh token, used or not. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)))
  return row?.sessionId
}
