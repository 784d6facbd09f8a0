import * as z from 'zod/mini'
import { call } from '../api/call.ts'
import { type User, userSchema } from '../schemas/user.ts'
import { authState, dispatch } from './auth-store.ts'
import { refreshSession } from './refresh.ts'

/** After a sign-in with a provider the answer contains, once, the tokens of the new session. */
const tokens = { token: z.optional(z.string()), refreshToken: z.optional(z.string()) }

/** Answer of GET /auth/user, in one of three shapes (specification, section 7). */
export const userAnswerSchema = z.union([
  z.object({ data: z.object({ user: userSchema }), ...tokens }),
  z.object({ data: userSchema, ...tokens }),
  z.object({ user: userSchema, ...tokens }),
])

/** The member in an answer of any of the three shapes. */
export function userOf(answer: z.output<typeof userAnswerSchema>): User {
  if ('user' in answer) return answer.user
  return 'user' in answer.data ? answer.data.user : answer.data
}

/** Reads the member again: GET /auth/user (specification, section 7). @throws ApiError */
export async function fetchUser(): Promise<User> {
  const before = authState.refreshToken
  const answer = await call({
    method: 'get',
    path: '/auth/user',
    answer: userAnswerSchema,
    failure: 'Failed to fetch user',
    empty: 'Empty response data',
  })
  const user = userOf(answer)
  // A late answer must not restore a member who has signed out.
  const isSameSession = before !== null && authState.refreshToken === before
  if (authState.isAuthenticated && (isSameSession || authState.user?._id === user._id)) {
    dispatch({ type: 'user read', user })
  }
  return user
}

/**
 * Shows the member as a call has answered: everywhere at once, after a reload, and in the other tabs (specification,
 * section 3, Auth state). If another member has signed in meanwhile, nothing changes.
 */
export function setUser(user: User): void {
  if (authState.isAuthenticated && authState.user?._id === user._id) dispatch({ type: 'user read', user })
}

/**
 * Checks the session at start: renews it when the client's 24 hours are over (specification, section 4), and reads role
 * and user again from the API. A failure that says nothing about the session leaves it as it is.
 */
export async function checkSession(now = Date.now()): Promise<void> {
  if (!authState.isAuthenticated) return
  try {
    if (authState.tokenExpiry !== null && authState.tokenExpiry <= now) await refreshSession()
    await fetchUser()
  } catch (error) {
    if (authState.isAuthenticated) console.warn('The session could not be checked', error)
  }
}
