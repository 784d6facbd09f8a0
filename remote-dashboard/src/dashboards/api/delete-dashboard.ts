import { client, toApiError } from '@cadence/shared/api'

/**
 * DELETE /dashboards/{id}. One that the API does not have is as good as deleted. Not by `call()`: the answer is empty,
 * so there is nothing that a schema could check.
 * @throws ApiError
 */
export async function removeDashboard(id: string): Promise<void> {
  try {
    await client.request({ method: 'delete', url: `/dashboards/${encodeURIComponent(id)}` })
  } catch (cause) {
    const error = toApiError(cause, { failure: 'Failed to delete the dashboard' })
    if (error.status !== 404) throw error
  }
}
