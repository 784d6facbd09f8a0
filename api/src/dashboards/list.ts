import { dashboardListSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { readEpoch } from '../db/epoch.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { listDashboards } from './store.ts'

/**
 * GET /dashboards. Out: `{dashboards, epoch}`: the member's own, the last edited first, and the epoch, another one after a
 * restore. Errors: 401.
 */
export function list(services: Services) {
  return new Hono<MemberEnv>().get(
    '/dashboards',
    describe({
      summary: "The member's dashboards",
      tag: 'dashboards',
      member: true,
      success: { status: 200, description: 'The last edited first', schema: dashboardListSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => {
      const epoch = await readEpoch(services.db)
      return c.json({ dashboards: await listDashboards(services.db, c.get('member').user._id), epoch }, 200)
    },
  )
}
