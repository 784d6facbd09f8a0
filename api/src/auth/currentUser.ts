import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { currentUserResponseSchema } from './answers.ts'
import { authenticate } from './authenticate.ts'

/** GET /auth/user (specification, section 7). Out: `{success, data: {user}}`, read from the database. Errors: 401. */
export function currentUser(services: Services) {
  return new Hono<MemberEnv>().get(
    '/auth/user',
    describe({
      summary: 'The signed-in member',
      tag: 'auth',
      member: true,
      success: { status: 200, description: 'The member', schema: currentUserResponseSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    (c) => c.json({ success: true, data: { user: c.get('member').user } }, 200),
  )
}
