import { createDashboardRequestSchema, dashboardResponseSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { assertNotAhead } from '../http/clock-limit.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import { countWrites } from '../limits/count-writes.ts'
import type { Services } from '../services.ts'
import { assertRoomForOneMore, DASHBOARD_BODY_BYTES } from './dashboards-limits.ts'
import { createDashboard } from './dashboards-store.ts'

/**
 * POST /dashboards (specification, section 3). In: the dashboard with the client's id and times. Out: 201
 * `{dashboard}`. Errors: 400 with `fields`, also for an `updatedAt` more than a day ahead; 401; 409 when this member
 * already has the id, 1000 dashboards or 5 MB of them; 429.
 */
export function create(services: Services) {
  return new Hono<MemberEnv>().post(
    '/dashboards',
    describe({
      summary: 'Store a new dashboard',
      tag: 'dashboards',
      member: true,
      success: { status: 201, description: 'Stored', schema: dashboardResponseSchema },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(DASHBOARD_BODY_BYTES),
    validated('json', createDashboardRequestSchema),
    async (c) => {
      const { id, ...body } = c.req.valid('json')
      const userId = c.get('member').user._id
      assertNotAhead({ updatedAt: body.updatedAt }, services.now())
      await assertRoomForOneMore(services.db, userId)
      const dashboard = await createDashboard(services.db, { userId, id }, body)
      if (!dashboard) throw new HttpError(409, 'You already have a dashboard with this id.')
      return c.json({ dashboard }, 201)
    },
  )
}
