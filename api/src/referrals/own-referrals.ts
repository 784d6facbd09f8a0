import { type Referrals, referralsSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { readReferrals } from './referrals-store.ts'

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
