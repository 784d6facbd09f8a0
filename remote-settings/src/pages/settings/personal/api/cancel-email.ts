import { call } from '@cadence/shared/api'
import { type Profile, profileSchema } from '@cadence/shared/schemas'

/** DELETE /profile/email: the address stays what it is. @throws ApiError */
export function cancelEmail(): Promise<Profile> {
  return call({
    method: 'delete',
    path: '/profile/email',
    answer: profileSchema,
    failure: 'Failed to cancel the change',
  })
}
