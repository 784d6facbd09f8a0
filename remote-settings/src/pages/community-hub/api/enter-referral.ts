import { call } from '@cadence/shared/api'
import { emptyResponseSchema } from '@cadence/shared/schemas'

/** POST /referrals: enters the code of another member, as it was typed. @throws ApiError: 400 own, 404 unknown, 409 already */
export async function enterReferral(code: string): Promise<void> {
  await call({
    method: 'post',
    path: '/referrals',
    body: { code },
    answer: emptyResponseSchema,
    failure: 'Failed to enter the code',
  })
}
