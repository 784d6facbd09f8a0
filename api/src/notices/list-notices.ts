import { noticeListSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { countUnread, newestNotices } from './notices-store.ts'

/**
 * GET /notices (specification, section 2, the notifications button). Out: `{notices, unread}`, the member's own, the
 * newest first and at most 50, and how many of all of them are unread. Errors: 401.
 */
export function listNotices(services: Services) {
  const { db } = services
  return new Hono<MemberEnv>().get(
    '/notices',
    describe({
      summary: "The member's notices",
      tag: 'notices',
      member: true,
      success: { status: 200, description: 'The newest first', schema: noticeListSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      return c.json({ notices: await newestNotices(db, userId), unread: await countUnread(db, userId) }, 200)
    },
  )
}
