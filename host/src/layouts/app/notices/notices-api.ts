import { call } from '@cadence/shared/api'
import { type NoticeList, noticeListSchema, readNoticesResponseSchema } from '@cadence/shared/schemas'

/** GET /notices: the newest notices of the signed-in member, and how many are unread. @throws ApiError */
export function listNotices(): Promise<NoticeList> {
  return call({
    method: 'get',
    path: '/notices',
    answer: noticeListSchema,
    failure: 'Failed to load the notices',
  })
}

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
