import {
  noticeListSchema,
  readNoticesRequestSchema,
  readNoticesResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { jsonBody } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { countUnread, markRead, newestNotices } from './notices-queries.ts'

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
