import type { Tokens } from '../schemas/auth.ts'
import type { User } from '../schemas/user.ts'

/** The state of the auth store (specification, section 3, Auth state). */
export interface AuthState {
  user: User | null
  token: string | null
  refreshToken: string | null
  /** When this client renews the session, in milliseconds since 1970. Only a hint: the API decides what is expired. */
  tokenExpiry: number | null
  isAuthenticated: boolean
  isLoading: boolean
  error: string | null
  /** True once the store was read from storage. */
  initialized: boolean
}

/** The part of the state that says that no member is signed in. */
export const signedOut: Pick<
  AuthState,
  'user' | 'token' | 'refreshToken' | 'tokenExpiry' | 'isAuthenticated'
> = { user: null, token: null, refreshToken: null, tokenExpiry: null, isAuthenticated: false }

/** This client renews a session after 24 hours (specification, sections 4 and 9). */
export const CLIENT_SESSION_MS = 24 * 60 * 60 * 1000

/** The text on /login when a session could not be renewed (specification, section 8). */
export const SESSION_EXPIRED = 'Session expired. Please login again.'

/** Everything that can happen to the auth state (specification, section 4). `now` is in milliseconds since 1970. */
export type AuthEvent =
  | { type: 'rehydrated'; session: StoredSession | null }
  | { type: 'call started' }
  | { type: 'call done' }
  | { type: 'call failed'; message: string }
  | { type: 'registered'; user: User }
  | { type: 'signed in'; answer: SignIn; now: number }
  | { type: 'refreshed'; tokens: Tokens; now: number }
  | { type: 'user read'; user: User }
  | { type: 'signed out' }
  | { type: 'session expired' }
  | { type: 'error dismissed' }

/** The result of a sign-in. After a sign-in with a provider, an API may send no refresh token. */
export interface SignIn {
  user: User
  token: string
  refreshToken: string | null
}

/** A complete session, as it is stored in the browser. */
export interface StoredSession extends SignIn {
  tokenExpiry: number
}

/** The next state. A pure function: it reads no clock and no storage. */
export function transition(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'rehydrated':
      return event.session
        ? { ...state, ...event.session, isAuthenticated: true, initialized: true }
        : { ...state, ...signedOut, initialized: true }
    case 'call started':
      return { ...state, isLoading: true, error: null }
    case 'call done':
      return { ...state, isLoading: false }
    case 'call failed':
      return { ...state, isLoading: false, error: event.message }
    case 'registered':
      return { ...state, ...signedOut, user: event.user, isLoading: false, error: null }
    case 'signed in':
      return {
        ...state,
        user: event.answer.user,
        token: event.answer.token,
        refreshToken: event.answer.refreshToken,
        tokenExpiry: event.now + CLIENT_SESSION_MS,
        isAuthenticated: true,
        isLoading: false,
        error: null,
      }
    case 'refreshed':
      return {
        ...state,
        token: event.tokens.token,
        refreshToken: event.tokens.refreshToken,
        tokenExpiry: event.now + CLIENT_SESSION_MS,
      }
    case 'user read':
      return { ...state, user: event.user }
    case 'signed out':
      return { ...state, ...signedOut, isLoading: false, error: null }
    case 'session expired':
      return { ...state, ...signedOut, isLoading: false, error: SESSION_EXPIRED }
    case 'error dismissed':
      return { ...state, isLoading: false, error: null }
  }
}
