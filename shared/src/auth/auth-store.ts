import { proxy, subscribe, useSnapshot } from 'valtio'
import { sessionKeys } from './storage-keys.ts'
import {
  isBeingWritten,
  readSession,
  storedRefreshToken,
  writeLastLogin,
  writeSession,
} from './stored-session.ts'
import { type AuthEvent, type AuthState, signedOut, transition } from './transitions.ts'

/** The one auth store of the page. Only `shared/auth` changes it. */
export const authState = proxy<AuthState>({
  ...signedOut,
  isLoading: false,
  error: null,
  initialized: false,
})

/** The auth state, rendered again when a part that the component reads changes. */
export function useAuth(): Readonly<AuthState> {
  return useSnapshot(authState)
}

/** Events that change what is stored. */
const persistent = new Set<AuthEvent['type']>([
  'registered',
  'signed in',
  'refreshed',
  'user read',
  'signed out',
  'session expired',
])

let isStored = true

/**
 * Whether the browser's storage holds the session of this tab. False where storage is forbidden or full: the session
 * then ends when the tab is closed or reloaded.
 */
export function isSessionStored(): boolean {
  return isStored
}

const signedInMember = () => (authState.isAuthenticated ? authState.user?._id : undefined)

let session = 0

/** Number of the current session. Every sign-in and sign-out changes it, a renewal does not. */
export const sessionNumber = (): number => session

/** Applies an event to the store, and writes to storage what must survive a reload. */
export function dispatch(event: AuthEvent): void {
  const before = signedInMember()
  Object.assign(authState, transition(authState, event))
  if (event.type === 'signed in' || signedInMember() !== before) session += 1
  if (!persistent.has(event.type)) return
  // A late answer must not restore a session that another tab has ended or replaced in the meantime.
  if (event.type === 'user read' && storedRefreshToken() !== authState.refreshToken) return
  isStored = writeSession(authState) === 'stored'
  if (event.type === 'signed in') writeLastLogin(new Date(event.now))
}

/** Reads the session from storage. Synchronous: afterwards `initialized` is true (specification, section 4). */
export function rehydrate(): void {
  dispatch({ type: 'rehydrated', session: readSession() })
}

/** Without these keys there is no session. Null is the key of an event that says that all of storage was cleared. */
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
    // A session without one of its parts has ended.
    rehydrate()
  } else if (key === sessionKeys.store && !isBeingWritten()) {
    // The store is written last, so with its event the session is complete. If yet another tab is already writing
    // a newer session, the event of that tab follows.
    rehydrate()
  }
}

/**
 * A page from the back/forward cache, or a tab that was frozen, has missed the storage events of other tabs. If this
 * tab could not store its own session, storage is no better source, and nothing is read.
 */
function catchUp(): void {
  if (document.visibilityState === 'hidden' || !isStored || isBeingWritten()) return
  if ((readSession()?.token ?? null) !== authState.token) rehydrate()
}

/**
 * Follows sign-ins, sign-outs and renewals in other tabs. It never writes back what it read. One exception: if this tab
 * wrote its session at the same moment in which another tab ended it, this tab signs out as well.
 * @returns a function that stops following.
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
 * Calls `listener` after each change of the store, in the microtask that follows. Called at once, it could see half of
 * a change, for example a session that has ended but not yet the reason.
 * @returns a function that unsubscribes.
 */
export function onAuthChange(listener: (state: AuthState) => void): () => void {
  return subscribe(authState, () => listener(authState))
}
