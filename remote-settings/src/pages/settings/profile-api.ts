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

/** GET /profile: whether the account has a password, and the new e-mail address that is not confirmed yet. @throws ApiError */
export function getProfile(): Promise<Profile> {
  return call({
    method: 'get',
    path: '/profile',
    answer: profileSchema,
    failure: 'Failed to load the profile',
  })
}

/** PATCH /profile: changes the given names, and updates the member of the session. @throws ApiError */
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

/** POST /profile/email: mails a link to a new address. The address changes when the link is followed. @throws ApiError */
export function askEmail(body: EmailChangeRequest): Promise<Profile> {
  return call({
    method: 'post',
    path: '/profile/email',
    body,
    answer: profileSchema,
    failure: 'Failed to ask for the e-mail address',
  })
}

/** POST /profile/email/resend: mails another link to the new address. @throws ApiError */
export function resendEmail(): Promise<Profile> {
  return call({
    method: 'post',
    path: '/profile/email/resend',
    answer: profileSchema,
    failure: 'Failed to send the e-mail again',
  })
}

/** DELETE /profile/email: cancels the change of the address. @throws ApiError */
export function cancelEmail(): Promise<Profile> {
  return call({
    method: 'delete',
    path: '/profile/email',
    answer: profileSchema,
    failure: 'Failed to cancel the change',
  })
}

/** POST /profile/email/confirm: changes the address, by the token of the link in the mail. @throws ApiError */
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

/** PUT /photo: stores a photo that `preparePhoto` has made. @throws ApiError */
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

/** DELETE /photo: deletes the member's photo. @throws ApiError */
export async function deletePhoto(): Promise<void> {
  const { user } = await call({
    method: 'delete',
    path: '/photo',
    answer: memberResponseSchema,
    failure: 'Failed to delete the photo',
  })
  setUser(user)
}
