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

/** Refresh tokens that this tab used up. Where storage is full one of them still stands there. */
const spent = new Set<string>()

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

/** True when the API said that this session is over; a network error or a 5xx says nothing about the session. */
function isOver(error: ApiError): boolean {
  if (error.kind === 'malformed') return true
  return error.status === 400 || error.status === 401 || error.status === 403
}

const over = (cause?: unknown) => new ApiError(SESSION_EXPIRED, { kind: 'answered', status: 401, cause })

/**
 * Takes over what another tab has done to the stored session while the API was asked. A session of which only a part
 * is there yet is being written at this moment: when that is the very session that the API gave here, it stays.
 */
function followStorage(before: string | null, answered: string | undefined): void {
  const stored = storedRefreshToken()
  if (stored !== before && (stored === null || stored !== answered || readSession())) rehydrate()
}

async function exchange(old: string | null): Promise<string> {
  const { refreshToken, token } = authState
  // Another tab renewed the session while this one waited for the lock, and this one has heard of it already.
  if (token && token !== old) return token
  const memberId = authState.user?._id
  if (!refreshToken) {
    // A session by a provider's token alone cannot be renewed.
    if (authState.isAuthenticated) dispatch({ type: 'session expired' })
    throw over()
  }
  const stored = storedRefreshToken()
  if (stored && stored !== refreshToken && !spent.has(stored) && readSession()) {
    // The same, but the news is still on its way.
    rehydrate()
    if (authState.token) return authState.token
  }
  const answer = await ask(refreshToken).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  const failed = answer instanceof ApiError
  if (!failed) spent.add(refreshToken)
  // A late answer, of either kind, must not revive or end what is another session by now, here or in another tab.
  followStorage(stored, failed ? undefined : answer.refreshToken)
  if (authState.refreshToken !== refreshToken) {
    // Where it is the same member's, another tab has renewed the session meanwhile, and its token will do.
    if (authState.token && authState.user?._id === memberId) return authState.token
    throw over(failed ? answer : undefined)
  }
  if (failed) {
    if (!isOver(answer)) throw answer
    dispatch({ type: 'session expired' })
    throw over(answer)
  }
  dispatch({ type: 'refreshed', tokens: answer, now: Date.now() })
  return answer.token
}

/**
 * Renews the session: one exchange at a time in this tab and, with Web Locks, across tabs.
 * @param rejected the access token that the API refused; when a newer one is here already, that is the answer.
 * @returns the new access token.
 * @throws ApiError; when the API ended the session the member is signed out first (specification, section 4).
 */
export function refreshSession(rejected?: string): Promise<string> {
  if (rejected && authState.token && authState.token !== rejected) return Promise.resolve(authState.token)
  const { token } = authState
  running ??= withLock('cadence-session', () => exchange(token)).finally(() => {
    running = null
  })
  return running
}
