import { ApiError } from '../api/api-error.ts'
import { API_BASE } from '../api/base.ts'
import { call } from '../api/call.ts'
import type { User } from '../schemas/user.ts'
import { userAnswerSchema, userOf } from './current-user.ts'
import { beginSession } from './sign-in.ts'
import { timeZoneHeader } from './time-zone-header.ts'

/**
 * Leaves the app for the sign-in at Google: the browser goes to GET /auth/google (specification, section 7).
 * `rememberMe` goes along only when it is ticked: the session then lasts 30 days.
 */
export function initiateGoogleLogin({ rememberMe = false }: { rememberMe?: boolean } = {}): void {
  location.assign(`${API_BASE}/auth/google${rememberMe ? '?remember=true' : ''}`)
}

/**
 * Ends the sign-in at Google: GET /auth/user with exactly the token of the callback page's address, never with the
 * session's (sections 5 and 7). Signs in with the tokens of the answer; where there are none, with the given one. A
 * failure leaves the session that was there, and the store, as they are.
 * @throws ApiError with the detail to show beside 'Google login failed'.
 */
export async function handleGoogleCallback(accessToken: string | null): Promise<User> {
  if (!accessToken) throw new ApiError('No access token found', { kind: 'malformed' })
  const answer = await call({
    method: 'get',
    path: '/auth/user',
    bearer: accessToken,
    // The API then takes no token but one that ends a sign-in at a provider.
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
