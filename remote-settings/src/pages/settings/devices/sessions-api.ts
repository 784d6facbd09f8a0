import { ApiError, call } from '@cadence/shared/api'
import { emptyResponseSchema, type MemberSession, sessionListSchema } from '@cadence/shared/schemas'

/** GET /sessions: the devices on which the member is signed in, this one first. @throws ApiError */
export async function listSessions(): Promise<MemberSession[]> {
  const { sessions } = await call({
    method: 'get',
    path: '/sessions',
    answer: sessionListSchema,
    failure: 'Failed to load the devices',
  })
  return sessions
}

/** DELETE /sessions/{id}: signs out one device. It is no failure if the device is signed out already. @throws ApiError */
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

/** DELETE /sessions: signs out every device but this one. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await call({
    method: 'delete',
    path: '/sessions',
    answer: emptyResponseSchema,
    failure: 'Failed to sign out the other devices',
  })
}
