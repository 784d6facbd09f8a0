import { call } from '@cadence/shared/api'
import { type Dashboard, dashboardSchema, receivedDashboardListSchema } from '@cadence/shared/schemas'

/**
 * GET /dashboards: every dashboard of the signed-in member that this release can read. One that a newer release has
 * written otherwise keeps no other one away; it shows once this tab has that release, too.
 * @throws ApiError
 */
export async function listDashboards(): Promise<Dashboard[]> {
  const answer = await call({
    method: 'get',
    path: '/dashboards',
    answer: receivedDashboardListSchema,
    failure: 'Failed to load dashboards',
  })
  return answer.dashboards.flatMap((entry) => {
    const dashboard = dashboardSchema.safeParse(entry)
    return dashboard.success ? [dashboard.data] : []
  })
}
