import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../http/env.ts'
import { UnauthorizedError } from '../../http/http-errors.ts'
import { logSecurityEvent } from '../../log/security-events.ts'
import type { Services } from '../../services.ts'
import { findAccountById } from '../accounts.ts'
import { bearerToken } from '../authenticate.ts'
import { deviceOf } from '../device.ts'
import { hashToken } from '../opaque-token.ts'
import { signIn } from '../sign-in.ts'
import { signInBrowser } from './google-browser.ts'
import { takeHandover } from './handover-store.ts'

/**
 * Sent by the page that begins a session with a token out of an address. Anybody can write an address, so an access
 * token is not taken there: a link with the sender's own would sign its reader in as the sender.
 */
export const SIGN_IN_HEADER = 'X-Sign-In'

/**
 * Answers a request whose bearer token is a hand-over of /success-login, which has no dots, unlike an access token,
 * with a session of 24 hours, or 30 days when /auth/google was asked to remember. It works once, and only with the cookie of the browser that began the sign-in: who
 * sends somebody a link with a hand-over of their own signs nobody in. Other requests pass, but for those that say by
 * `X-Sign-In` that they are for a hand-over. Throws 401.
 */
export function takeSession(services: Services) {
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
