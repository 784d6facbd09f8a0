import { call } from '@cadence/shared/api'
import { setUser } from '@cadence/shared/auth'
import { memberResponseSchema } from '@cadence/shared/schemas'

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
