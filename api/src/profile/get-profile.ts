import { profileSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { profileOf } from './profile-answers.ts'
import { examples } from './profile-examples.ts'

/**
 * GET /profile (specification, section 2, Settings). Out: `{hasPassword, emailChange}`, the latter null or the new
 * address whose link was not followed yet. Errors: 401.
 */
export function getProfile(services: Services) {
  return new Hono<MemberEnv>().get(
    '/profile',
    describe({
      summary: 'What the settings show beyond the member',
      tag: 'profile',
      member: true,
      success: { status: 200, description: 'The profile', schema: profileSchema, example: examples.profile },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => c.json(await profileOf(services.db, c.get('member').user._id, services.now()), 200),
  )
}
