import { call } from '@cadence/shared/api'
import { type Profile, profileSchema } from '@cadence/shared/schemas'

/** GET /profile: whether there is a password, and the e-mail address that waits. @throws ApiError */
export function getProfile(): Promise<Profile> {
  return call({
    method: 'get',
    path: '/profile',
    answer: profileSchema,
    failure: 'Failed to load the profile',
  })
}
