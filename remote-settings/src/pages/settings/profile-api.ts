import { call } from '@cadence/shared/api'
import { setUser } from '@cadence/shared/auth'
import {
  type EmailChangeRequest,
  memberResponseSchema,
  type PatchProfileRequest,
  type Profile,
  profileSchema,
  type User,
} from '@cadence/shared/schemas'

/** GET /profile: whether there is a password, and the e-mail address that waits. @throws ApiError */
export function getProfile(): Promise<Profile> {
  return call({
    method: 'get',
    path: '/profile',
    answer: profileSchema,
    failure: 'Failed to load the profile',
  })
}

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

/** POST /profile/email/resend: mails a new link to the address that waits. @throws ApiError */
export function resendEmail(): Promise<Profile> {
  return call({
    method: 'post',
    path: '/profile/email/resend',
    answer: profileSchema,
    failure: 'Failed to send the e-mail again',
  })
}

/** DELETE /profile/email: the address stays what it is. @throws ApiError */
export function cancelEmail(): Promise<Profile> {
  return call({
    method: 'delete',
    path: '/profile/email',
    answer: profileSchema,
    failure: 'Failed to cancel the change',
  })
}

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

/** PUT /photo: stores a photo, as `preparePhoto` has made it. @throws ApiError */
export async function putPhoto(photo: Blob): Promise<void> {
  const { user } = await call({
    method: 'put',
    path: '/photo',
    body: photo,
    headers: { 'Content-Type': photo.type },
    answer: memberResponseSchema,
    failure: 'Failed to store the photo',
  })
  setUser(user)
}

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
