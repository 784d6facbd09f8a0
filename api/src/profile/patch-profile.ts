import { memberResponseSchema, patchProfileRequestSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { toUser } from '../auth/member.ts'
import { ring } from '../changes/publish-change.ts'
import { users } from '../db/schema.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import { countWrites } from '../limits/count-writes.ts'
import type { Services } from '../services.ts'
import { accountOf, PROFILE_BODY_BYTES } from './profile-answers.ts'
import { examples } from './profile-examples.ts'

/**
 * PATCH /profile (specification, section 2, Settings). In: firstName, lastName, each only where it changes. Out:
 * `{user}`. Other sessions hear of it by GET /changes. Errors: 400 with `fields`, 401, 429.
 */
export function patchProfile(services: Services) {
  const { db } = services
  return new Hono<MemberEnv>().patch(
    '/profile',
    describe({
      summary: 'Change first or last name',
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'The member as they are now',
        schema: memberResponseSchema,
        example: examples.member,
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(PROFILE_BODY_BYTES),
    validated('json', patchProfileRequestSchema, examples.names),
    async (c) => {
      const userId = c.get('member').user._id
      const { firstName, lastName } = c.req.valid('json')
      const account = await db.transaction(async (tx) => {
        if (firstName !== undefined || lastName !== undefined) {
          await tx.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
          await ring(tx, userId, 'profile')
        }
        return accountOf(tx, userId)
      })
      return c.json({ user: toUser(account, services.config) }, 200)
    },
  )
}
