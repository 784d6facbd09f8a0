import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, serve } from '../api/adapter.test-kit.ts'
import { authState, dispatch } from './auth-store.ts'
import { forgotPassword, resendVerification, resetPassword } from './forgotten-password.ts'
import { clearSession, deferred, member, signIn } from './session.test-kit.ts'

const email = 'ines@exemple.fr'
const choice = { token: 't', password: 'Secret123', confirmPassword: 'Secret123' }
const done: Reply = { status: 200, body: { success: true } }

beforeEach(() => {
  clearSession()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const calls = [
  {
    name: 'forgotPassword',
    run: () => forgotPassword(email),
    path: '/auth/forgot-password',
    body: { email },
    text: 'Failed to send password reset email.',
    noAnswer: 'Password reset request failed',
    inStore: true,
  },
  {
    name: 'resetPassword',
    run: () => resetPassword(choice),
    path: '/auth/reset-password',
    body: choice,
    text: 'Failed to reset password.',
    noAnswer: 'Password reset failed',
    inStore: true,
  },
  {
    name: 'resendVerification',
    run: () => resendVerification(email),
    path: '/auth/resend-verification',
    body: { email },
    text: 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.',
    noAnswer: 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.',
    inStore: false,
  },
]

describe.each(calls)('$name', ({ run, path, body, text, noAnswer, inStore }) => {
  test.each([done, { status: 200, body: {} }, { status: 200, body: { message: 'Envoyé' } }])(
    'sends its fields once, and is done with %j',
    async (reply) => {
      const sent = serve(() => reply)
      await expect(run()).resolves.toBeUndefined()
      expect(sent).toMatchObject([{ method: 'post', path, body }])
      expect(authState).toMatchObject({ isLoading: false, error: null, isAuthenticated: false })
    },
  )

  test.each<[Reply, string]>([
    [{ status: 400, body: { message: 'From the server' } }, 'From the server'],
    [{ status: 500 }, text],
    [{ status: 500, body: { message: 7 } }, text],
    [{ status: 502, body: '<html>' }, text],
    [{ status: 200, body: '<!doctype html>' }, text],
    [{ status: 200, body: '' }, text],
    [{ status: 200, body: { success: false } }, text],
    ['no answer', noAnswer],
  ])('%j is a failure with its text', async (reply, shown) => {
    serve(() => reply)
    await expect(run()).rejects.toMatchObject({ name: 'ApiError', message: shown })
    expect(authState).toMatchObject({ error: inStore ? shown : null, isLoading: false })
  })

  test('a refusal is not an expired session: no refresh, no retry, no sign-out', async () => {
    signIn()
    const sent = serve(() => ({ status: 401, body: { message: 'Non' } }))
    await expect(run()).rejects.toThrow('Non')
    expect(sent).toHaveLength(1)
    expect(authState.isAuthenticated).toBe(true)
  })
})

test('a new password ends the session of this browser, which the API has ended', async () => {
  signIn()
  const sent = serve(() => done)
  await resetPassword(choice)
  expect(authState).toMatchObject({ isAuthenticated: false, token: null, user: null, error: null })
  await vi.waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual(['/auth/reset-password', '/auth/logout']),
  )
})

describe('a late success of a new password', () => {
  const late = async (meanwhile: () => void) => {
    const gate = deferred<Reply>()
    serve(({ path }) => (path === '/auth/reset-password' ? gate.promise : done))
    const choosing = resetPassword(choice)
    meanwhile()
    gate.resolve(done)
    await choosing
  }

  test.each([
    ['another member', member({ _id: 'u2' })],
    ['the same member', member()],
  ])('leaves %s who signed in meanwhile signed in', async (_name, user) => {
    signIn()
    await late(() => {
      dispatch({ type: 'signed out' })
      signIn({ token: 'b', refreshToken: 'b-refresh', user })
    })
    expect(authState).toMatchObject({ isAuthenticated: true, token: 'b', user })
  })

  test('ends the session that there was, its tokens renewed meanwhile', async () => {
    signIn()
    await late(() => dispatch({ type: 'refreshed', tokens: { token: 'b', refreshToken: 'c' }, now: 0 }))
    expect(authState.isAuthenticated).toBe(false)
  })
})
