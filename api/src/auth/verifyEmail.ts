import { authResponseSchema, verifyEmailRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { HttpError } from '../http/errors.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/securityEvents.ts'
import { addNotice } from '../notices/store.ts'
import type { Services } from '../services.ts'
import { confirmAccount } from './accounts.ts'
import { AUTH_BODY_BYTES } from './answers.ts'
import { deviceOf } from './device.ts'
import { examples } from './examples.ts'
import { signIn } from './signIn.ts'
import { endVerification, registrationOf } from './verificationToken.ts'

/**
 * POST /auth/verify-email (specification, sections 4 and 7). In: the token of the mail. Out: `{success, token,
 * refreshToken, user}`, signed in, with isEmailVerified true. Errors: 400 with the text of section 8 for a token
 * that is wrong, used, replaced by a newer one or older than 24 hours; 429.
 *
 * Several registrations may wait for one address. The account takes name and password of the one whose link was
 * followed, and the links of the others end: a stranger can ask for mails, but the mailbox's owner decides. The new
 * member is welcomed by a notice.
 */
export function verifyEmail(services: Services) {
  return new Hono<AppEnv>().post(
    '/auth/verify-email',
    describe({
      summary: 'Verify an e-mail address and sign in',
      tag: 'auth',
      success: {
        status: 200,
        description: 'Verified and signed in',
        schema: authResponseSchema,
        example: examples.signedIn,
      },
      errors: [400, 413, 415, 429, 503],
      messages: { 400: 'Email verification failed. The link may be expired or invalid.' },
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', verifyEmailRequestSchema, examples.verifyEmail),
    async (c) => {
      const address = c.get('address')
      await services.limits.verifyAddress.take(address)
      const { token } = c.req.valid('json')
      // One transaction: a crash in the middle must not leave a used link and no session.
      const answer = await services.db.transaction(async (tx) => {
        const pending = await registrationOf(tx, token, services.now())
        // Of several calls at once, with one link or with different ones, this statement lets exactly one through.
        const account = pending && (await confirmAccount(tx, pending.userId, pending))
        if (!account) return undefined
        await endVerification(tx, account.id)
        await addNotice(tx, { userId: account.id, kind: 'welcome', now: services.now() })
        return signIn(services, tx, account, { rememberMe: false, device: deviceOf(c) })
      })
      if (!answer) {
        logSecurityEvent(services.log, 'verify.failed', { address })
        throw new HttpError(400, 'Email verification failed. The link may be expired or invalid.')
      }
      logSecurityEvent(services.log, 'verify', { address, userId: answer.user._id })
      return c.json(answer, 200)
    },
  )
}
