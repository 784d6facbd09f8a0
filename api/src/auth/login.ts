import { authResponseSchema, loginRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { HttpError } from '../http/errors.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/securityEvents.ts'
import type { Services } from '../services.ts'
import { findAccount } from './accounts.ts'
import { AUTH_BODY_BYTES } from './answers.ts'
import { hashToken } from './opaqueToken.ts'
import { signIn } from './signIn.ts'
import { queueVerificationMail } from './verificationMail.ts'

/**
 * POST /auth/login (specification, sections 4, 7 and 8). In: email, password, and rememberMe for a session of 30
 * days instead of 24 hours. Out: `{success, token, refreshToken, user}`. Errors: 400 with `fields`; 401 with the
 * text of section 8, the same for an unknown address and a wrong password; 403 after a right password while the
 * address is not verified (a new link is mailed, at most one per minute); 429.
 */
export function login(services: Services) {
  const { db, limits, log, passwords, postman } = services
  return new Hono<AppEnv>().post(
    '/auth/login',
    describe({
      summary: 'Sign in',
      tag: 'auth',
      success: { status: 200, description: 'Signed in', schema: authResponseSchema },
      errors: [400, 401, 403, 413, 415, 429, 503],
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', loginRequestSchema),
    async (c) => {
      const address = c.get('address')
      const body = c.req.valid('json')
      const email = body.email.toLowerCase()
      // By what was typed and not by account, so that the limit does not tell which addresses exist.
      const key = hashToken(email)
      await limits.loginAddress.take(address)
      await limits.loginAccount.take(key)

      const account = await findAccount(db, email)
      if (!(await passwords.matches(account?.passwordHash, body.password)) || !account) {
        logSecurityEvent(log, 'login.failed', { address, ...(account && { userId: account.id }) })
        throw new HttpError(401, 'Login failed. Please check your credentials.')
      }
      await limits.loginAccount.clear(key)
      await limits.loginAddress.giveBack(address)

      if (!account.isEmailVerified) {
        await db.transaction((tx) => queueVerificationMail(services, tx, account))
        postman.kick()
        logSecurityEvent(log, 'login.unverified', { address, userId: account.id })
        throw new HttpError(403, 'Please verify your email address before signing in.')
      }
      const answer = await signIn(services, db, account, body.rememberMe ?? false)
      logSecurityEvent(log, 'login', { address, userId: account.id })
      return c.json(answer, 200)
    },
  )
}
