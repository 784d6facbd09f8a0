import { memberResponseSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../../auth/authenticate.ts'
import { toUser } from '../../auth/member.ts'
import { SESSION_OVER } from '../../auth/token-rotation.ts'
import { describe } from '../../http/describe.ts'
import type { MemberEnv } from '../../http/env.ts'
import { UnauthorizedError } from '../../http/http-errors.ts'
import type { Services } from '../../services.ts'
import { examples } from '../profile-examples.ts'
import { deletePhoto } from './photo-store.ts'

/** DELETE /photo (specification, section 2, Settings). Out: `{user}` without a photo, also when there was none. Errors: 401. */
export function removePhoto(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/photo',
    describe({
      summary: "Delete the member's photo",
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'The member without a photo',
        schema: memberResponseSchema,
        example: examples.member,
      },
      errors: [401, 503, 504],
    }),
    authenticate(services),
    async (c) => {
      const account = await deletePhoto(services.db, c.get('member').user._id)
      if (!account) throw new UnauthorizedError(SESSION_OVER)
      return c.json({ user: toUser(account, services.config) }, 200)
    },
  )
}
