import { dashboardListQuerySchema, dashboardListSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { readEpoch } from '../db/epoch.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { listDashboards, pageOfDashboards } from './dashboards-store.ts'

/**
 * GET /dashboards?limit=n&after=id. Out: `{dashboards, next, epoch}`: the member's own. Without `limit`, as releases before
 * pages ask, all of them, the last edited first; with it at most that many, in the order of their ids, and `next`, the id to
 * ask after for the page that follows, if there is one. The epoch is another one after a restore. Errors: 400, 401.
 */
export function list(services: Services) {
  return new Hono<MemberEnv>().get(
    '/dashboards',
    describe({
      summary: "The member's dashboards",
      tag: 'dashboards',
      member: true,
      success: {
        status: 200,
        description: 'All, the last edited first; or a page, in the order of the ids',
        schema: dashboardListSchema,
      },
      errors: [400, 401, 503],
    }),
    authenticate(services),
    validated('query', dashboardListQuerySchema),
    async (c) => {
      const { db } = services
      const userId = c.get('member').user._id
      const { limit, after } = c.req.valid('query')
      // Read first: a restore in between shows as another epoch on the next call.
      const epoch = await readEpoch(db)
      if (limit === undefined) return c.json({ dashboards: await listDashboards(db, userId), epoch }, 200)
      return c.json({ ...(await pageOfDashboards(db, userId, { limit, after })), epoch }, 200)
    },
  )
}
