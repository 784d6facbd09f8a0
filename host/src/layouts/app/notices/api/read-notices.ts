import { call } from '@cadence/shared/api'
import { readNoticesResponseSchema } from '@cadence/shared/schemas'

/** POST /notices/read: the notice `upTo` and all older ones are read. @returns how many are unread. @throws ApiError */
export async function readNotices(upTo: string): Promise<number> {
  const answer = await call({
    method: 'post',
    path: '/notices/read',
    body: { upTo },
    answer: readNoticesResponseSchema,
    failure: 'Failed to mark the notices as read',
  })
  return answer.unread
}
