import { profileSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { endEmailChange } from './email-change.ts'
import { profileOf } from './profile-answers.ts'
import { examples } from './profile-examples.ts'

/**
 * DELETE /profile/email (specification, section 2, Settings): the address stays, and the mailed link works no more. Out:
 * `{hasPassword, emailChange: null}`, also when none was waiting. Errors: 401.
 */
export function cancelEmail(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().delete(
    '/profile/email',
    describe({
      summary: 'Take back a change of the e-mail address',
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'Nothing waits any more',
        schema: profileSchema,
        example: examples.settled,
      },
      errors: [401, 503, 504],
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      const profile = await db.transaction(async (tx) => {
        await endEmailChange(tx, userId)
        return profileOf(tx, userId, now())
      })
      return c.json(profile, 200)
    },
  )
}
