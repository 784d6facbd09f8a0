import { call } from '@cadence/shared/api'
import { type Referrals, referralsSchema } from '@cadence/shared/schemas'

/** GET /referrals: the member's own code and what came of it. @throws ApiError */
export function getReferrals(): Promise<Referrals> {
  return call({
    method: 'get',
    path: '/referrals',
    answer: referralsSchema,
    failure: 'Failed to load the referral code',
  })
}
