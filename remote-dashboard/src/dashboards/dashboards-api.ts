import { ApiError, call } from '@cadence/shared/api'
import {
  type Dashboard,
  emptyResponseSchema,
  type PutDashboardRequest,
  type PutDashboardResponse,
  putDashboardResponseSchema,
} from '@cadence/shared/schemas'

/** The version that an edit started from, and the name for the copy that keeps a conflicting edit. */
export type EditOrigin = Pick<PutDashboardRequest, 'base' | 'attempt' | 'copyName'>

/**
 * PUT /dashboards/{id}: creates or replaces a dashboard of the signed-in member.
 * @returns the dashboard that the API stores now: the one sent, or another device's later edit. After a conflict also
 *   the copy that keeps the other edit.
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

/**
 * DELETE /dashboards/{id}. A dashboard that the API does not have counts as deleted.
 * @param base `updatedAt` of the version that the member deleted: a later edit of another device stays.
 * @throws ApiError
 */
export async function removeDashboard(id: string, base: string | undefined): Promise<void> {
  const query = base === undefined ? '' : `?${new URLSearchParams({ base })}`
  try {
    await call({
      method: 'delete',
      path: `/dashboards/${encodeURIComponent(id)}${query}`,
      answer: emptyResponseSchema,
      failure: 'Failed to delete the dashboard',
    })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
