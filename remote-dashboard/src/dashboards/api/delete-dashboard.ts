import { ApiError, call } from '@cadence/shared/api'
import { emptyResponseSchema } from '@cadence/shared/schemas'

/**
 * DELETE /dashboards/{id}, whose answer is empty. One that the API does not have is as good as deleted.
 * @param base `updatedAt` of the version that was deleted: one that was edited elsewhere since stays.
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
