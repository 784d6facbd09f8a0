import { and, eq, gt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../../db/database.ts'
import { handovers } from '../../db/schema.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { UnauthorizedError } from '../../http/http-errors.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { logSecurityEvent } from '../../log/security-events.ts'
import type { Services } from '../../services.ts'
import { bearerToken } from '../../sessions/authenticate.ts'
import { deviceOf } from '../../sessions/device.ts'
import { signIn } from '../../sessions/sign-in.ts'
import { findAccountById } from '../accounts.ts'
import { signInBrowser } from '../browser-cookie.ts'

/**
 * Sent by the page that begins a session with a token from its address. Anybody can write an address, so an access
 * token is refused there: a link with the sender's token would sign the reader in as the sender.
 */
export const SIGN_IN_HEADER = 'X-Sign-In'

/**
 * Exchanges a hand-over of /success-login for a session, when the bearer token is one: unlike an access token it has no
 * dots. The session lasts 24 hours, or 30 days when /auth/google was asked to remember. A hand-over works once, and
 * only with the cookie of the browser that began the sign-in: a link with the sender's hand-over signs nobody in. Other
 * requests pass, except those whose `X-Sign-In` header demands a hand-over. @throws UnauthorizedError
 */
export function exchangeHandover(services: Services) {
  const { config, db, deviceCookies, log, now } = services
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    const isHandover = token !== undefined && !token.includes('.')
    if (!isHandover && c.req.header(SIGN_IN_HEADER) === undefined) return next()
    const address = c.get('address')
    const browser =
      c.req.header('sec-fetch-site') === 'cross-site' ? undefined : signInBrowser(config).read(c)
    const answer =
      isHandover &&
      browser &&
      (await db.transaction(async (tx) => {
        const taken = await takeHandover(tx, { token, browserHash: browser, now: now() })
        const account = taken && (await findAccountById(tx, taken.userId))
        const device = deviceOf(c)
        return account && signIn(services, tx, account, { rememberMe: taken.rememberMe, device })
      }))
    if (!answer) {
      logSecurityEvent(log, 'handover.failed', { address })
      throw new UnauthorizedError('This sign-in is invalid or has expired. Please sign in again.')
    }
    const { user, success, token: accessToken, refreshToken } = answer
    deviceCookies.set(c, hashToken(user.email))
    logSecurityEvent(log, 'handover.ok', { address, userId: user._id })
    return c.json({ success, data: { user }, token: accessToken, refreshToken }, 200)
  })
}

const LIFETIME_MS = 60_000

interface Handover {
  userId: string
  browserHash: string
  /** Whether the session will last 30 days. */
  rememberMe: boolean
  now: Date
}

/** A new token for /success-login: for one session, within a minute, in the browser of this cookie. */
export async function openHandover(db: Database, { now, ...handover }: Handover): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db.insert(handovers).values({ hash: hashToken(token), ...handover, expiresAt })
  return token
}

/** Uses a hand-over up. Of any number of calls at once, one gets its member. */
export async function takeHandover(
  db: Database,
  { token, browserHash, now }: { token: string; browserHash: string; now: Date },
): Promise<Pick<Handover, 'userId' | 'rememberMe'> | undefined> {
  const [row] = await db
    .delete(handovers)
    .where(
      and(
        eq(handovers.hash, hashToken(token)),
        eq(handovers.browserHash, browserHash),
        gt(handovers.expiresAt, now),
      ),
    )
    .returning({ userId: handovers.userId, rememberMe: handovers.rememberMe })
  return row
}

export async function endHandovers(db: Database, userId: string): Promise<void> {
  await db.delete(handovers).where(eq(handovers.userId, userId))
}
