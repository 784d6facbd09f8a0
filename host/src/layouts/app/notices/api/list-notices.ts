import { call } from '@cadence/shared/api'
import { type NoticeList, noticeListSchema } from '@cadence/shared/schemas'

/** GET /notices: the newest notices of the signed-in member, and how many are unread. @throws ApiError */
export function listNotices(): Promise<NoticeList> {
  return call({
    method: 'get',
    path: '/notices',
    answer: noticeListSchema,
    failure: 'Failed to load the notices',
  })
}
