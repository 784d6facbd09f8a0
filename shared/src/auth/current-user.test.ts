import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { authState } from './auth-store.ts'
import { checkSession, fetchUser, setUser } from './current-user.ts'
import { clearSession, deferred, member, NOW, signIn } from './session.test-kit.ts'
import { logout } from './sign-out.ts'

const ok = (body: unknown): Reply => ({ status: 200, body })

beforeEach(() => {
  clearSession()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('fetchUser', () => {
  const admin = member({ role: 'admin' })

  test.each([
    ['data.user', { success: true, data: { user: admin } }],
    ['data', { success: true, data: admin }],
    ['user', { success: true, user: admin }],
  ])('reads %s', async (_name, body) => {
    signIn()
    const sent = serve(() => ok(body))
    await expect(fetchUser()).resolves.toEqual(admin)
    expect(sent).toMatchObject([{ method: 'get', path: '/auth/user', authorization: 'Bearer access-1' }])
    expect(authState.user).toEqual(admin)
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(admin)
  })

  test.each<[string, Reply]>([
    ['no answer', 'no answer'],
    ['500', { status: 500 }],
    ['no member in the answer', ok({ success: true })],
    ['half a member', ok({ user: { _id: 'u1' } })],
  ])('%s: the stated text, and the session stays', async (_name, reply) => {
    signIn()
    serve(() => reply)
    await expect(fetchUser()).rejects.toThrow('Failed to fetch user')
    expect(authState).toMatchObject({ isAuthenticated: true, user: member() })
  })

  test('an empty answer has a text of its own', async () => {
    signIn()
    serve(() => ok(''))
    await expect(fetchUser()).rejects.toThrow('Empty response data')
  })

  test('a late answer does not restore a member who has signed out', async () => {
    signIn()
    const gate = deferred<Reply>()
    serve(({ path }) => (path === '/auth/user' ? gate.promise : ok({})))
    const reading = fetchUser()
    await new Promise((done) => setTimeout(done))
    await logout()
    gate.resolve(ok({ user: admin }))
    await reading
    expect(authState).toMatchObject({ isAuthenticated: false, user: null })
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('a late answer does not replace the next member', async () => {
    signIn()
    const gate = deferred<Reply>()
    serve(() => gate.promise)
    const reading = fetchUser()
    await new Promise((done) => setTimeout(done))
    const next = member({ _id: 'u2' })
    signIn({ token: 'b', refreshToken: 'b-refresh', user: next })
    gate.resolve(ok({ user: admin }))
    await reading
    expect(authState.user).toEqual(next)
  })
})

describe('checkSession', () => {
  test('makes no call when nobody is signed in', async () => {
    const sent = serve(() => ok({}))
    await checkSession()
    expect(sent).toHaveLength(0)
  })

  test('reads the member again; a session within its 24 hours is not renewed', async () => {
    signIn({}, NOW)
    const sent = serve(() => ok({ user: member({ role: 'admin' }) }))
    await checkSession(NOW + 86_399_999)
    expect(sent.map(({ path }) => path)).toEqual(['/auth/user'])
    expect(authState.user?.role).toBe('admin')
  })

  test('renews a session whose 24 hours are over', async () => {
    signIn({}, NOW)
    const sent = serve(({ path }) =>
      ok(path === '/auth/user' ? { user: member() } : { token: 'access-2', refreshToken: 'refresh-2' }),
    )
    await checkSession(NOW + 86_400_000)
    expect(sent.map(({ path }) => path)).toEqual(['/auth/refresh-token', '/auth/user'])
    expect(authState.token).toBe('access-2')
  })

  test('signs out when renewing is refused', async () => {
    signIn({}, NOW)
    serve(() => ({ status: 401 }))
    await expect(checkSession(NOW + 86_400_000)).resolves.toBeUndefined()
    expect(authState).toMatchObject({
      isAuthenticated: false,
      error: 'Session expired. Please login again.',
    })
  })

  test.each<[string, Reply]>([
    ['no answer', 'no answer'],
    ['500', { status: 500 }],
  ])('%s says nothing about the session: it stays', async (_name, reply) => {
    signIn({}, NOW)
    serve(() => reply)
    await expect(checkSession(NOW + 86_400_000)).resolves.toBeUndefined()
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1', error: null })
  })
})

describe('setUser', () => {
  test('shows the member as a call has answered, and keeps them', () => {
    signIn()
    const user = member({ firstName: 'Zoé', photo: '/photos/a' })
    setUser(user)
    expect(authState).toMatchObject({ user, isAuthenticated: true })
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
  })

  test('an answer about another member, or after a sign-out, changes nothing', () => {
    signIn()
    setUser(member({ _id: 'u2' }))
    expect(authState.user).toEqual(member())
    clearSession()
    setUser(member())
    expect(authState).toMatchObject({ user: null, isAuthenticated: false })
  })
})
