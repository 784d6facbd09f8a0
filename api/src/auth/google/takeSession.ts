import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../http/env.ts'
import { UnauthorizedError } from '../../http/errors.ts'
import { logSecurityEvent } from '../../log/securityEvents.ts'
import type { Services } from '../../services.ts'
import { findAccountById } from '../accounts.ts'
import { bearerToken } from '../authenticate.ts'
import { signIn } from '../signIn.ts'
import { browserHash, unmarkBrowser } from './browser.ts'
import { takeHandover } from './handover.ts'

/**
 * Answers a request whose bearer token is a hand-over of /success-login, which has no dots, unlike an access token,
 * with a session of 24 hours. It works once, and only with the cookie of the browser that began the sign-in: who
 * sends somebody a link with a hand-over of their own signs nobody in. Other requests pass. Throws 401.
 */
export function takeSession(services: Services) {
  const { config, db, log, now } = services
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    if (!token || token.includes('.')) return next()
    const address = c.get('address')
    const browser = c.req.header('sec-fetch-site') === 'cross-site' ? undefined : browserHash(c, config)
    const answer =
      browser &&
      (await db.transaction(async (tx) => {
        const userId = await takeHandover(tx, { token, browserHash: browser, now: now() })
        const account = userId && (await findAccountById(tx, userId))
        return account ? signIn(services, tx, account, false) : undefined
      }))
    if (!answer) {
      logSecurityEvent(log, 'handover.failed', { address })
      throw new UnauthorizedError('This sign-in is invalid or has expired. Please sign in again.')
    }
    unmarkBrowser(c, config)
    const { user, success, token: accessToken, refreshToken } = answer
    logSecurityEvent(log, 'handover.ok', { address, userId: user._id })
    return c.json({ success, data: { user }, token: accessToken, refreshToken }, 200)
  })
}
