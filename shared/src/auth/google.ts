import { ApiError } from '../api/api-error.ts'
import { API_BASE } from '../api/base.ts'
import { call } from '../api/call.ts'
import type { User } from '../schemas/user.ts'
import { userAnswerSchema, userOf } from './current-user.ts'
import { beginSession } from './sign-in.ts'
import { timeZoneHeader } from './time-zone-header.ts'

/**
 * Leaves the app for the sign-in with Google: the browser goes to GET /auth/google (specification, section 7). With
 * `rememberMe` the session lasts 30 days. `referral` is the code of the member who has invited: it counts where the
 * sign-in makes the account.
 */
export function initiateGoogleLogin({
  rememberMe = false,
  referral,
}: {
  rememberMe?: boolean
  referral?: string | undefined
} = {}): void {
  const query = new URLSearchParams({
    ...(rememberMe && { remember: 'true' }),
    ...(referral && { referral }),
  }).toString()
  location.assign(`${API_BASE}/auth/google${query && `?${query}`}`)
}

/**
 * Completes the sign-in with Google: GET /auth/user with the token of the callback page's address, never with that of the
 * session (specification, sections 5 and 7). The session gets the tokens of the answer, or else the given token. After a
 * failure the previous session and the store do not change.
 * @throws ApiError with the detail to show beside 'Google login failed'.
 */
export async function handleGoogleCallback(accessToken: string | null): Promise<User> {
  if (!accessToken) throw new ApiError('No access token found', { kind: 'malformed' })
  const answer = await call({
    method: 'get',
    path: '/auth/user',
    bearer: accessToken,
    // With this header the API accepts only a token that completes a sign-in with a provider.
    headers: { 'X-Sign-In': 'provider', ...timeZoneHeader() },
    answer: userAnswerSchema,
    failure: 'Failed to authenticate with Google',
    malformed: 'User data not found in response',
    renewSession: false,
  })
  const found = userOf(answer)
  const user = { ...found, id: found._id }
  const { token, refreshToken } = answer
  const tokens = token && refreshToken ? { token, refreshToken } : { token: accessToken, refreshToken: null }
  beginSession({ user, ...tokens })
  return user
}
