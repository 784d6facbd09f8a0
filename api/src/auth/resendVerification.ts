import { emailRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/securityEvents.ts'
import { choosePasswordLetter } from '../mail/letters.ts'
import type { Services } from '../services.ts'
import { findAccount } from './accounts.ts'
import { AUTH_BODY_BYTES, doneResponseSchema } from './answers.ts'
import { examples } from './examples.ts'
import { sendResetLink } from './resetMail.ts'
import { onlyRegistration, sendFurtherLink } from './verificationMail.ts'

/**
 * POST /auth/resend-verification (specification, section 2, the button 'Renvoyer l'e-mail'). In: email. Out:
 * `{success: true}`, whether the address is known, verified or neither: what depends on that begins after the answer.
 * An address that waits to be verified gets a further link, at most one per minute. Errors: 400 with `fields`, 429.
 *
 * When several registrations wait, one of them may be a stranger's, and nobody knows who asks here. Then the mail
 * lets the mailbox's owner choose a password now, which verifies the address and ends all of them.
 */
export function resendVerification(services: Services) {
  const { db, later, limits, log } = services

  async function resend(email: string, address: string): Promise<void> {
    const account = await findAccount(db, email)
    logSecurityEvent(log, 'resend', { address, ...(account && { userId: account.id }) })
    if (!account || account.isEmailVerified) return
    const registration = await onlyRegistration(db, account)
    if (registration) await sendFurtherLink(services, account, registration)
    else await sendResetLink(services, account, choosePasswordLetter)
  }

  return new Hono<AppEnv>().post(
    '/auth/resend-verification',
    describe({
      summary: 'Mail a further verification link',
      tag: 'auth',
      success: {
        status: 200,
        description: 'Mailed, if the address waits to be verified',
        schema: doneResponseSchema,
        example: examples.done,
      },
      errors: [400, 413, 415, 429, 503],
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', emailRequestSchema, examples.email),
    async (c) => {
      const address = c.get('address')
      await limits.resendAddress.take(address)
      const email = c.req.valid('json').email.toLowerCase()
      later.run(() => resend(email, address))
      return c.json({ success: true }, 200)
    },
  )
}
