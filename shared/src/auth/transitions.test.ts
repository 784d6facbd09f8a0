import { describe, expect, test } from 'vitest'
import { member, NOW, signInAnswer } from './session.test-kit.ts'
import type { AuthState } from './transitions.ts'
import { type AuthEvent, CLIENT_SESSION_MS, SESSION_EXPIRED, transition } from './transitions.ts'

const nobody: AuthState = {
  user: null,
  token: null,
  refreshToken: null,
  tokenExpiry: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  initialized: true,
}
const someone: AuthState = {
  ...nobody,
  user: member(),
  token: 'access-0',
  refreshToken: 'refresh-0',
  tokenExpiry: NOW,
  isAuthenticated: true,
}

test('the client takes a session for expired after 24 hours', () => {
  expect(CLIENT_SESSION_MS).toBe(86_400_000)
  expect(SESSION_EXPIRED).toBe('Session expired. Please login again.')
})

const table: [string, AuthState, AuthEvent, Partial<AuthState>][] = [
  [
    'rehydrated with a session',
    { ...nobody, initialized: false },
    {
      type: 'rehydrated',
      session: { user: member(), token: 'a', refreshToken: 'r', tokenExpiry: 5 },
    },
    {
      user: member(),
      token: 'a',
      refreshToken: 'r',
      tokenExpiry: 5,
      isAuthenticated: true,
      initialized: true,
    },
  ],
  [
    'rehydrated without a session',
    { ...someone, initialized: false },
    { type: 'rehydrated', session: null },
    { ...nobody, initialized: true },
  ],
  [
    'call started',
    { ...nobody, error: 'before' },
    { type: 'call started' },
    { isLoading: true, error: null },
  ],
  [
    'call done',
    { ...nobody, isLoading: true },
    { type: 'call done' },
    { isLoading: false, isAuthenticated: false },
  ],
  [
    'call failed',
    { ...nobody, isLoading: true },
    { type: 'call failed', message: 'no' },
    { isLoading: false, error: 'no' },
  ],
  [
    'registered: the member is stored, not signed in, no tokens',
    { ...someone, isLoading: true, error: 'before' },
    { type: 'registered', user: member({ _id: 'u2' }) },
    { ...nobody, user: member({ _id: 'u2' }) },
  ],
  [
    'signed in: expiry 24 hours ahead',
    { ...nobody, isLoading: true, error: 'before' },
    { type: 'signed in', answer: signInAnswer(), now: NOW },
    {
      user: member(),
      token: 'access-1',
      refreshToken: 'refresh-1',
      tokenExpiry: NOW + 86_400_000,
      isAuthenticated: true,
      isLoading: false,
      error: null,
    },
  ],
  [
    'refreshed: new tokens and a new 24 hours, the rest as it was',
    { ...someone, error: 'stays' },
    { type: 'refreshed', tokens: { token: 'a2', refreshToken: 'r2' }, now: NOW },
    { token: 'a2', refreshToken: 'r2', tokenExpiry: NOW + 86_400_000 },
  ],
  [
    'user read',
    someone,
    { type: 'user read', user: member({ role: 'admin' }) },
    { user: member({ role: 'admin' }) },
  ],
  ['signed out', { ...someone, isLoading: true, error: 'x' }, { type: 'signed out' }, nobody],
  ['session expired', someone, { type: 'session expired' }, { ...nobody, error: SESSION_EXPIRED }],
  ['error dismissed', { ...someone, error: 'x' }, { type: 'error dismissed' }, { error: null }],
]

describe('the next state', () => {
  test.each(table)('%s', (_name, before, event, change) => {
    const copy = structuredClone(before)
    expect(transition(before, event)).toEqual({ ...before, ...change })
    expect(before).toEqual(copy)
  })

  test('every event is in the table', () => {
    const known: Record<AuthEvent['type'], true> = {
      rehydrated: true,
      'call started': true,
      'call done': true,
      'call failed': true,
      registered: true,
      'signed in': true,
      refreshed: true,
      'user read': true,
      'signed out': true,
      'session expired': true,
      'error dismissed': true,
    }
    expect(new Set(table.map(([, , event]) => event.type))).toEqual(new Set(Object.keys(known)))
  })
})
