import { call } from '@cadence/shared/api'
import { passwordStateSchema } from '@cadence/shared/schemas'

/** GET /password. @returns whether the account has a password. @throws ApiError */
export async function getPasswordState(): Promise<boolean> {
  const { isSet } = await call({
    method: 'get',
    path: '/password',
    answer: passwordStateSchema,
    failure: 'Failed to load the security settings',
  })
  return isSet
}
