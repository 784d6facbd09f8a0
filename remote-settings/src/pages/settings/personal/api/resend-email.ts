import { call } from '@cadence/shared/api'
import { type Profile, profileSchema } from '@cadence/shared/schemas'

/** POST /profile/email/resend: mails a new link to the address that waits. @throws ApiError */
export function resendEmail(): Promise<Profile> {
  return call({
    method: 'post',
    path: '/profile/email/resend',
    answer: profileSchema,
    failure: 'Failed to send the e-mail again',
  })
}
