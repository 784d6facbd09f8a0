import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import {
  type AuthResponse,
  authResponseSchema,
  type LoginRequest,
  type RegisterRequest,
  registerResponseSchema,
} from '../schemas/auth.ts'
import type { User } from '../schemas/user.ts'
import { authState, dispatch, sessionNumber } from './auth-store.ts'
import { trackCall } from './call-state.ts'
import { endSession } from './sign-out.ts'
import { timeZoneHeader } from './time-zone-header.ts'
import type { SignIn } from './transitions.ts'

const UNVERIFIED = 'Email verification failed. Please try again.'

/**
 * Creates an account: POST /auth/register (specification, section 7). The member is stored but not signed in (section
 * 4). If another member signs in before the answer comes, that session stays. @throws ApiError
 */
export function register(form: RegisterRequest): Promise<User> {
  return trackCall(async () => {
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

/** Signs in: POST /auth/login (specification, section 7). `rememberMe` is sent only when it is true. @throws ApiError */
export function login(form: LoginRequest): Promise<User> {
  return trackCall(async () => {
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
 * Uses the token of a verification mail and signs in: POST /auth/verify-email (specification, sections 5 and 7).
 * @param password of the account; the API requires it in another browser than the one of the registration.
 * @throws ApiError with status 403 when that password is missing or wrong.
 */
export function verifyEmail(token: string, password?: string): Promise<User> {
  return trackCall(async () => {
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

function signIn(answer: AuthResponse): User {
  beginSession(answer)
  return answer.user
}

/**
 * Starts the session that a sign-in has opened. The previous session of this browser is ended at the API: this browser
 * no longer has its tokens, so only somebody who stole them could still use them.
 */
export function beginSession(answer: SignIn): void {
  const { token, refreshToken } = authState
  dispatch({ type: 'signed in', answer, now: Date.now() })
  if (token && refreshToken && refreshToken !== answer.refreshToken) void endSession(refreshToken, token)
}
