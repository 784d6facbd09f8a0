import { subscribe } from 'valtio'
import {
  isBeingWritten,
  readSession,
  sessionKeys,
  storedRefreshToken,
  writeLastLogin,
  writeSession,
} from './persistence.ts'
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

let kept = true

/**
 * Whether storage holds the session as this tab has it. False where storage is forbidden or full: the session then
 * lives in this tab only, and is over when the tab is closed or loaded again.
 */
export function isSessionKept(): boolean {
  return kept
}

const signedInMember = () => (authState.isAuthenticated ? authState.user?._id : undefined)

let session = 0

/** Number of the session that there is now, or of none: another after every sign-in and sign-out, the same after a renewal. */
export const sessionNumber = (): number => session

/** Moves the store by a named transition and writes what must outlast the page. */
export function dispatch(event: AuthEvent): void {
  const before = signedInMember()
  Object.assign(authState, transition(authState, event))
  if (event.type === 'signed in' || signedInMember() !== before) session += 1
  if (!persistent.has(event.type)) return
  // A member who was read late must not bring back the session that another tab has ended or replaced.
  if (event.type === 'user read' && storedRefreshToken() !== authState.refreshToken) return
  kept = writeSession(authState) === 'kept'
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

function follow({ key, newValue }: StorageEvent): void {
  const isGone = required.has(key) && newValue === null
  if (isGone && authState.refreshToken && readSession()?.refreshToken === authState.refreshToken) {
    dispatch({ type: 'signed out' })
  } else if (isGone) {
    // Removing any part ends the session.
    rehydrate()
  } else if (key === sessionKeys.store && !isBeingWritten()) {
    // The store is written last, so its event says that all of it is there, unless a further tab is writing by now,
    // whose own event follows.
    rehydrate()
  }
}

/**
 * A page that was kept for the way back, or a tab that was frozen, heard nothing of the tabs beside it. Where storage
 * does not hold what this tab has, it has nothing to say.
 */
function catchUp(): void {
  if (document.visibilityState === 'hidden' || !kept || isBeingWritten()) return
  if ((readSession()?.token ?? null) !== authState.token) rehydrate()
}

/**
 * Follows what other tabs do to the session: signing in, out, and renewing. It writes nothing that it read; only where
 * this tab wrote at the very moment in which another ended the session, it takes that back.
 * @returns a function that ends it.
 */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', follow)
  globalThis.addEventListener('pageshow', catchUp)
  document.addEventListener('visibilitychange', catchUp)
  return () => {
    globalThis.removeEventListener('storage', follow)
    globalThis.removeEventListener('pageshow', catchUp)
    document.removeEventListener('visibilitychange', catchUp)
  }
}

/**
 * Calls back when the store changed: once for each transition, in the microtask after it. Sooner, the listener would
 * see half of it, for instance a session that is over and does not yet say why. @returns a function that ends it.
 */
export function onAuthChange(listener: (state: AuthState) => void): () => void {
  return subscribe(authState, () => listener(authState))
}
