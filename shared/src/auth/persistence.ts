import * as z from 'zod/mini'
import { userSchema } from '../schemas/user.ts'
import { readJson, readText, removeKey, type WriteResult, writeJson, writeText } from '../storage.ts'
import { ACCESS_TOKEN_KEY } from './session-keys.ts'
import type { AuthState } from './state.ts'
import type { StoredSession } from './transitions.ts'

/** Keys of the session in localStorage (specification, section 3). No other module touches them. */
export const sessionKeys = {
  accessToken: ACCESS_TOKEN_KEY,
  refreshToken: 'refreshToken',
  user: 'user',
  providerAccessToken: 'providerAccessToken',
  lastLogin: 'lastLogin',
  store: 'auth-storage',
} as const

const storedAuthSchema = z.object({
  user: z.nullable(userSchema),
  token: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  tokenExpiry: z.nullable(z.number()),
  isAuthenticated: z.boolean(),
})

/**
 * The session that storage holds, or null. Anything less than a whole session, or a store that disagrees with the
 * single keys, counts as nobody signed in. A user that does not parse is reported and removed (section 8).
 */
export function readSession(): StoredSession | null {
  const user = readJson(sessionKeys.user, userSchema)
  if (user.state === 'corrupt') {
    console.error('Error parsing user data from localStorage')
    removeKey(sessionKeys.user)
  }
  const stored = readJson(sessionKeys.store, storedAuthSchema)
  if (stored.state !== 'valid' || user.state !== 'valid') return null
  const { token, refreshToken, tokenExpiry, isAuthenticated } = stored.value
  if (!isAuthenticated || !token || tokenExpiry === null || !stored.value.user) return null
  // A session that cannot be renewed is one by the provider's token alone.
  if (!refreshToken && readText(sessionKeys.providerAccessToken) !== token) return null
  const agrees =
    readText(sessionKeys.accessToken) === token &&
    readText(sessionKeys.refreshToken) === refreshToken &&
    user.value._id === stored.value.user._id
  return agrees ? { user: user.value, token, refreshToken, tokenExpiry } : null
}

/** The refresh token that storage holds now: another tab may have renewed the session. */
export function storedRefreshToken(): string | null {
  return readText(sessionKeys.refreshToken)
}

/**
 * True while the store speaks of a session and every single key is there, but they do not agree: a further tab is
 * writing one at this moment, and ends with the store.
 */
export function isBeingWritten(): boolean {
  const store = readJson(sessionKeys.store, storedAuthSchema)
  const singles = [sessionKeys.accessToken, sessionKeys.refreshToken, sessionKeys.user].map(readText)
  const whole = store.state === 'valid' && store.value.isAuthenticated && !singles.includes(null)
  return whole && readSession() === null
}

function writeOrRemove(key: string, value: string | null): WriteResult {
  if (value) return writeText(key, value)
  removeKey(key)
  return 'kept'
}

/**
 * Writes the state of the session, the single keys first, so that a torn write reads as nobody signed in.
 * @returns where the whole of it went: not `kept` when any part of it was not.
 */
export function writeSession(state: AuthState): WriteResult {
  const { user, token, refreshToken, tokenExpiry, isAuthenticated } = state
  const isSession = isAuthenticated && token !== null
  const results = [
    writeOrRemove(sessionKeys.accessToken, isSession ? token : null),
    writeOrRemove(sessionKeys.refreshToken, isSession ? refreshToken : null),
    writeOrRemove(sessionKeys.providerAccessToken, isSession && !refreshToken ? token : null),
    writeOrRemove(sessionKeys.user, user && JSON.stringify(user)),
    writeJson(sessionKeys.store, { user, token, refreshToken, tokenExpiry, isAuthenticated }),
  ]
  return results.find((result) => result !== 'kept') ?? 'kept'
}

/** Stores when the member last signed in, as an ISO 8601 timestamp. */
export function writeLastLogin(now: Date): void {
  writeText(sessionKeys.lastLogin, now.toISOString())
}
