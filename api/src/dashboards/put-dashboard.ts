import {
  dashboardParamsSchema,
  putDashboardRequestSchema,
  putDashboardResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { assertNotAhead } from '../http/clock-limit.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import { countWrites } from '../limits/count-writes.ts'
import type { Services } from '../services.ts'
import { assertRoomForOneMore, DASHBOARD_BODY_BYTES } from './dashboards-limits.ts'
import { hasDashboard, putDashboard } from './dashboards-store.ts'

/**
 * PUT /dashboards/{id} (specification, section 3). In: the whole dashboard; it is created, or replaced unless the
 * stored one has a later `updatedAt`. With `base`, what the edit started from, an edit of another device is kept beside
 * it, as a copy named `copyName`. Out: 200 `{dashboard, copy?}`: the one that stands (after a late arrival, the newer
 * one that was there) and that copy. Errors: 400 with `fields`, also for an `updatedAt` more than a day ahead; 401; 409
 * when a new one or a copy would be the 1001st, or all of them more than 5 MB: nothing is changed then; 429.
 */
export function put(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().put(
    '/dashboards/:id',
    describe({
      summary: 'Create a dashboard, or replace it unless the stored one was edited later',
      tag: 'dashboards',
      member: true,
      success: {
        status: 200,
        description:
          'The dashboard that stands: the sent one, or a stored one that was edited later; and the other edit, if both are kept',
        schema: putDashboardResponseSchema,
      },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    validated('param', dashboardParamsSchema),
    jsonBody(DASHBOARD_BODY_BYTES),
    validated('json', putDashboardRequestSchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      const body = c.req.valid('json')
      assertNotAhead({ updatedAt: body.updatedAt }, now())
      if (!(await hasDashboard(db, key))) await assertRoomForOneMore(db, key.userId)
      return c.json(await putDashboard(db, key, body), 200)
    },
  )
}
