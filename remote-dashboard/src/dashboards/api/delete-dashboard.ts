import { ApiError, call } from '@cadence/shared/api'
import * as z from 'zod/mini'

/** DELETE /dashboards/{id}, whose answer is empty. One that the API does not have is as good as deleted. @throws ApiError */
export async function removeDashboard(id: string): Promise<void> {
  try {
    await call({
      method: 'delete',
      path: `/dashboards/${encodeURIComponent(id)}`,
      answer: z.unknown(),
      failure: 'Failed to delete the dashboard',
    })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
