import { memberResponseSchema, patchProfileRequestSchema, profileSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountOf } from '../auth/accounts.ts'
import { publishChange } from '../changes/publish-change.ts'
import { users } from '../db/schema.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { toUser } from '../sessions/member.ts'
import { examples, profileOf } from './profile-answers.ts'

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

/**
 * PATCH /profile (specification, section 2, Settings). In: firstName, lastName, each only where it changes. Out:
 * `{user}`. Other sessions get a change event. Errors: 400 with `fields`, 401, 429.
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
    jsonBody(SHORT_BODY_BYTES),
    validated('json', patchProfileRequestSchema, examples.names),
    async (c) => {
      const userId = c.get('member').user._id
      const { firstName, lastName } = c.req.valid('json')
      const account = await db.transaction(async (tx) => {
        if (firstName !== undefined || lastName !== undefined) {
          await tx.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
          await publishChange(tx, userId, 'profile')
        }
        return accountOf(tx, userId)
      })
      return c.json({ user: toUser(account, services.config) }, 200)
    },
  )
}
