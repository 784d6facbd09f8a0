import { call } from '@cadence/shared/api'
import { setUser } from '@cadence/shared/auth'
import { memberResponseSchema, type User } from '@cadence/shared/schemas'

/** POST /profile/email/confirm: the address changes, by the token of the mail that was sent there. @throws ApiError */
export async function confirmEmail(token: string): Promise<User> {
  const { user } = await call({
    method: 'post',
    path: '/profile/email/confirm',
    body: { token },
    answer: memberResponseSchema,
    failure: 'Failed to confirm the e-mail address',
  })
  setUser(user)
  return user
}
