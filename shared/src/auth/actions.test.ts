import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { checkSession, fetchUser, login, logout, register, setUser, verifyEmail } from './actions.ts'
import { clearSession, deferred, member, NOW, signIn, signInAnswer } from './session.test-kit.ts'
import { authState } from './state.ts'
import { dispatch } from './store.ts'
import { dismissError } from './tracked.ts'

const form = { firstName: 'Inès', lastName: 'Lefèvre', email: 'ines@exemple.fr', password: 'Secret123' }
const ok = (body: unknown): Reply => ({ status: 200, body })
const answered = (user: unknown = member()) => ok({ ...signInAnswer(), user })

beforeEach(() => {
  clearSession()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('register', () => {
  test('sends the four fields; the member is stored, not signed in', async () => {
    const sent = serve(() => ({ status: 201, body: { success: true, user: member() } }))
    await expect(register(form)).resolves.toEqual(member())
    expect(sent).toMatchObject([{ method: 'post', path: '/auth/register', body: form }])
    expect(authState).toMatchObject({ user: member(), isAuthenticated: false, token: null, isLoading: false })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('a late answer leaves whoever signed in meanwhile alone', async () => {
    const gate = deferred<Reply>()
    serve(() => gate.promise)
    const registering = register(form)
    const next = member({ _id: 'u2' })
    signIn({ token: 'b', refreshToken: 'b-refresh', user: next })
    gate.resolve({ status: 201, body: { success: true, user: member() } })
    await registering
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'b', user: next, isLoading: false })
    expect(localStorage.getItem('accessToken')).toBe('b')
  })

  test('tokens in the answer are not kept', async () => {
    serve(() => answered())
    await register(form)
    expect(authState).toMatchObject({ isAuthenticated: false, token: null, refreshToken: null })
  })
})

describe('login', () => {
  test('signs in for 24 hours and stores the time', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW)
    const sent = serve(() => answered())
    await expect(login({ email: form.email, password: form.password })).resolves.toEqual(member())
    expect(sent).toMatchObject([{ method: 'post', path: '/auth/login' }])
    expect(sent[0]?.body).toEqual({ email: form.email, password: form.password })
    expect(authState).toMatchObject({
      isAuthenticated: true,
      token: 'access-1',
      tokenExpiry: NOW + 86_400_000,
    })
    expect(localStorage.getItem('lastLogin')).toBe(new Date(NOW).toISOString())
  })

  test.each([
    [true, { email: form.email, password: form.password, rememberMe: true }],
    [false, { email: form.email, password: form.password }],
    [undefined, { email: form.email, password: form.password }],
  ])('rememberMe %s sends %j', async (rememberMe, body) => {
    const sent = serve(() => answered())
    await login({ email: form.email, password: form.password, rememberMe })
    expect(sent[0]?.body).toEqual(body)
  })

  test.each([{ token: undefined }, { refreshToken: '' }, { user: null }, { user: { _id: 'u1' } }])(
    'an answer with %j is a failure, never half a session',
    async (change) => {
      serve(() => ok({ ...signInAnswer(), ...change }))
      await expect(login(form)).rejects.toThrow('Login failed. Please check your credentials.')
      expect(authState).toMatchObject({ isAuthenticated: false, user: null, token: null })
    },
  )

  test('a wrong password is an answer: no refresh, no retry', async () => {
    signIn()
    const sent = serve(() => ({ status: 401, body: { message: 'Identifiants invalides' } }))
    await expect(login(form)).rejects.toThrow('Identifiants invalides')
    expect(sent).toHaveLength(1)
  })
})

describe('verifyEmail', () => {
  test('sends the token and signs in', async () => {
    const sent = serve(() => answered())
    await verifyEmail('t')
    expect(sent).toMatchObject([{ method: 'post', path: '/auth/verify-email', body: { token: 't' } }])
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1' })
  })

  test('an answer that does not show a verified e-mail signs nobody in', async () => {
    serve(() => answered(member({ isEmailVerified: false })))
    await expect(verifyEmail('t')).rejects.toThrow('Email verification failed. Please try again.')
    expect(authState).toMatchObject({
      isAuthenticated: false,
      token: null,
      error: 'Email verification failed. Please try again.',
    })
  })
})

describe('a sign-in in a browser that has a session', () => {
  const next = answered(member({ _id: 'u2' }))
  const replies = ({ path }: { path: string }): Reply =>
    path === '/auth/logout' ? ok({ success: true }) : next

  test.each([
    ['login', () => login({ email: form.email, password: form.password })],
    ['verifyEmail', () => verifyEmail('t')],
  ])('%s ends that one at the API, by its own tokens', async (_name, run) => {
    signIn({ token: 'old', refreshToken: 'old-refresh' })
    const sent = serve(replies)
    await run()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({
      path: '/auth/logout',
      body: { refreshToken: 'old-refresh' },
      authorization: 'Bearer old',
    })
    expect(authState).toMatchObject({ token: 'access-1', refreshToken: 'refresh-1', user: { _id: 'u2' } })
  })

  test('an API that cannot be told signs in all the same', async () => {
    signIn({ token: 'old', refreshToken: 'old-refresh' })
    const sent = serve(({ path }) => (path === '/auth/logout' ? 'no answer' : next))
    await login({ email: form.email, password: form.password })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1' })
  })

  test('a visitor’s ends nothing', async () => {
    const sent = serve(replies)
    await login({ email: form.email, password: form.password })
    await new Promise((done) => setTimeout(done))
    expect(sent).toHaveLength(1)
  })
})

describe('the text of a failure', () => {
  const calls = [
    { name: 'register', run: () => register(form), text: 'Registration failed. Please try again.' },
    { name: 'login', run: () => login(form), text: 'Login failed. Please check your credentials.' },
    {
      name: 'verifyEmail',
      run: () => verifyEmail('t'),
      text: 'Failed to verify email.',
      noAnswer: 'Email verification failed. The link may be expired or invalid.',
    },
  ]

  test.each(calls)(
    '$name: the server’s message, else the default',
    async ({ run, text, noAnswer = text }) => {
      for (const [reply, shown] of [
        [{ status: 422, body: { message: 'From the server' } }, 'From the server'],
        [{ status: 500, body: { message: '' } }, text],
        [{ status: 503, body: { success: false } }, text],
        [{ status: 500, body: '<html>' }, text],
        ['no answer', noAnswer],
      ] as [Reply, string][]) {
        serve(() => reply)
        await expect(run()).rejects.toMatchObject({ name: 'ApiError', message: shown })
        expect(authState).toMatchObject({ error: shown, isLoading: false, isAuthenticated: false })
      }
    },
  )

  test.each(calls)('$name: loading while it runs, the old error gone', async ({ run }) => {
    dispatch({ type: 'call failed', message: 'before' })
    const gate = deferred<Reply>()
    serve(() => gate.promise)
    const running = run().catch(() => undefined)
    expect(authState).toMatchObject({ isLoading: true, error: null })
    gate.resolve('no answer')
    await running
    expect(authState.isLoading).toBe(false)
    dismissError()
    expect(authState.error).toBeNull()
  })

  test('shows nowhere when the member has left the form meanwhile', async () => {
    const gate = deferred<Reply>()
    serve(() => gate.promise)
    const running = login({ email: form.email, password: form.password }).catch(() => undefined)
    dismissError()
    expect(authState.isLoading).toBe(false)
    gate.resolve({ status: 401, body: { message: 'Non' } })
    await running
    expect(authState.error).toBeNull()
  })
})

describe('logout', () => {
  test('tells the server the refresh token', async () => {
    signIn()
    const sent = serve(() => ok({ success: true }))
    await logout()
    expect(sent).toMatchObject([
      { method: 'post', path: '/auth/logout', body: { refreshToken: 'refresh-1' } },
    ])
  })

  test('without a refresh token the field is left out', async () => {
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

  test('a late answer does not bring back a member who signed out', async () => {
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
  test('asks nothing when nobody is signed in', async () => {
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

  test('an answer about somebody else, or after a sign-out, changes nothing', () => {
    signIn()
    setUser(member({ _id: 'u2' }))
    expect(authState.user).toEqual(member())
    clearSession()
    setUser(member())
    expect(authState).toMatchObject({ user: null, isAuthenticated: false })
  })
})
