import { ApiError, call } from '@cadence/shared/api'
import { emptyResponseSchema } from '@cadence/shared/schemas'

/** DELETE /sessions/{id}: signs out one device; one that is signed out already counts as well. @throws ApiError */
export async function endSession(id: string): Promise<void> {
  try {
    await call({
      method: 'delete',
      path: `/sessions/${encodeURIComponent(id)}`,
      answer: emptyResponseSchema,
      failure: 'Failed to sign out the device',
    })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
