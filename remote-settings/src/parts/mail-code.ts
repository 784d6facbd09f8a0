import { call } from '@cadence/shared/api'
import { doneSchema } from '@cadence/shared/schemas'

/** POST /account/code: mails a code to a member without a password. @throws ApiError */
export async function mailCode(): Promise<void> {
  await call({
    method: 'post',
    path: '/account/code',
    answer: doneSchema,
    failure: 'Failed to send the code',
  })
}
