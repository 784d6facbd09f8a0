import { dashboardBodySchema, dashboardParamsSchema, dashboardResponseSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { assertRoomForOneMore, DASHBOARD_BODY_BYTES } from './limits.ts'
import { hasDashboard, putDashboard } from './store.ts'

/**
 * PUT /dashboards/{id} (specification, section 3). In: the whole dashboard; it is created or replaced. Out: 200
 * `{dashboard}`. Errors: 400 with `fields`, 401, 409 when a new one would be the 1001st.
 */
export function put(services: Services) {
  const { db } = services
  return new Hono<MemberEnv>().put(
    '/dashboards/:id',
    describe({
      summary: 'Create or replace a dashboard',
      tag: 'dashboards',
      member: true,
      success: { status: 200, description: 'Stored', schema: dashboardResponseSchema },
      errors: [400, 401, 409, 413, 415, 503],
    }),
    authenticate(services),
    validated('param', dashboardParamsSchema),
    jsonBody(DASHBOARD_BODY_BYTES),
    validated('json', dashboardBodySchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      const body = c.req.valid('json')
      if (!(await hasDashboard(db, key))) await assertRoomForOneMore(db, key.userId)
      await putDashboard(db, key, body)
      return c.json({ dashboard: { ...key, ...body } }, 200)
    },
  )
}
