import { call } from '@cadence/shared/api'
import { emptyResponseSchema } from '@cadence/shared/schemas'

/** DELETE /sessions: signs out every device but this one. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await call({
    method: 'delete',
    path: '/sessions',
    answer: emptyResponseSchema,
    failure: 'Failed to sign out the other devices',
  })
}
