import { call } from '@cadence/shared/api'
import { type Dashboard, dashboardListSchema } from '@cadence/shared/schemas'

/** GET /dashboards: every dashboard of the signed-in member. @throws ApiError */
export async function listDashboards(): Promise<Dashboard[]> {
  const answer = await call({
    method: 'get',
    path: '/dashboards',
    answer: dashboardListSchema,
    failure: 'Failed to load dashboards',
  })
  return answer.dashboards
}
