import { subscribe } from 'valtio'
import { readSession, sessionKeys, writeLastLogin, writeSession } from './persistence.ts'
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
  writeSession(authState)
  if (event.type === 'signed in') writeLastLogin(new Date(event.now))
}

/** Reads the session from storage. Synchronous: after it, `initialized` is true (specification, section 4). */
export function rehydrate(): void {
  dispatch({ type: 'rehydrated', session: readSession() })
}

/** Keys without which there is no session. */
const required = new Set<string | null>([sessionKeys.accessToken, sessionKeys.refreshToken, sessionKeys.user])

/** Follows what other tabs do to the session: signing in, out, and renewing. It writes nothing that it read. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    // The store is written last, so its event says that all of it is there. Removing any part ends the session.
    const isGone = required.has(key) && newValue === null
    if (key === null || key === sessionKeys.store || isGone) rehydrate()
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
