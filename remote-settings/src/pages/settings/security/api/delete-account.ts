import { call } from '@cadence/shared/api'
import { type DeleteAccountRequest, doneSchema } from '@cadence/shared/schemas'

/** DELETE /account: the account and all its data are gone afterwards. @throws ApiError */
export async function deleteAccount(body: DeleteAccountRequest): Promise<void> {
  await call({
    method: 'delete',
    path: '/account',
    body,
    answer: doneSchema,
    failure: 'Failed to delete the account',
  })
}
