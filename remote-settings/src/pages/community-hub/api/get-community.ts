import { call } from '@cadence/shared/api'
import { type Community, communitySchema } from '@cadence/shared/schemas'

/** GET /community: how many codes were entered, of all members and of this one. @throws ApiError */
export function getCommunity(): Promise<Community> {
  return call({
    method: 'get',
    path: '/community',
    answer: communitySchema,
    failure: 'Failed to load the goals',
  })
}
