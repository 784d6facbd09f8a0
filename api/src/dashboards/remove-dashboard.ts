import { dashboardParamsSchema, deleteDashboardQuerySchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { validated } from '../http/validated.ts'
import { countWrites } from '../limits/count-writes.ts'
import type { Services } from '../services.ts'
import { deleteDashboard } from './dashboards-store.ts'

/**
 * DELETE /dashboards/{id}?base. In: `base`, the `updatedAt` of the version that was deleted; one that was edited
 * elsewhere since stays. Out: 204, also when the member has no such dashboard. Errors: 400, 401, 429.
 */
export function remove(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/dashboards/:id',
    describe({
      summary: 'Delete a dashboard',
      tag: 'dashboards',
      member: true,
      success: { status: 204, description: 'Deleted, or was not there' },
      errors: [400, 401, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    validated('param', dashboardParamsSchema),
    validated('query', deleteDashboardQuerySchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      await deleteDashboard(services.db, key, c.req.valid('query').base)
      return c.body(null, 204)
    },
  )
}
