import { call } from '@cadence/shared/api'
import {
  type Dashboard,
  type PutDashboardRequest,
  type PutDashboardResponse,
  putDashboardResponseSchema,
} from '@cadence/shared/schemas'

/** Where an edit started, and the name of the copy that keeps another edit of the same version. */
export type EditOrigin = Pick<PutDashboardRequest, 'base' | 'attempt' | 'copyName'>

/**
 * PUT /dashboards/{id}: creates or replaces a dashboard of the signed-in member.
 * @returns the record that stands at the API: what was sent, or what was there when that was edited later; and the copy
 *   that keeps the other one, when both were edits of one version.
 * @throws ApiError
 */
export function putDashboard(
  { id, name, items, createdAt, updatedAt }: Dashboard,
  origin: EditOrigin = {},
): Promise<PutDashboardResponse> {
  return call({
    method: 'put',
    path: `/dashboards/${encodeURIComponent(id)}`,
    body: { name, items, createdAt, updatedAt, ...origin },
    answer: putDashboardResponseSchema,
    failure: 'Failed to save the dashboard',
  })
}
