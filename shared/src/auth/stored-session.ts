import * as z from 'zod/mini'
import { userSchema } from '../schemas/user.ts'
import { readText, removeKey, type WriteResult, writeText } from '../storage/local-storage.ts'
import { readJson, writeJson } from '../storage/stored-json.ts'
import { sessionKeys } from './storage-keys.ts'
import type { AuthState, StoredSession } from './transitions.ts'

const storedAuthSchema = z.object({
  user: z.nullable(userSchema),
  token: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  tokenExpiry: z.nullable(z.number()),
  isAuthenticated: z.boolean(),
})

/**
 * The stored session, or null. An incomplete session, or a store that disagrees with the single keys, counts as signed
 * out. A user that does not parse is reported and removed (specification, section 8).
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
  // Only a session of a sign-in provider may lack a refresh token.
  if (!refreshToken && readText(sessionKeys.providerAccessToken) !== token) return null
  const agrees =
    readText(sessionKeys.accessToken) === token &&
    readText(sessionKeys.refreshToken) === refreshToken &&
    user.value._id === stored.value.user._id
  return agrees ? { user: user.value, token, refreshToken, tokenExpiry } : null
}

/** The stored refresh token. It differs from that of the store when another tab has renewed the session. */
export function storedRefreshToken(): string | null {
  return readText(sessionKeys.refreshToken)
}

/**
 * Whether another tab is writing a session at this moment: all keys are there, but they disagree with the store, which
 * is written last.
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
  return 'stored'
}

/**
 * Writes the session, the single keys first: an interrupted write then reads as signed out.
 * @returns `stored` only when every part was stored.
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
  return results.find((result) => result !== 'stored') ?? 'stored'
}

/** Stores when the member last signed in, as an ISO 8601 timestamp. */
export function writeLastLogin(now: Date): void {
  writeText(sessionKeys.lastLogin, now.toISOString())
}
