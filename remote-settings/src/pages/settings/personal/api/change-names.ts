import { call } from '@cadence/shared/api'
import { setUser } from '@cadence/shared/auth'
import { memberResponseSchema, type PatchProfileRequest } from '@cadence/shared/schemas'

/** PATCH /profile: changes the names that are given. The member shows at once everywhere. @throws ApiError */
export async function changeNames(names: PatchProfileRequest): Promise<void> {
  const { user } = await call({
    method: 'patch',
    path: '/profile',
    body: names,
    answer: memberResponseSchema,
    failure: 'Failed to change the name',
  })
  setUser(user)
}
