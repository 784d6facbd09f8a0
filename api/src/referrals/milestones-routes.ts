import { type Milestone, milestonesSchema } from '@cadence/shared/schemas/milestone'
import { Hono } from 'hono'
import { describe } from '../http/openapi.ts'
import { keptFor } from '../lib/kept-for.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { findMilestones, presentMilestones } from './milestones-queries.ts'

const example: Milestone = {
  firstName: 'Inès',
  character: 'p27',
  seed: '9f2c4e61b07d',
  own: false,
  kind: 'sessions',
  count: 25,
  day: '2026-11-28',
}

/** How long a process shows the milestones that it found: to count the sessions of hundreds of members is not for each visit. */
const KEPT_MS = 60_000

/**
 * GET /community/milestones (specification, section 2, Community Hub). Out: at most twelve milestones of the last fourteen
 * days, one of a member, and only of members who have switched on that they share theirs: first name, character, what was
 * reached, and the day. No id, no last name and no hour. A member whose first name has a digit, @ or / is left out. Consent that is
 * withdrawn counts in the next answer; consent that is given may count a minute later. Errors: 401; 429.
 */
export function communityMilestones(services: Services) {
  const { db, limits, now } = services
  const found = keptFor(KEPT_MS, now, () => findMilestones(db, now()))
  return new Hono<MemberEnv>().get(
    '/community/milestones',
    describe({
      summary: 'What members who share it have reached lately',
      tag: 'community',
      member: true,
      success: {
        status: 200,
        description: 'The newest first',
        schema: milestonesSchema,
        example: { milestones: [example] },
      },
      errors: [401, 429, 503],
    }),
    authenticate(services),
    async (c) => {
      const reader = c.get('member').user._id
      await limits.milestones.take(reader)
      return c.json({ milestones: await presentMilestones(db, await found(), reader) }, 200)
    },
  )
}
