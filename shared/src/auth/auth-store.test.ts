import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fillStorage, replaceStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import {
  authState,
  dispatch,
  followOtherTabs,
  isSessionStored,
  onAuthChange,
  rehydrate,
} from './auth-store.ts'
import { clearSession, member, NOW, signIn, signInAnswer } from './session.test-kit.ts'
import { type AuthState, SESSION_EXPIRED, signedOut } from './transitions.ts'

beforeEach(clearSession)

test('before it was read from storage the store is not initialized, after it is', () => {
  expect(authState.initialized).toBe(false)
  rehydrate()
  expect(authState).toMatchObject({ initialized: true, isAuthenticated: false, user: null })
})

test('a stored session is there after rehydrating', () => {
  signIn()
  const stored = { ...localStorage }
  clearSession()
  Object.assign(localStorage, stored)
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
  rehydrate()
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1', user: member() })
})

test('the time of the last sign-in is written on signing in, and on nothing else', () => {
  dispatch({ type: 'user read', user: member() })
  expect(localStorage.getItem('lastLogin')).toBeNull()
  signIn({}, NOW)
  expect(localStorage.getItem('lastLogin')).toBe('2026-01-15T12:00:00.000Z')
})

/** What another tab does to storage, and the event that tells this one. */
function fromOtherTab(change: () => void, key: string | null) {
  change()
  globalThis.dispatchEvent(new StorageEvent('storage', { key }))
}

test('signing out in another tab signs out here, until following ends', () => {
  const stop = followOtherTabs()
  signIn()
  fromOtherTab(() => localStorage.removeItem('auth-storage'), 'auth-storage')
  expect(authState.isAuthenticated).toBe(false)
  signIn()
  fromOtherTab(() => localStorage.clear(), null)
  expect(authState.isAuthenticated).toBe(false)
  stop()
  signIn()
  fromOtherTab(() => localStorage.clear(), null)
  expect(authState.isAuthenticated).toBe(true)
})

test.each(['accessToken', 'refreshToken', 'user'])('%s removed in another tab signs out here', (key) => {
  const stop = followOtherTabs()
  signIn()
  fromOtherTab(() => localStorage.removeItem(key), key)
  expect(authState.isAuthenticated).toBe(false)
  stop()
})

test.each(['accessToken', 'refreshToken', 'user', 'auth-storage', null])(
  'a session that ended in another tab (%s) stays ended where this tab wrote it at the same moment',
  (key) => {
    const stop = followOtherTabs()
    signIn()
    // The event is late: storage holds again what this tab wrote meanwhile.
    globalThis.dispatchEvent(new StorageEvent('storage', { key }))
    expect(authState.isAuthenticated).toBe(false)
    rehydrate()
    expect(authState.isAuthenticated).toBe(false)
    stop()
  },
)

test('another session that is there already when the end of the last is told is taken over', () => {
  const stop = followOtherTabs()
  signIn({ token: 'access-2', refreshToken: 'refresh-2' })
  const next = Object.entries({ ...localStorage })
  signIn()
  for (const [key, value] of next) localStorage.setItem(key, String(value))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-2' })
  stop()
})

test('a member read late does not write back the session that another tab has ended', () => {
  signIn()
  localStorage.clear()
  dispatch({ type: 'user read', user: member({ firstName: 'Zoé' }) })
  expect(localStorage.length).toBe(0)
})

test('a part that another tab has written does not count before the whole is there', () => {
  const stop = followOtherTabs()
  signIn()
  localStorage.setItem('accessToken', 'access-2')
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 'access-2' }))
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1' })
  stop()
})

test('when another tab is already writing at the first event, its own event is awaited', () => {
  const stop = followOtherTabs()
  signIn()
  const told = () => {
    const newValue = localStorage.getItem('auth-storage')
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue }))
  }
  signIn({ token: 'access-2', refreshToken: 'refresh-2' })
  const whole = Object.entries({ ...localStorage })
  signIn()
  for (const [key, value] of whole) localStorage.setItem(key, String(value))
  localStorage.setItem('accessToken', 'access-3')
  told()
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1' })
  localStorage.setItem('accessToken', 'access-2')
  told()
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-2' })
  stop()
})

test.each(['{', '[]', 'null', '{"isAuthenticated":false}'])(
  'a store that another tab leaves as %s ends the session',
  (raw) => {
    const stop = followOtherTabs()
    signIn()
    localStorage.setItem('auth-storage', raw)
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: raw }))
    expect(authState.isAuthenticated).toBe(false)
    stop()
  },
)

describe('a tab in the background missed the events; visible again', () => {
  const back = {
    'from the back-forward cache': () => globalThis.dispatchEvent(new Event('pageshow')),
    'after it was hidden': () => document.dispatchEvent(new Event('visibilitychange')),
  }

  test.each(Object.entries(back))('%s it is signed out when the session has ended', (_name, shown) => {
    const stop = followOtherTabs()
    signIn()
    localStorage.clear()
    shown()
    expect(authState.isAuthenticated).toBe(false)
    stop()
  })

  test.each(Object.entries(back))('%s it has the session that was begun', (_name, shown) => {
    const stop = followOtherTabs()
    signIn({ token: 'access-2', refreshToken: 'refresh-2' })
    Object.assign(authState, signedOut)
    shown()
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-2' })
    stop()
  })

  test.each(Object.entries(back))('%s it keeps what could not be stored', (_name, shown) => {
    const stop = followOtherTabs()
    fillStorage()
    signIn()
    shown()
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1' })
    restoreStorage()
    stop()
  })
})

test('a session is stored, except where storage is full or forbidden', () => {
  signIn()
  expect(isSessionStored()).toBe(true)
  fillStorage()
  signIn()
  expect(isSessionStored()).toBe(false)
  replaceStorage({ value: null })
  signIn()
  expect(isSessionStored()).toBe(false)
  dispatch({ type: 'signed out' })
  restoreStorage()
  signIn()
  expect(isSessionStored()).toBe(true)
})

test('what other tabs do to other keys does not touch the session', () => {
  const stop = followOtherTabs()
  signIn()
  fromOtherTab(() => localStorage.removeItem('auth-storage'), 'savedDashboards')
  expect(authState.isAuthenticated).toBe(true)
  stop()
})

test('following another tab writes nothing that it read', () => {
  const stop = followOtherTabs()
  signIn()
  const before = JSON.stringify({ ...localStorage })
  const write = vi.spyOn(localStorage, 'setItem')
  const newValue = localStorage.getItem('auth-storage')
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue }))
  fromOtherTab(() => undefined, 'savedDashboards')
  expect(write).not.toHaveBeenCalled()
  expect(JSON.stringify({ ...localStorage })).toBe(before)
  stop()
})

test('a listener only ever sees whole states', async () => {
  const seen: Pick<AuthState, 'isAuthenticated' | 'error' | 'token'>[] = []
  const stop = onAuthChange(({ user, token, isAuthenticated, error }) => {
    expect(user !== null, 'user and isAuthenticated belong together').toBe(isAuthenticated)
    expect(token !== null, 'token and isAuthenticated belong together').toBe(isAuthenticated)
    seen.push({ isAuthenticated, error, token })
  })
  dispatch({ type: 'signed in', answer: signInAnswer(), now: NOW })
  await Promise.resolve()
  dispatch({ type: 'session expired' })
  await Promise.resolve()
  stop()
  dispatch({ type: 'signed in', answer: signInAnswer(), now: NOW })
  await Promise.resolve()
  expect(seen).toEqual([
    { isAuthenticated: true, error: null, token: 'access-1' },
    { isAuthenticated: false, error: SESSION_EXPIRED, token: null },
  ])
})
