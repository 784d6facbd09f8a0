import { communitySchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { countReferrals } from './referrals-store.ts'

/**
 * GET /community (specification, section 2, Community Hub; decisions: goals move with real referrals). Out:
 * `{referrals, own}`, the codes that were entered: of all members, for the community goal, and this member's own, for the
 * individual one. What they come to is `communityGoal` and `nextFreeMonth` of the shared schemas. Errors: 401.
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
