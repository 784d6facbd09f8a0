import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { type Tokens, tokensSchema } from '../schemas/auth.ts'
import { withLock } from '../storage.ts'
import { authState, dispatch, rehydrate } from './auth-store.ts'
import { readSession, storedRefreshToken } from './stored-session.ts'
import { timeZoneHeader } from './time-zone-header.ts'
import { SESSION_EXPIRED } from './transitions.ts'

/** Default text of a failed refresh (specification, section 8). */
const REFRESH_FAILED = 'Failed to refresh token'

let running: Promise<string> | null = null

/** Refresh tokens that this tab has used. Where storage is full, it may still contain one of them. */
const used = new Set<string>()

function ask(refreshToken: string): Promise<Tokens> {
  return call({
    method: 'post',
    path: '/auth/refresh-token',
    body: { refreshToken },
    headers: timeZoneHeader(),
    answer: tokensSchema,
    failure: REFRESH_FAILED,
    renewSession: false,
  })
}

/** Whether the API has ended this session. A network error or a 5xx says nothing about the session. */
function hasEnded(error: ApiError): boolean {
  if (error.kind === 'malformed') return true
  return error.status === 400 || error.status === 401 || error.status === 403
}

const expired = (cause?: unknown) => new ApiError(SESSION_EXPIRED, { kind: 'answered', status: 401, cause })

/**
 * Applies what another tab has done to the stored session during the request. Exception: a session that is only partly
 * stored is being written at this moment. If it is the one that the API has just returned, nothing changes.
 */
function followStorage(before: string | null, answered: string | undefined): void {
  const stored = storedRefreshToken()
  if (stored !== before && (stored === null || stored !== answered || readSession())) rehydrate()
}

async function exchange(old: string | null): Promise<string> {
  const { refreshToken, token } = authState
  // Another tab renewed the session while this tab waited for the lock, and this tab already follows it.
  if (token && token !== old) return token
  const memberId = authState.user?._id
  if (!refreshToken) {
    // A session of a sign-in provider without a refresh token cannot be renewed.
    if (authState.isAuthenticated) dispatch({ type: 'session expired' })
    throw expired()
  }
  const stored = storedRefreshToken()
  if (stored && stored !== refreshToken && !used.has(stored) && readSession()) {
    // Another tab renewed the session, but its storage event has not arrived yet.
    rehydrate()
    if (authState.token) return authState.token
  }
  const answer = await ask(refreshToken).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  const failed = answer instanceof ApiError
  if (!failed) used.add(refreshToken)
  // A late answer must not restore or end a session that has changed meanwhile, in this tab or another one.
  followStorage(stored, failed ? undefined : answer.refreshToken)
  if (authState.refreshToken !== refreshToken) {
    // If the member is the same, another tab has renewed the session, and its token is the answer.
    if (authState.token && authState.user?._id === memberId) return authState.token
    throw expired(failed ? answer : undefined)
  }
  if (failed) {
    if (!hasEnded(answer)) throw answer
    dispatch({ type: 'session expired' })
    throw expired(answer)
  }
  dispatch({ type: 'refreshed', tokens: answer, now: Date.now() })
  return answer.token
}

/**
 * Renews the session. Only one renewal runs at a time, in this tab and, with Web Locks, in all tabs.
 * @param rejected the access token that the API refused. If there is a newer one already, that is returned.
 * @returns the new access token.
 * @throws ApiError. If the API has ended the session, the member is signed out first (specification, section 4).
 */
export function refreshSession(rejected?: string): Promise<string> {
  if (rejected && authState.token && authState.token !== rejected) return Promise.resolve(authState.token)
  const { token } = authState
  running ??= withLock('cadence-session', () => exchange(token)).finally(() => {
    running = null
  })
  return running
}
