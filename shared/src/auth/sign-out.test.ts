import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { authState } from './auth-store.ts'
import { clearSession, deferred, member, signIn } from './session.test-kit.ts'
import { LOGOUT_PATIENCE_MS, logout, sendAndLogout, sendBeforeLogout } from './sign-out.ts'

const ends: (() => void)[] = []
const waits = (send: () => Promise<unknown> | null) => ends.push(sendBeforeLogout(send))

beforeEach(() => {
  clearSession()
  signIn()
  serve(() => ({ status: 200, body: {} }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

describe('logout', () => {
  test('sends the refresh token to the server', async () => {
    signIn()
    const sent = serve(() => ({ status: 200, body: { success: true } }))
    await logout()
    expect(sent).toMatchObject([
      { method: 'post', path: '/auth/logout', body: { refreshToken: 'refresh-1' } },
    ])
  })

  test('without a refresh token the field is left out', async () => {
    clearSession()
    const sent = serve(() => ({ status: 204 }))
    await logout()
    expect(sent[0]?.body).toEqual({})
  })

  test.each<[string, Reply]>([
    ['nothing comes back', 'no answer'],
    ['the server fails', { status: 500 }],
    ['the token is refused', { status: 401 }],
  ])('clears everything at once, even when %s', async (_name, reply) => {
    signIn()
    const sent = serve(() => reply)
    const running = logout()
    expect(authState).toMatchObject({ isAuthenticated: false, token: null, refreshToken: null, user: null })
    expect(localStorage.getItem('accessToken')).toBeNull()
    await expect(running).resolves.toBeUndefined()
    expect(authState.error).toBeNull()
    expect(sent).toHaveLength(1)
  })
})

describe('sendAndLogout', () => {
  test('without unsent changes it signs out at once', async () => {
    const end = sendBeforeLogout(() => Promise.reject(new Error('not asked')))
    end()
    waits(() => null)
    const leaving = sendAndLogout()
    expect(authState.isAuthenticated).toBe(false)
    await expect(leaving).resolves.toBe(true)
  })

  test('unsent changes are sent before the session ends, all at the same time', async () => {
    const first = deferred<void>()
    const second = deferred<void>()
    waits(() => first.promise)
    waits(() => second.promise)
    const leaving = sendAndLogout()
    second.resolve()
    await new Promise((done) => setTimeout(done))
    expect(authState.token).toBe('access-1')
    first.resolve()
    await expect(leaving).resolves.toBe(true)
    expect(authState.isAuthenticated).toBe(false)
  })

  test('a change that cannot be sent blocks neither the sign-out nor the other changes, and is reported', async () => {
    const other = deferred<void>()
    waits(() => Promise.reject(new Error('no network')))
    waits(() => other.promise)
    const leaving = sendAndLogout()
    await new Promise((done) => setTimeout(done))
    expect(authState.isAuthenticated).toBe(true)
    other.resolve()
    await expect(leaving).resolves.toBe(false)
    expect(authState.isAuthenticated).toBe(false)
  })

  test('what does not end is waited for five seconds', async () => {
    vi.useFakeTimers()
    waits(() => new Promise(() => undefined))
    const leaving = sendAndLogout()
    await vi.advanceTimersByTimeAsync(LOGOUT_PATIENCE_MS - 1)
    expect(authState.isAuthenticated).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await expect(leaving).resolves.toBe(false)
    expect(authState.isAuthenticated).toBe(false)
  })

  test('a member who closes the tab meanwhile is signed out', async () => {
    const sent = deferred<void>()
    waits(() => sent.promise)
    const leaving = sendAndLogout()
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('accessToken')).toBeNull()
    sent.resolve()
    await leaving
  })

  test('a member who has signed in meanwhile stays', async () => {
    const sent = deferred<void>()
    waits(() => sent.promise)
    const leaving = sendAndLogout()
    signIn({ token: 'b', refreshToken: 'b-refresh', user: member({ _id: 'u2' }) })
    sent.resolve()
    await leaving
    expect(authState.user?._id).toBe('u2')
  })
})
