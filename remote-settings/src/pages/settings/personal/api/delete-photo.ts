import { call } from '@cadence/shared/api'
import { setUser } from '@cadence/shared/auth'
import { memberResponseSchema } from '@cadence/shared/schemas'

/** DELETE /photo: the member has none any more. @throws ApiError */
export async function deletePhoto(): Promise<void> {
  const { user } = await call({
    method: 'delete',
    path: '/photo',
    answer: memberResponseSchema,
    failure: 'Failed to delete the photo',
  })
  setUser(user)
}
