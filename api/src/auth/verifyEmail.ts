import { authResponseSchema, verifyEmailRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { HttpError } from '../http/errors.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/securityEvents.ts'
import type { Services } from '../services.ts'
import { markVerified } from './accounts.ts'
import { AUTH_BODY_BYTES } from './answers.ts'
import { signIn } from './signIn.ts'
import { consumeVerificationToken } from './verificationToken.ts'

/**
 * POST /auth/verify-email (specification, sections 4 and 7). In: the token of the mail. Out: `{success, token,
 * refreshToken, user}`, signed in, with isEmailVerified true. Errors: 400 with the text of section 8 for a token
 * that is wrong, used, replaced by a newer one or older than 24 hours.
 */
export function verifyEmail(services: Services) {
  return new Hono<AppEnv>().post(
    '/auth/verify-email',
    describe({
      summary: 'Verify an e-mail address and sign in',
      tag: 'auth',
      success: { status: 200, description: 'Verified and signed in', schema: authResponseSchema },
      errors: [400, 413, 415, 503],
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', verifyEmailRequestSchema),
    async (c) => {
      const { token } = c.req.valid('json')
      // One transaction: a crash in the middle must not leave a used link and no session.
      const answer = await services.db.transaction(async (tx) => {
        const userId = await consumeVerificationToken(tx, token, services.now())
        const account = userId && (await markVerified(tx, userId))
        return account ? signIn(services, tx, account, false) : undefined
      })
      const address = c.get('address')
      if (!answer) {
        logSecurityEvent(services.log, 'verify.failed', { address })
        throw new HttpError(400, 'Email verification failed. The link may be expired or invalid.')
      }
      logSecurityEvent(services.log, 'verify', { address, userId: answer.user._id })
      return c.json(answer, 200)
    },
  )
}
