import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fillStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { authState, dispatch } from './auth-store.ts'
import { clearSession, member, NOW, signIn } from './session.test-kit.ts'
import { sessionKeys } from './storage-keys.ts'
import { readSession, writeSession } from './stored-session.ts'

// fast-check's own units of text take a second to set up.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes))

const whole = { user: member(), token: 'access-1', refreshToken: 'refresh-1', tokenExpiry: NOW + 86_400_000 }
const junk = [
  '',
  'undefined',
  'null',
  '{',
  '[]',
  '0',
  '-1',
  'true',
  '"text"',
  '{}',
  '{"user":1}',
  '{"__proto__":{"isAuthenticated":true}}',
  '{"_id":7,"role":["user"]}',
  '\ud800\udfff\udc00',
  '<script>',
  'x'.repeat(1_000_000),
]

beforeEach(() => {
  clearSession()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the keys are the stated ones', () => {
  expect(sessionKeys).toEqual({
    accessToken: 'accessToken',
    refreshToken: 'refreshToken',
    user: 'user',
    providerAccessToken: 'providerAccessToken',
    lastLogin: 'lastLogin',
    store: 'auth-storage',
  })
})

test('a sign-in writes every key, and is read back completely', () => {
  signIn()
  expect(localStorage.getItem('accessToken')).toBe('access-1')
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(member())
  expect(localStorage.getItem('lastLogin')).toBe('2026-01-15T12:00:00.000Z')
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({ ...whole, isAuthenticated: true })
  expect(readSession()).toEqual(whole)
})

test('signing out leaves no token and no member behind', () => {
  signIn()
  localStorage.setItem('providerAccessToken', 'p')
  dispatch({ type: 'signed out' })
  expect(Object.keys(localStorage).sort()).toEqual(['auth-storage', 'lastLogin'])
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({
    user: null,
    token: null,
    refreshToken: null,
    tokenExpiry: null,
    isAuthenticated: false,
  })
})

test('nothing of one member is left when another signs in, the token of a provider included', () => {
  signIn()
  localStorage.setItem('providerAccessToken', 'p')
  signIn({ user: member({ _id: 'u2' }) })
  expect(localStorage.getItem('providerAccessToken')).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('u1')
})

test('registering stores the member and no token', () => {
  signIn()
  dispatch({ type: 'registered', user: member({ _id: 'u2' }) })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(member({ _id: 'u2' }))
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(localStorage.getItem('refreshToken')).toBeNull()
  expect(readSession()).toBeNull()
})

describe('a corrupt stored user', () => {
  test.each(junk.filter((raw) => raw !== ''))('%.40j is logged with the stated text and removed', (raw) => {
    signIn()
    localStorage.setItem('user', raw)
    expect(readSession()).toBeNull()
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error parsing user data from localStorage')
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('one that is fine or absent is not logged', () => {
    signIn()
    readSession()
    localStorage.removeItem('user')
    expect(readSession()).toBeNull()
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('an incomplete session counts as signed out', () => {
  const parts = ['accessToken', 'refreshToken', 'user', 'auth-storage'] as const
  const states = ['kept', 'missing', 'other'] as const
  const combinations = parts.reduce<(typeof states)[number][][]>(
    (lists) => lists.flatMap((list) => states.map((state) => [...list, state])),
    [[]],
  )
  const others = {
    accessToken: 'access-2',
    refreshToken: 'refresh-2',
    user: JSON.stringify(member({ _id: 'u2' })),
    'auth-storage': JSON.stringify({ ...whole, token: 'access-3', isAuthenticated: true }),
  }

  test.each(combinations.map((list) => ({ list })))('$list', ({ list }) => {
    signIn()
    parts.forEach((key, index) => {
      if (list[index] === 'missing') localStorage.removeItem(key)
      if (list[index] === 'other') localStorage.setItem(key, others[key])
    })
    const complete = list.every((state) => state === 'kept')
    expect(readSession()).toEqual(complete ? whole : null)
  })

  test.each([
    { isAuthenticated: false },
    { token: null },
    { token: '' },
    { refreshToken: null },
    { tokenExpiry: null },
    { tokenExpiry: 'soon' },
    { user: null },
    { isAuthenticated: 'yes' },
  ])('a store with %o', (change) => {
    signIn()
    localStorage.setItem('auth-storage', JSON.stringify({ ...whole, isAuthenticated: true, ...change }))
    expect(readSession()).toBeNull()
  })

  test('an expired one is still a session: the start renews it', () => {
    signIn({}, NOW - 10 * 86_400_000)
    expect(readSession()).toMatchObject({ tokenExpiry: NOW - 9 * 86_400_000 })
  })
})

describe('junk in storage never throws and never signs in', () => {
  test.each(Object.values(sessionKeys))('under %s', (key) => {
    for (const raw of junk) {
      signIn()
      localStorage.setItem(key, raw)
      const session = readSession()
      const decides = key !== 'providerAccessToken' && key !== 'lastLogin'
      expect(session, raw.slice(0, 40)).toEqual(decides ? null : whole)
    }
  })

  test('under all keys at once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            anyText,
            anyText.map((text) => JSON.stringify({ user: text, token: text })),
            fc.json(),
          ),
          { maxLength: 6 },
        ),
        (values) => {
          signIn()
          Object.values(sessionKeys).forEach((key, index) => {
            localStorage.setItem(key, values[index] ?? '')
          })
          expect(readSession()).toBeNull()
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('writing never throws where storage is full', () => {
  signIn()
  fillStorage()
  expect(() => writeSession(authState)).not.toThrow()
  restoreStorage()
})
