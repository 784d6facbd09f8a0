import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { client } from '../api/client.ts'
import { fillStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { authState, dispatch } from './auth-store.ts'
import { apiWith, refreshes, renewed } from './refresh.test-kit.ts'
import { refreshSession } from './refresh.ts'
import { clearSession, deferred, member, signIn } from './session.test-kit.ts'
import { SESSION_EXPIRED } from './transitions.ts'

beforeEach(() => {
  clearSession()
  signIn()
})
afterEach(restoreStorage)

test.each([1, 2, 10, 50])('%i parallel 401: exactly one refresh, each request sent twice', async (count) => {
  const sent = apiWith(async () => {
    await new Promise((done) => setTimeout(done, 5))
    return renewed
  })
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => client.get(`/thing/${n}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200))
  expect(refreshes(sent).map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }])
  for (let n = 0; n < count; n += 1) {
    const tokens = sent.filter(({ path }) => path === `/thing/${n}`).map(({ authorization }) => authorization)
    expect(tokens).toEqual(['Bearer access-1', 'Bearer access-2'])
  }
})

test('a refresh stores the new pair and a new 24 hours', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  apiWith(renewed)
  await expect(refreshSession()).resolves.toBe('access-2')
  expect(authState).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2', tokenExpiry: 86_401_000 })
  expect(localStorage.getItem('accessToken')).toBe('access-2')
  expect(localStorage.getItem('refreshToken')).toBe('refresh-2')
})

test('a 401 for an old token that comes after the refresh takes the new token, without a second refresh', async () => {
  const sent = apiWith(renewed)
  await refreshSession('access-1')
  await expect(refreshSession('access-1')).resolves.toBe('access-2')
  expect(refreshes(sent)).toHaveLength(1)
})

test('a second refresh, later, is a new one', async () => {
  const sent = serve((_, nth) => ({ status: 200, body: { token: `t${nth}`, refreshToken: `r${nth}` } }))
  await refreshSession()
  await refreshSession()
  expect(sent.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }, { refreshToken: 'r1' }])
})

describe('the session is over', () => {
  test.each<[string, Reply]>([
    ['400', { status: 400, body: { message: 'bad' } }],
    ['401', { status: 401, body: { message: 'revoked' } }],
    ['403', { status: 403 }],
    ['an answer without tokens', { status: 200, body: { success: true } }],
    ['an answer with an empty token', { status: 200, body: { token: '', refreshToken: 'r' } }],
    ['an answer without refresh token', { status: 200, body: { token: 'a' } }],
    ['an answer that is HTML', { status: 200, body: '<!doctype html>' }],
  ])('after %s: signed out, with the stated text', async (_name, answer) => {
    apiWith(answer)
    await expect(client.get('/thing')).rejects.toThrow(SESSION_EXPIRED)
    expect(authState).toMatchObject({
      user: null,
      token: null,
      refreshToken: null,
      tokenExpiry: null,
      isAuthenticated: false,
      error: 'Session expired. Please login again.',
    })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('refreshToken')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('50 parallel 401: all fail, one refresh, no retry', async () => {
    const sent = apiWith({ status: 401 })
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => client.get('/thing')))
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(refreshes(sent)).toHaveLength(1)
    expect(sent).toHaveLength(51)
  })
})

describe('nothing is known about the session', () => {
  test.each<[string, Reply]>([
    ['no answer', 'no answer'],
    ['500', { status: 500 }],
    ['503', { status: 503, body: { success: false } }],
    ['429', { status: 429, headers: { 'retry-after': '3' } }],
  ])('after %s the tokens are kept and the next request tries again', async (_name, answer) => {
    let now: Reply = answer
    apiWith(() => now)
    await expect(client.get('/thing')).rejects.toThrow('Failed to refresh token')
    expect(authState).toMatchObject({ token: 'access-1', refreshToken: 'refresh-1', isAuthenticated: true })
    expect(authState.error).toBeNull()
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1')
    now = renewed
    await expect(client.get('/thing')).resolves.toMatchObject({ status: 200 })
  })
})

describe('a late answer', () => {
  test.each([
    ['success', renewed],
    ['failure', { status: 401 }],
  ])('with %s does not revive or blame a session that was signed out', async (_name, answer) => {
    const gate = deferred<Reply>()
    apiWith(() => gate.promise)
    const refreshing = expect(refreshSession()).rejects.toThrow(SESSION_EXPIRED)
    await new Promise((done) => setTimeout(done))
    dispatch({ type: 'signed out' })
    gate.resolve(answer)
    await refreshing.catch(() => undefined)
    expect(authState).toMatchObject({ isAuthenticated: false, token: null, error: null })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('does not restore a session that another tab has ended, even before its storage event arrives', async () => {
    const gate = deferred<Reply>()
    apiWith(() => gate.promise)
    const refreshing = expect(refreshSession()).rejects.toThrow(SESSION_EXPIRED)
    await new Promise((done) => setTimeout(done))
    localStorage.clear()
    gate.resolve(renewed)
    await refreshing
    expect(localStorage.length).toBe(0)
  })

  test('does not touch the session of the next member', async () => {
    const gate = deferred<Reply>()
    apiWith(() => gate.promise)
    const refreshing = expect(refreshSession()).rejects.toThrow()
    await new Promise((done) => setTimeout(done))
    dispatch({ type: 'signed out' })
    signIn({ token: 'b-access', refreshToken: 'b-refresh', user: member({ _id: 'b' }) })
    gate.resolve({ status: 401 })
    await refreshing
    expect(authState).toMatchObject({ token: 'b-access', refreshToken: 'b-refresh', isAuthenticated: true })
  })
})

test('a request of one member is never sent again in the name of the next', async () => {
  const gate = deferred<Reply>()
  const sent = serve(() => gate.promise)
  const request = expect(client.put('/dashboards/1', { name: 'mine' })).rejects.toMatchObject({
    response: { status: 401 },
  })
  await new Promise((done) => setTimeout(done))
  dispatch({ type: 'signed out' })
  signIn({ token: 'b-access', refreshToken: 'b-refresh', user: member({ _id: 'b' }) })
  gate.resolve({ status: 401 })
  await request
  expect(sent).toHaveLength(1)
})

test('where storage is full, the pair that could not be stored is not given up for the old one', async () => {
  fillStorage()
  const sent = serve((_, nth) => ({ status: 200, body: { token: `t${nth}`, refreshToken: `r${nth}` } }))
  await refreshSession()
  await expect(refreshSession()).resolves.toBe('t2')
  expect(sent.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }, { refreshToken: 'r1' }])
})

test('without a session there is nothing to renew', async () => {
  clearSession()
  const sent = apiWith(renewed)
  await expect(refreshSession()).rejects.toThrow(SESSION_EXPIRED)
  expect(sent).toHaveLength(0)
})
