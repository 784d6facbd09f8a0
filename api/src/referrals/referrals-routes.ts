import {
  communitySchema,
  enterReferralSchema,
  type Referrals,
  referralCodeOf,
  referralsSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { countReferrals, enterCode, readReferrals } from './referrals-queries.ts'

const example: Referrals = { code: 'CAD-7KQM-4XTR', members: 4, level: 'novice', hasEntered: true }

/**
 * GET /referrals (specification, section 2, Community Hub). Out: `{code, members, level, hasEntered}`: the member's own
 * code, made at the first call; how many members entered it; the level that they give, null under 3; and whether this
 * member has entered someone's code. Errors: 401.
 */
export function ownReferrals(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().get(
    '/referrals',
    describe({
      summary: "The member's own referral code, and what came of it",
      tag: 'community',
      member: true,
      success: { status: 200, description: 'Code, count and level', schema: referralsSchema, example },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => c.json(await readReferrals(db, { userId: c.get('member').user._id, now: now() }), 200),
  )
}

const BODY_BYTES = 1024

const messages = {
  400: 'This is your own code.',
  404: 'No member has this code.',
  409: 'You have already entered a code.',
} as const

const refusals = { own: 400, unknown: 404, already: 409 } as const

/**
 * POST /referrals (specification, section 2, Community Hub; decisions: a code is accepted once). In: `{code}` as it was
 * typed; case, spaces, dashes and a missing `CAD` do not matter. Out: 201 `{success: true}`; the owner of the code gets
 * a notice, and a mail if they want it. Errors: 400 with `fields`, also for one's own code; 401; 404 when nobody has
 * it; 409 when this member has entered one; 429 after too many wrong ones.
 */
export function enterReferral(services: Services) {
  const { config, db, background, limits, now, mailOutbox } = services
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
        mailOutbox.deliverNow()
        background.run(async () => {
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

/**
 * GET /community (specification, section 2, Community Hub; decisions: goals move with real referrals). Out:
 * `{referrals, own}`, the codes that were entered: of all members, for the community goal, and this member's own, for
 * the individual one. What they come to is `communityGoal` and `nextFreeMonth` of the shared schemas. Errors: 401.
 */
export function community(services: Services) {
  const { db } = services
  return new Hono<MemberEnv>().get(
    '/community',
    describe({
      summary: 'What the goals of the community stand on',
      tag: 'community',
      member: true,
      success: {
        status: 200,
        description: 'Codes that were entered',
        schema: communitySchema,
        example: { referrals: 12, own: 4 },
      },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => c.json(await countReferrals(db, c.get('member').user._id), 200),
  )
}
