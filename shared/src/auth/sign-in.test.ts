import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { authState, dispatch } from './auth-store.ts'
import { dismissError } from './call-state.ts'
import { clearSession, deferred, member, NOW, signIn, signInAnswer } from './session.test-kit.ts'
import { login, register, verifyEmail } from './sign-in.ts'

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

  test('a late answer does not replace a member who has signed in meanwhile', async () => {
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

  test('an answer without a verified e-mail does not sign in', async () => {
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

  test('a sign-in succeeds even if the API cannot end the previous session', async () => {
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
