import { subscribe } from 'valtio'
import { readSession, sessionKeys, storedRefreshToken, writeLastLogin, writeSession } from './persistence.ts'
import { type AuthState, authState } from './state.ts'
import { type AuthEvent, transition } from './transitions.ts'

/** Events after which storage must say something else than before. */
const persistent = new Set<AuthEvent['type']>([
  'registered',
  'signed in',
  'refreshed',
  'user read',
  'signed out',
  'session expired',
])

/** Moves the store by a named transition and writes what must outlast the page. */
export function dispatch(event: AuthEvent): void {
  Object.assign(authState, transition(authState, event))
  if (!persistent.has(event.type)) return
  // A member who was read late must not bring back the session that another tab has ended or replaced.
  if (event.type === 'user read' && storedRefreshToken() !== authState.refreshToken) return
  writeSession(authState)
  if (event.type === 'signed in') writeLastLogin(new Date(event.now))
}

/** Reads the session from storage. Synchronous: after it, `initialized` is true (specification, section 4). */
export function rehydrate(): void {
  dispatch({ type: 'rehydrated', session: readSession() })
}

/** Keys without which there is no session; null stands for all of storage. */
const required = new Set<string | null>([
  sessionKeys.accessToken,
  sessionKeys.refreshToken,
  sessionKeys.user,
  sessionKeys.store,
  null,
])

/**
 * Follows what other tabs do to the session: signing in, out, and renewing. It writes nothing that it read; only where
 * this tab wrote at the very moment in which another ended the session, it takes that back.
 */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const isGone = required.has(key) && newValue === null
    if (isGone && authState.refreshToken && readSession()?.refreshToken === authState.refreshToken) {
      dispatch({ type: 'signed out' })
    } else if (isGone || key === sessionKeys.store) {
      // The store is written last, so its event says that all of it is there. Removing any part ends the session.
      rehydrate()
    }
  }
  globalThis.addEventListener('storage', follow)
  return () => globalThis.removeEventListener('storage', follow)
}

/**
 * Calls back when the store changed: once for each transition, in the microtask after it. Sooner, the listener would
 * see half of it, for instance a session that is over and does not yet say why. @returns a function that ends it.
 */
export function onAuthChange(listener: (state: AuthState) => void): () => void {
  return subscribe(authState, () => listener(authState))
}
