import { call } from '../api/call.ts'
import { ApiError } from '../api/errors.ts'
import { tokensSchema } from '../schemas/auth.ts'
import { withLock } from '../storage.ts'
import { readSession, storedRefreshToken } from './persistence.ts'
import { authState } from './state.ts'
import { dispatch, rehydrate } from './store.ts'
import { SESSION_EXPIRED } from './transitions.ts'

/** Default text of a failed refresh (specification, section 8). */
const REFRESH_FAILED = 'Failed to refresh token'

let running: Promise<string> | null = null

/** Refresh tokens that this tab used up. Where storage is full one of them still stands there. */
const spent = new Set<string>()

/** True when the API said that this session is over; a network error or a 5xx says nothing about the session. */
function isOver(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'malformed') return true
  return error.status === 400 || error.status === 401 || error.status === 403
}

async function exchange(): Promise<string> {
  const refreshToken = authState.refreshToken
  if (!refreshToken) {
    // A session by a provider's token alone cannot be renewed.
    if (authState.isAuthenticated) dispatch({ type: 'session expired' })
    throw new ApiError(SESSION_EXPIRED, { kind: 'answered', status: 401 })
  }
  const stored = storedRefreshToken()
  if (stored && stored !== refreshToken && !spent.has(stored) && readSession()) {
    // Another tab renewed the session while this one waited for the lock.
    rehydrate()
    if (authState.token) return authState.token
  }
  try {
    const tokens = await call({
      method: 'post',
      path: '/auth/refresh-token',
      body: { refreshToken },
      answer: tokensSchema,
      failure: REFRESH_FAILED,
      renewSession: false,
    })
    spent.add(refreshToken)
    // A late answer must not revive a session that ended, here or in another tab, or touch another member's.
    if (storedRefreshToken() !== stored) rehydrate()
    if (authState.refreshToken !== refreshToken) {
      throw new ApiError(SESSION_EXPIRED, { kind: 'answered', status: 401 })
    }
    dispatch({ type: 'refreshed', tokens, now: Date.now() })
    return tokens.token
  } catch (error) {
    if (isOver(error) && authState.refreshToken === refreshToken) {
      dispatch({ type: 'session expired' })
      throw new ApiError(SESSION_EXPIRED, { kind: 'answered', status: 401, cause: error })
    }
    throw error
  }
}

/**
 * Renews the session: one exchange at a time in this tab and, with Web Locks, across tabs.
 * @param rejected the access token that the API refused; when a newer one is here already, that is the answer.
 * @returns the new access token.
 * @throws ApiError; when the API ended the session the member is signed out first (specification, section 4).
 */
export function refreshSession(rejected?: string): Promise<string> {
  if (rejected && authState.token && authState.token !== rejected) return Promise.resolve(authState.token)
  running ??= withLock('cadence-session', exchange).finally(() => {
    running = null
  })
  return running
}
