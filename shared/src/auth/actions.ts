import { call } from '../api/call.ts'
import { ApiError } from '../api/errors.ts'
import { timeZoneHeader } from '../api/time-zone.ts'
import {
  type AuthResponse,
  authResponseSchema,
  type LoginRequest,
  type RegisterRequest,
  registerResponseSchema,
} from '../schemas/auth.ts'
import type { User } from '../schemas/user.ts'
import { beginSession, endSession } from './begin-session.ts'
import { leaveBrowser } from './leave.ts'
import { refreshSession } from './refresh.ts'
import { authState } from './state.ts'
import { dispatch, sessionNumber } from './store.ts'
import { tracked } from './tracked.ts'
import { sendUnsent } from './unsent.ts'
import { userAnswerSchema, userOf } from './user-answer.ts'

const UNVERIFIED = 'Email verification failed. Please try again.'

function signIn(answer: AuthResponse): User {
  beginSession(answer)
  return answer.user
}

/**
 * Creates an account: POST /auth/register (section 7). The member is stored, not signed in (section 4); a late answer
 * leaves whoever signed in meanwhile alone. @throws ApiError
 */
export function register(form: RegisterRequest): Promise<User> {
  return tracked(async () => {
    const before = sessionNumber()
    const { user } = await call({
      method: 'post',
      path: '/auth/register',
      body: form,
      answer: registerResponseSchema,
      failure: 'Registration failed. Please try again.',
      renewSession: false,
    })
    if (sessionNumber() === before) dispatch({ type: 'registered', user })
    return user
  })
}

/** Signs in: POST /auth/login (section 7). `rememberMe` goes along only when it is ticked. @throws ApiError */
export function login(form: LoginRequest): Promise<User> {
  return tracked(async () => {
    const { email, password, rememberMe } = form
    const answer = await call({
      method: 'post',
      path: '/auth/login',
      body: { email, password, ...(rememberMe ? { rememberMe } : {}) },
      headers: timeZoneHeader(),
      answer: authResponseSchema,
      failure: 'Login failed. Please check your credentials.',
      renewSession: false,
    })
    return signIn(answer)
  })
}

/**
 * Uses the token of a verification mail and signs in: POST /auth/verify-email (sections 5 and 7). @param password of the
 * registration, wanted in another browser than its own. @throws ApiError with status 403 where it is missing or wrong
 */
export function verifyEmail(token: string, password?: string): Promise<User> {
  return tracked(async () => {
    const answer = await call({
      method: 'post',
      path: '/auth/verify-email',
      body: { token, ...(password !== undefined && { password }) },
      headers: timeZoneHeader(),
      answer: authResponseSchema,
      failure: 'Failed to verify email.',
      noAnswer: 'Email verification failed. The link may be expired or invalid.',
      renewSession: false,
    })
    if (!answer.user.isEmailVerified) throw new ApiError(UNVERIFIED, { kind: 'answered' })
    return signIn(answer)
  })
}

/** Signs out: this device at once and whatever happens; the server is told in the background (sections 4 and 7). */
export async function logout(): Promise<void> {
  const { refreshToken } = authState
  dispatch({ type: 'signed out' })
  // The member is signed out here in any case.
  await endSession(refreshToken)
}

/**
 * Signs out at the member's own wish. What they changed last is sent first, for at most five seconds: after that it
 * could not be, and would be missing on their other devices. With nothing to send it is the same as `logout`; when the
 * tab is closed meanwhile they are signed out all the same. What is kept of them in this browser goes, unless the API
 * does not have all of it.
 * @returns false when something could not be sent, and stays in this browser until they sign in here again.
 */
export async function sendAndLogout(): Promise<boolean> {
  const before = sessionNumber()
  const userId = authState.user?._id
  const leave = () => {
    // Meanwhile another tab may have signed out, and somebody else in.
    if (sessionNumber() === before) void logout()
  }
  const sending = sendUnsent()
  globalThis.addEventListener('pagehide', leave)
  const sent = sending === null || (await sending)
  globalThis.removeEventListener('pagehide', leave)
  leave()
  // Meanwhile they may have signed in again in another tab.
  const isHere = userId === undefined || authState.user?._id === userId
  return (isHere || leaveBrowser(userId)) && sent
}

/** Reads the member again: GET /auth/user (section 7), which answers in one of three shapes. @throws ApiError */
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
  // A late answer must not bring back a member who has signed out.
  const isSameSession = before !== null && authState.refreshToken === before
  if (authState.isAuthenticated && (isSameSession || authState.user?._id === user._id)) {
    dispatch({ type: 'user read', user })
  }
  return user
}

/**
 * Takes over what a call has answered about the signed-in member, so that it shows everywhere at once, is kept, and
 * reaches the other tabs (specification, section 3, Auth state). An answer about anybody else, who has signed out or was
 * replaced meanwhile, changes nothing.
 */
export function setUser(user: User): void {
  if (authState.isAuthenticated && authState.user?._id === user._id) dispatch({ type: 'user read', user })
}

/**
 * Checks the session at start: renews it when the client's 24 hours are over (section 4), and reads role and user
 * again from the API. A failure that says nothing about the session leaves it as it is.
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
