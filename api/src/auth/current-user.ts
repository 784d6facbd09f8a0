import { Hono } from 'hono'
import { describe } from '../http/openapi.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { currentUserResponseSchema, examples } from './auth-schemas.ts'
import { exchangeHandover, SIGN_IN_HEADER } from './google/handover.ts'

/**
 * GET /auth/user (specification, section 7). Out: `{success, data: {user}}`, read from the database. With the hand-over
 * of /success-login as the token, and the cookie that goes with it: also `token` and `refreshToken`, once. With the
 * header `X-Sign-In: provider` nothing but such a hand-over is taken. Errors: 401.
 */
export function currentUser(services: Services) {
  return new Hono<MemberEnv>().get(
    '/auth/user',
    describe({
      summary: 'The signed-in member',
      tag: 'auth',
      member: true,
      parameters: [
        {
          name: SIGN_IN_HEADER,
          in: 'header',
          description: 'Sent by /success-login: the token must be a hand-over, and no access token',
          example: 'provider',
        },
      ],
      success: {
        status: 200,
        description: 'The member',
        schema: currentUserResponseSchema,
        example: examples.currentUser,
      },
      errors: [401, 503],
    }),
    exchangeHandover(services),
    authenticate(services),
    (c) => c.json({ success: true, data: { user: c.get('member').user } }, 200),
  )
}
