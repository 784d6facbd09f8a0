import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { refreshTokens, sessions } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { SESSION_OVER, UnauthorizedError } from '../http/http-errors.ts'
import { hashToken, newToken, nextRefreshToken, type RefreshToken } from '../lib/opaque-token.ts'
import { zoneOfDevice } from '../reminders/reminder-queries.ts'
import { scheduleReminders } from '../reminders/schedule-reminders.ts'
import type { SignedSession } from './access-token.ts'
import type { Device } from './device.ts'
import { revokeSession } from './session-queries.ts'

export interface Exchange extends SignedSession {
  refreshToken: string
}

/** The browser of the request, and its time. */
interface Seen {
  device: Device
  now: Date
}

/** A refresh token was used again after its exchange. The session is already revoked when this is thrown. */
export class TokenReuseError extends UnauthorizedError {
  override name = 'TokenReuseError'
  readonly sessionId: string

  constructor(sessionId: string) {
    super(SESSION_OVER)
    this.sessionId = sessionId
  }
}

/**
 * Exchanges a refresh token for the next one of its session.
 *
 * The next token is HMAC(token, salt) behind the secret of the session. The salt is random and stored at the exchange.
 * So a session has one live token at any time, and asking again before the child was used gives *the same* child:
 * twenty tabs that refresh at once all get the live token, and so does a device that slept before the answer arrived. A
 * thief gets no sibling token either: of two holders of a token, the second one to use the child is detected. Neither
 * the database (it has no token) nor an old token (it has no salt) is enough to compute the child.
 *
 * Any other token that was used before is a replay and revokes the session.
 */
export async function exchange(db: Database, token: string, { device, now }: Seen): Promise<Exchange> {
  const claimed = await claim(db, token, { device, now })
  if (claimed) return claimed
  const hash = hashToken(token)
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
  const over = !row || row.session.revokedAt !== null || row.session.expiresAt <= now
  if (over || !row.token.usedAt || !row.token.childSalt) throw new UnauthorizedError(SESSION_OVER)

  const child = nextRefreshToken(token, row.token.childSalt)
  if (await isUnused(db, child)) return { ...pick(row.session), ...child }
  // Outside of any transaction, so that the error below does not roll it back.
  await revokeSession(db, row.session.id, now)
  throw new TokenReuseError(row.session.id)
}

/**
 * One conditional UPDATE: of any number of callers in any number of processes exactly one creates the child.
 */
function claim(db: Database, token: string, { device, now }: Seen): Promise<Exchange | undefined> {
  const salt = newToken()
  const take = async (tx: Database) => {
    const open = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, refreshTokens.sessionId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
        ),
      )
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now, childSalt: salt })
      .where(and(eq(refreshTokens.hash, hashToken(token)), isNull(refreshTokens.usedAt), exists(open)))
      .returning({ sessionId: refreshTokens.sessionId })
    if (!used) return undefined
    const child = nextRefreshToken(token, salt)
    await tx
      .insert(refreshTokens)
      .values({ hash: hashToken(child.refreshToken), sessionId: used.sessionId, createdAt: now })
    const isMoved = await isInOtherZone(tx, used.sessionId, { device, now })
    const [session] = await tx
      .update(sessions)
      .set({ ...known(device), lastActiveAt: now, secretHash: hashToken(child.sessionSecret) })
      .where(eq(sessions.id, used.sessionId))
      .returning()
    // The moments of the reminders follow from the time zone. Those of a traveller to the east would come too late.
    if (session && isMoved) await scheduleReminders(tx, session.userId, now)
    return session && { ...pick(session), ...child }
  }
  // Deleting the account at the same moment locks the same rows in another order, which is a deadlock.
  return retryTransaction(() => db.transaction(take))
}

/** Whether the device of a session shows another time zone than the one that the member was last active in. */
async function isInOtherZone(tx: Database, sessionId: string, { device, now }: Seen): Promise<boolean> {
  if (device.timeZone === null) return false
  const [row] = await tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, sessionId))
  return row !== undefined && (await zoneOfDevice(tx, row.userId, now)) !== device.timeZone
}

/**
 * The named fields of a device. A browser may update itself or move to another time zone; a field that it does not name
 * keeps its stored value.
 */
function known(device: Device): Partial<Device> {
  return Object.fromEntries(Object.entries(device).filter(([, value]) => value !== null))
}

async function isUnused(db: Database, { refreshToken }: RefreshToken): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(refreshToken)))
  return row?.usedAt === null
}

function pick(session: typeof sessions.$inferSelect): Omit<SignedSession, 'sessionSecret'> {
  return { userId: session.userId, sessionId: session.id, expiresAt: session.expiresAt }
}
