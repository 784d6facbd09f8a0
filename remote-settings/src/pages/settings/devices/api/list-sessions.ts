import { call } from '@cadence/shared/api'
import { type MemberSession, sessionListSchema } from '@cadence/shared/schemas'

/** GET /sessions: where the member is signed in, this device first. @throws ApiError */
export async function listSessions(): Promise<MemberSession[]> {
  const { sessions } = await call({
    method: 'get',
    path: '/sessions',
    answer: sessionListSchema,
    failure: 'Failed to load the devices',
  })
  return sessions
}
