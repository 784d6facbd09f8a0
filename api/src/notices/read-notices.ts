import { readNoticesRequestSchema, readNoticesResponseSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { countUnread, markRead } from './notices-store.ts'

const BODY_BYTES = 1024

/**
 * POST /notices/read (specification, section 2, the notifications button). In: the id of the newest notice that the
 * member has seen; it and all older ones are read from then on. Out: `{unread}`. The same call again changes nothing,
 * and neither does an id that the member does not have. Errors: 400 with `fields`, 401.
 */
export function readNotices(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().post(
    '/notices/read',
    describe({
      summary: 'Mark a notice and all older ones as read',
      tag: 'notices',
      member: true,
      success: { status: 200, description: 'How many are unread now', schema: readNoticesResponseSchema },
      errors: [400, 401, 413, 415, 503, 504],
    }),
    authenticate(services),
    jsonBody(BODY_BYTES),
    validated('json', readNoticesRequestSchema),
    async (c) => {
      const userId = c.get('member').user._id
      const { upTo } = c.req.valid('json')
      const unread = await db.transaction(async (tx) => {
        await markRead(tx, { userId, upTo, now: now() })
        return countUnread(tx, userId)
      })
      return c.json({ unread }, 200)
    },
  )
}
