import { call } from '@cadence/shared/api'
import { type ChangePasswordRequest, doneSchema } from '@cadence/shared/schemas'

/** POST /password: every other session of the member is over afterwards. @throws ApiError */
export async function changePassword(body: ChangePasswordRequest): Promise<void> {
  await call({
    method: 'post',
    path: '/password',
    body,
    answer: doneSchema,
    failure: 'Failed to change the password',
  })
}
