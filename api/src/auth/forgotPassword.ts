import { emailRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/securityEvents.ts'
import type { Services } from '../services.ts'
import { findAccount } from './accounts.ts'
import { AUTH_BODY_BYTES, doneResponseSchema } from './answers.ts'
import { examples } from './examples.ts'
import { sendResetLink } from './resetMail.ts'

/**
 * POST /auth/forgot-password (specification, sections 2 and 7). In: email. Out: `{success: true}`, whether the address
 * is known or not: what depends on that begins after the answer. The owner of a known address, verified or not, with
 * a password or without, gets a link that lives an hour. Errors: 400 with `fields`, 429.
 */
export function forgotPassword(services: Services) {
  const { db, later, limits, log } = services
  return new Hono<AppEnv>().post(
    '/auth/forgot-password',
    describe({
      summary: 'Mail a link to choose a new password',
      tag: 'auth',
      success: {
        status: 200,
        description: 'Mailed, if there is an account',
        schema: doneResponseSchema,
        example: examples.done,
      },
      errors: [400, 413, 415, 429, 503],
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', emailRequestSchema, examples.email),
    async (c) => {
      const address = c.get('address')
      await limits.forgotAddress.take(address)
      const email = c.req.valid('json').email.toLowerCase()
      later.run(async () => {
        const account = await findAccount(db, email)
        logSecurityEvent(log, 'forgot', { address, ...(account && { userId: account.id }) })
        if (account) await sendResetLink(services, account)
      })
      return c.json({ success: true }, 200)
    },
  )
}
