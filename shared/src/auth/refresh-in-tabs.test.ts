import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from '../api/adapter.test-kit.ts'
import { restoreStorage } from '../storage/storage.test-kit.ts'
import { authState } from './auth-store.ts'
import { apiWith, refreshes, renewed } from './refresh.test-kit.ts'
import { refreshSession } from './refresh.ts'
import { clearSession, deferred, member, signIn, signInAnswer } from './session.test-kit.ts'
import { SESSION_EXPIRED } from './transitions.ts'

beforeEach(() => {
  clearSession()
  signIn()
})
afterEach(restoreStorage)

describe('another tab', () => {
  const theirs = signInAnswer({ token: 'access-9', refreshToken: 'refresh-9' })

  test('has renewed the session: its pair is adopted and nothing is sent', async () => {
    const sent = apiWith(renewed)
    const before = { ...authState }
    signIn(theirs, Date.now())
    Object.assign(authState, before)
    await expect(refreshSession('access-1')).resolves.toBe('access-9')
    expect(authState).toMatchObject({ token: 'access-9', refreshToken: 'refresh-9', isAuthenticated: true })
    expect(sent).toHaveLength(0)
  })

  test('holds the lock: this one waits, then adopts', async () => {
    const lock = deferred<void>()
    const request = vi.fn(async (_name: string, _options: LockOptions, task: () => Promise<string>) => {
      await lock.promise
      return task()
    })
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    const sent = apiWith(renewed)
    const refreshing = refreshSession('access-1')
    const before = { ...authState }
    signIn(theirs, Date.now())
    Object.assign(authState, before)
    lock.resolve()
    await expect(refreshing).resolves.toBe('access-9')
    expect(request).toHaveBeenCalledWith('cadence-session', expect.anything(), expect.any(Function))
    expect(sent).toHaveLength(0)
    Reflect.deleteProperty(navigator, 'locks')
  })

  test('holds the lock, and its new tokens arrive before this tab gets the lock: nothing is sent', async () => {
    const lock = deferred<void>()
    const request = async (_name: string, _options: LockOptions, task: () => Promise<void>) => {
      await lock.promise
      return task()
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    const sent = apiWith(renewed)
    const refreshing = refreshSession('access-1')
    const unasked = refreshSession()
    signIn(theirs, Date.now())
    lock.resolve()
    await expect(refreshing).resolves.toBe('access-9')
    await expect(unasked).resolves.toBe('access-9')
    expect(sent).toHaveLength(0)
    Reflect.deleteProperty(navigator, 'locks')
  })

  test('keeps the lock for too long: this one goes on without it, and finds out what is stored', async () => {
    vi.useFakeTimers()
    const never = (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: never } })
    const sent = apiWith(renewed)
    const refreshing = refreshSession('access-1')
    await vi.advanceTimersByTimeAsync(9_999)
    await expect(refreshing).resolves.toBe('access-2')
    const before = { ...authState }
    const next = refreshSession('access-2')
    signIn(theirs, Date.now())
    Object.assign(authState, before)
    await vi.advanceTimersByTimeAsync(9_999)
    await expect(next).resolves.toBe('access-9')
    expect(refreshes(sent)).toHaveLength(1)
    Reflect.deleteProperty(navigator, 'locks')
    vi.useRealTimers()
  })

  test.each<[string, Reply]>([
    ['a refusal', { status: 401 }],
    ['no answer', 'no answer'],
    ['the same next tokens', { status: 200, body: { token: 'access-8', refreshToken: 'refresh-9' } }],
  ])(
    'renewed the session while this one asked, and got %s: the stored pair is adopted',
    async (_name, answer) => {
      const gate = deferred<Reply>()
      apiWith(() => gate.promise)
      const refreshing = refreshSession('access-1')
      await new Promise((done) => setTimeout(done))
      const before = { ...authState }
      signIn(theirs, Date.now())
      Object.assign(authState, before)
      gate.resolve(answer)
      await expect(refreshing).resolves.toBe('access-9')
      expect(authState).toMatchObject({ token: 'access-9', refreshToken: 'refresh-9', error: null })
      expect(localStorage.getItem('refreshToken')).toBe('refresh-9')
    },
  )

  test('is writing the same next session at this moment: this one does not take it for the end', async () => {
    const gate = deferred<Reply>()
    apiWith(() => gate.promise)
    const refreshing = refreshSession('access-1')
    await new Promise((done) => setTimeout(done))
    localStorage.setItem('accessToken', 'access-of-the-other-tab')
    localStorage.setItem('refreshToken', 'refresh-2')
    gate.resolve(renewed)
    await expect(refreshing).resolves.toBe('access-2')
    expect(authState).toMatchObject({ isAuthenticated: true, refreshToken: 'refresh-2' })
  })

  test('has signed another member in: a late refusal does not sign them out, and this tab does not act for them', async () => {
    const gate = deferred<Reply>()
    apiWith(() => gate.promise)
    const refreshing = expect(refreshSession('access-1')).rejects.toThrow(SESSION_EXPIRED)
    await new Promise((done) => setTimeout(done))
    const before = { ...authState }
    signIn({ token: 'b-access', refreshToken: 'b-refresh', user: member({ _id: 'b' }) })
    Object.assign(authState, before)
    gate.resolve({ status: 401 })
    await refreshing
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'b-access' })
    expect(localStorage.getItem('refreshToken')).toBe('b-refresh')
  })

  test('left half a session: it is not adopted, the own refresh token is used', async () => {
    const sent = apiWith(renewed)
    localStorage.setItem('refreshToken', 'refresh-9')
    await expect(refreshSession('access-1')).resolves.toBe('access-2')
    expect(sent.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }])
  })
})
