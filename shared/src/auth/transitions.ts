import type { Tokens } from '../schemas/auth.ts'
import type { User } from '../schemas/user.ts'
import { type AuthState, signedOut } from './state.ts'

/** The client takes a session for expired after 24 hours (specification, sections 4 and 9). */
export const CLIENT_SESSION_MS = 24 * 60 * 60 * 1000

/** Shown on /login after a session could not be renewed (specification, section 8). */
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

/** What a sign-in ends with. An API that sends only the user after a provider's sign-in gives no refresh token. */
export interface SignIn {
  user: User
  token: string
  refreshToken: string | null
}

/** A whole signed-in session, as storage holds it. */
export interface StoredSession extends SignIn {
  tokenExpiry: number
}

/** The next state. Pure: reads no clock and no storage. */
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
