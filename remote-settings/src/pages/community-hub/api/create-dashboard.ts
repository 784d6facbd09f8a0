import { call } from '@cadence/shared/api'
import { type Dashboard, dashboardResponseSchema } from '@cadence/shared/schemas'

/** POST /dashboards: stores a new dashboard. @throws ApiError: 409 when the id is taken or the collection is full */
export async function createDashboard(record: Omit<Dashboard, 'userId'>): Promise<Dashboard> {
  const { dashboard } = await call({
    method: 'post',
    path: '/dashboards',
    body: record,
    answer: dashboardResponseSchema,
    failure: 'Failed to save the dashboard',
  })
  return dashboard
}
