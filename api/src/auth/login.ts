import { authResponseSchema, loginRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { HttpError, UnavailableError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSessionByPassword } from '../sessions/session-queries.ts'
import { signedIn } from '../sessions/sign-in.ts'
import type { Account } from './accounts.ts'
import { examples } from './auth-schemas.ts'
import { knownAddressFinder, sendFurtherLink } from './verification-link.ts'

/**
 * POST /auth/login (specification, sections 4, 7 and 8). In: email, password, and rememberMe for a session of 30 days
 * instead of 24 hours. Out: `{success, token, refreshToken, user}`. Errors: 400 with `fields`; 401 with the text of
 * section 8, the same for an unknown address and a wrong password; 403 after a right password while the address is not
 * verified; 429, also after 100 good sign-ins in an hour. While the address is not verified, the password of any
 * unconfirmed registration counts as right, and a new link for that registration is mailed, at most one per minute.
 *
 * A browser in which the account has signed in before has attempts of its own, which nobody else can use up. Its device
 * cookie proves that; every sign-in sets it again (device-cookies.ts).
 */
export function login(services: Services) {
  const { db, deviceCookies, limits, log, passwords } = services
  const knownAddress = knownAddressFinder(db)

  function refuse(address: string, account: Account | undefined): HttpError {
    logSecurityEvent(log, 'login.failed', { address, ...(account && { userId: account.id }) })
    return new HttpError(401, 'Login failed. Please check your credentials.')
  }

  return new Hono<AppEnv>().post(
    '/auth/login',
    describe({
      summary: 'Sign in',
      tag: 'auth',
      success: {
        status: 200,
        description: 'Signed in',
        schema: authResponseSchema,
        example: examples.signedIn,
      },
      errors: [400, 401, 403, 413, 415, 429, 503, 504],
      messages: {
        401: 'Login failed. Please check your credentials.',
        403: 'Please verify your email address before signing in.',
      },
    }),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', loginRequestSchema, examples.login),
    async (c) => {
      const address = c.get('address')
      const body = c.req.valid('json')
      const email = body.email.toLowerCase()
      // Counted by the typed address and not by account, so that the limit does not reveal which addresses exist.
      const key = hashToken(email)
      const device = deviceCookies.nonceOf(c, key)
      const counted = device
        ? [{ limit: limits.loginDevice, of: device }]
        : // The network address first: an attempt that is refused there does not count for the account.
          [
            { limit: limits.loginAddress, of: address },
            { limit: limits.loginAccount, of: key },
          ]
      for (const { limit, of } of counted) await limit.take(of)
      const giveBack = async () => {
        for (const { limit, of } of counted) await limit.giveBack(of)
      }

      const { account, pending = [] } = (await knownAddress(email)) ?? {}
      const known = account ? [account, ...pending] : []
      // A member who signs in by a provider has no password, and is refused after the same work.
      const hashes = known.flatMap(({ passwordHash }) => passwordHash ?? [])
      const match = await passwords.find(hashes, body.password).catch(async (error: unknown) => {
        // No password was checked, so the attempt does not count.
        if (error instanceof UnavailableError) await giveBack()
        throw error
      })
      if (!match || !account) throw refuse(address, account)

      if (!account.isEmailVerified) {
        // Given back, but not cleared: otherwise a stranger could clear the limit with a registration of their own, and
        // guess for ever.
        await giveBack()
        const own = pending.find(({ passwordHash }) => passwordHash === match)
        const registration = own ?? { ...account, passwordHash: match, browserHash: null }
        await sendFurtherLink(services, account, registration)
        logSecurityEvent(log, 'login.unverified', { address, userId: account.id })
        throw new HttpError(403, 'Please verify your email address before signing in.')
      }
      const opening = {
        userId: account.id,
        rememberMe: body.rememberMe ?? false,
        device: deviceOf(c),
        now: services.now(),
      }
      await limits.signInAccount.take(account.id)
      const session = await openSessionByPassword(db, { ...opening, passwordHash: match })
      if (!session) throw refuse(address, account)
      await giveBack()
      // In a known browser only its own limit is cleared: the guesses of strangers stay counted.
      await (device ? limits.loginDevice.clear(device) : limits.loginAccount.clear(key))
      deviceCookies.set(c, key)
      logSecurityEvent(log, 'login', { address, userId: account.id })
      return c.json(await signedIn(services, account, session), 200)
    },
  )
}
