import { call } from '@cadence/shared/api'
import { type Dashboard, dashboardResponseSchema } from '@cadence/shared/schemas'

/**
 * PUT /dashboards/{id}: creates or replaces a dashboard of the signed-in member.
 * @returns the record that stands at the API: what was sent, or what was there when that was edited later.
 * @throws ApiError
 */
export async function putDashboard({ id, name, items, createdAt, updatedAt }: Dashboard): Promise<Dashboard> {
  const answer = await call({
    method: 'put',
    path: `/dashboards/${encodeURIComponent(id)}`,
    body: { name, items, createdAt, updatedAt },
    answer: dashboardResponseSchema,
    failure: 'Failed to save the dashboard',
  })
  return answer.dashboard
}
