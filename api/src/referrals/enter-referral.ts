import { enterReferralSchema, referralCodeOf } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { doneResponseSchema } from '../auth/auth-answers.ts'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { enterCode } from './referrals-store.ts'

const BODY_BYTES = 1024

const messages = {
  400: 'This is your own code.',
  404: 'No member has this code.',
  409: 'You have already entered a code.',
} as const

const refusals = { own: 400, unknown: 404, already: 409 } as const

/**
 * POST /referrals (specification, section 2, Community Hub; decisions: a code is accepted once). In: `{code}` as it was
 * typed; case, spaces, dashes and a missing `CAD` are forgiven. Out: 201 `{success: true}`; who gave the code is told, by mail, too, where they
 * want it.
 * Errors: 400 with `fields`, also for one's own code; 401; 404 when nobody has it; 409 when this member has entered one;
 * 429 after too many that were wrong.
 */
export function enterReferral(services: Services) {
  const { config, db, later, limits, now, postman } = services
  return new Hono<MemberEnv>().post(
    '/referrals',
    describe({
      summary: 'Enter the code of the member who brought you',
      tag: 'community',
      member: true,
      success: {
        status: 201,
        description: 'Counted',
        schema: doneResponseSchema,
        example: { success: true },
      },
      errors: [400, 401, 404, 409, 413, 415, 429, 503, 504],
      messages: { ...messages, 413: 'The request is too large (at most 1 kB).' },
    }),
    authenticate(services),
    jsonBody(BODY_BYTES),
    validated('json', enterReferralSchema, { code: 'CAD-7KQM-4XTR' }),
    async (c) => {
      const { _id: userId, firstName } = c.get('member').user
      const address = c.get('address')
      await limits.referralAddress.take(address)
      await limits.referralAccount.take(userId)
      const code = referralCodeOf(c.req.valid('json').code)
      const entered = await enterCode(db, { userId, firstName, code, appUrl: config.appUrl, now: now() })
      if (entered === 'counted') {
        postman.kick()
        later.run(async () => {
          await limits.referralAddress.giveBack(address)
          await limits.referralAccount.giveBack(userId)
        })
        return c.json({ success: true }, 201)
      }
      const status = refusals[entered]
      throw new HttpError(status, messages[status], { fields: { code: messages[status] } })
    },
  )
}
