import { call } from '@cadence/shared/api'
import { type EmailChangeRequest, type Profile, profileSchema } from '@cadence/shared/schemas'

/** POST /profile/email: mails a link to another address, which changes nothing until it is followed. @throws ApiError */
export function askEmail(body: EmailChangeRequest): Promise<Profile> {
  return call({
    method: 'post',
    path: '/profile/email',
    body,
    answer: profileSchema,
    failure: 'Failed to ask for the e-mail address',
  })
}
