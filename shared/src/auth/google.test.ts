import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { authState, rehydrate } from './auth-store.ts'
import { fetchUser } from './current-user.ts'
import { handleGoogleCallback, initiateGoogleLogin } from './google.ts'
import { clearSession, deferred, member, NOW, signIn } from './session.test-kit.ts'
import { readSession } from './stored-session.ts'

const ok = (body: unknown): Reply => ({ status: 200, body })
const stored = (key: string) => localStorage.getItem(key)
const pair = { token: 'access-9', refreshToken: 'refresh-9' }

beforeEach(clearSession)

test.each([
  [undefined, '/api/v1/auth/google'],
  [{ rememberMe: false }, '/api/v1/auth/google'],
  [{ rememberMe: true }, '/api/v1/auth/google?remember=true'],
  [{ referral: 'CAD-7KQM-4XTR' }, '/api/v1/auth/google?referral=CAD-7KQM-4XTR'],
  [
    { rememberMe: true, referral: 'CAD-7KQM-4XTR' },
    '/api/v1/auth/google?remember=true&referral=CAD-7KQM-4XTR',
  ],
])('with %j the browser is led to %s', (choice, address) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  // The oldest browsers that count have no `size` there.
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
  initiateGoogleLogin(choice)
  expect(assign).toHaveBeenCalledExactlyOnceWith(address)
})

describe('an answer with the member', () => {
  test.each([
    ['data.user', { data: { user: member() } }],
    ['data', { data: member() }],
    ['user', { user: member() }],
  ])('in %s and a session signs in with that session', async (_name, body) => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW)
    const sent = serve(() => ok({ success: true, ...body, ...pair }))
    await expect(handleGoogleCallback('one-use')).resolves.toEqual({ ...member(), id: 'u1' })
    expect(sent).toMatchObject([{ method: 'get', path: '/auth/user', authorization: 'Bearer one-use' }])
    expect(sent[0]?.config.headers.get('X-Sign-In')).toBe('provider')
    expect(authState).toMatchObject({ isAuthenticated: true, ...pair, tokenExpiry: NOW + 86_400_000 })
    expect(JSON.parse(stored('user') ?? '')).toEqual({ ...member(), id: 'u1' })
    expect(stored('lastLogin')).toBe(new Date(NOW).toISOString())
    expect(stored('providerAccessToken')).toBeNull()
    expect(JSON.stringify({ ...localStorage })).not.toContain('one-use')
  })

  test.each([
    ['data.user', { data: { user: member() } }],
    ['data', { data: member() }],
    ['user', { user: member() }],
    ['user and half a session', { user: member(), token: 'access-9' }],
  ])('in %s alone signs in with the given token', async (_name, body) => {
    serve(() => ok(body))
    await handleGoogleCallback('given')
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'given', refreshToken: null })
    expect(stored('accessToken')).toBe('given')
    expect(stored('providerAccessToken')).toBe('given')
    expect(stored('refreshToken')).toBeNull()
    rehydrate()
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'given', user: member() })
  })
})

test('a sign-in in a browser that has a session ends that one at the API', async () => {
  signIn({ token: 'old', refreshToken: 'old-refresh' })
  const sent = serve(({ path }) => ok(path === '/auth/logout' ? {} : { user: member(), ...pair }))
  await handleGoogleCallback('one-use')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    path: '/auth/logout',
    body: { refreshToken: 'old-refresh' },
    authorization: 'Bearer old',
  })
  expect(authState).toMatchObject({ isAuthenticated: true, ...pair })
})

describe('a session by the given token alone', () => {
  const begin = async () => {
    serve(() => ok({ user: member() }))
    await handleGoogleCallback('given')
  }

  test('ends at the first refusal, for it cannot be renewed', async () => {
    await begin()
    const sent = serve(() => ({ status: 401 }))
    await expect(fetchUser()).rejects.toThrow('Session expired. Please login again.')
    expect(sent).toHaveLength(1)
    expect(authState).toMatchObject({ isAuthenticated: false, error: 'Session expired. Please login again.' })
    expect(stored('providerAccessToken')).toBeNull()
  })

  test('takes no late answer of another session of its kind', async () => {
    await begin()
    const gate = deferred<Reply>()
    const next = member({ _id: 'u2' })
    serve(({ authorization }) => (authorization === 'Bearer given' ? gate.promise : ok({ user: next })))
    const reading = fetchUser()
    await new Promise((done) => setTimeout(done))
    await handleGoogleCallback('given to another')
    gate.resolve(ok({ user: member() }))
    await reading
    expect(authState.user).toMatchObject(next)
  })

  test('counts as signed out when the provider’s token is different or missing', async () => {
    await begin()
    localStorage.setItem('providerAccessToken', 'other')
    expect(readSession()).toBeNull()
    localStorage.removeItem('providerAccessToken')
    expect(readSession()).toBeNull()
  })

  test('removes the provider’s token before the next sign-in', async () => {
    await begin()
    signIn()
    expect(stored('providerAccessToken')).toBeNull()
    expect(stored('refreshToken')).toBe('refresh-1')
  })
})

describe('a failure', () => {
  const failures: [string, string | null, Reply, string][] = [
    ['no token', null, ok({ user: member() }), 'No access token found'],
    ['an empty token', '', ok({ user: member() }), 'No access token found'],
    ['no member', 't', ok({ success: true, ...pair }), 'User data not found in response'],
    ['half a member', 't', ok({ user: { _id: 'u1' } }), 'User data not found in response'],
    ['nothing', 't', ok(''), 'User data not found in response'],
    ['a page of markup', 't', ok('<!doctype html>'), 'User data not found in response'],
    ['a refusal', 't', { status: 401 }, 'Failed to authenticate with Google'],
    ['a message', 't', { status: 401, body: { message: 'Lien déjà utilisé' } }, 'Lien déjà utilisé'],
    ['a server in trouble', 't', { status: 500 }, 'Failed to authenticate with Google'],
    ['no answer', 't', 'no answer', 'Failed to authenticate with Google'],
  ]

  test.each(failures)('with %s has its text, and no session starts', async (_name, token, reply, text) => {
    serve(() => reply)
    await expect(handleGoogleCallback(token)).rejects.toMatchObject({ name: 'ApiError', message: text })
    expect(authState).toMatchObject({ isAuthenticated: false, user: null, token: null, error: null })
  })

  test.each(failures)('with %s leaves the session that was there', async (_name, token, reply) => {
    signIn()
    const before = { ...localStorage }
    const sent = serve(() => reply)
    await handleGoogleCallback(token).catch(() => undefined)
    expect(sent.map(({ authorization }) => authorization)).toEqual(token ? ['Bearer t'] : [])
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1', user: member() })
    expect({ ...localStorage }).toEqual(before)
  })
})
