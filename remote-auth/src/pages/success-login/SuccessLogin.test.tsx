import { authState, verifyEmail } from '@cadence/shared/auth'
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepInvitation, keptInvitation } from '../../invitation.ts'
import {
  alert,
  gate,
  member,
  type Reply,
  serve,
  show,
  signedIn,
  toasts,
} from '../../screen/screen.test-kit.tsx'
import SuccessLogin from './SuccessLogin.tsx'

const at = '/success-login?access_token=s3cret'
const answer: Reply = {
  status: 200,
  body: { success: true, data: { user: member }, token: 'access-9', refreshToken: 'refresh-9' },
}

afterEach(() => configure({ reactStrictMode: false }))

test('progress is shown, and the token has left the address', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  show(SuccessLogin, at)
  const heading = screen.getByRole('heading', { level: 1, name: 'Logging you in...' })
  expect(heading.lang).toBe('en')
  await waitFor(() => expect(sent).toEqual([{ path: '/auth/user', authorization: 'Bearer s3cret' }]))
  expect(location.pathname + location.search).toBe('/success-login')
  await act(async () => open(answer))
  await screen.findByText('at /login')
})

test('success signs in and goes where the guards lead, with nothing to go back to', async () => {
  const { length } = history
  serve(() => answer)
  const router = show(SuccessLogin, at)
  await screen.findByText('at /login')
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-9', refreshToken: 'refresh-9' })
  expect(router.state.location.state).toBeNull()
  expect([router.state.historyAction, history.length]).toEqual(['REPLACE', length])
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('s3cret')
})

test('the invitation has been used when the sign-in succeeds, and not before', async () => {
  keepInvitation('?code=CAD-7KQM-4XTR', Date.now())
  serve(() => ({ status: 401 }))
  show(SuccessLogin, at)
  await screen.findByText('at /login')
  expect(keptInvitation(Date.now())).toBe('CAD-7KQM-4XTR')
  cleanup()
  serve(() => answer)
  show(SuccessLogin, at)
  await screen.findByText('at /login')
  expect(keptInvitation(Date.now())).toBeUndefined()
})

test.each<[string, string, Reply, string]>([
  ['no token', '/success-login', answer, 'No access token found'],
  ['an empty token', '/success-login?access_token=', answer, 'No access token found'],
  ['no member', at, { status: 200, body: { success: true } }, 'User data not found in response'],
  ['an empty answer', at, { status: 200, body: '' }, 'User data not found in response'],
  ['a refusal', at, { status: 401 }, 'Failed to authenticate with Google'],
  ['the server’s message', at, { status: 401, body: { message: 'Déjà utilisé' } }, 'Déjà utilisé'],
  ['no answer', at, 'no answer', 'Failed to authenticate with Google'],
  [
    'a cancelled choice',
    '/success-login?error=access_denied',
    answer,
    'Vous avez annulé la connexion avec Google.',
  ],
  ['an unknown code', '/success-login?error=<b>x</b>', answer, 'Failed to authenticate with Google'],
])('%s leads to the sign-in with the detail', async (_name, path, reply, details) => {
  const { length } = history
  serve(() => reply)
  const router = show(SuccessLogin, path)
  await screen.findByText('at /login')
  expect(router.state.location.state).toEqual({ error: 'Google login failed', details })
  expect([router.state.historyAction, history.length]).toEqual(['REPLACE', length])
  expect(authState).toMatchObject({ isAuthenticated: false, error: null })
  expect(toasts).toEqual([])
})

test('a failure does not sign the current member out, and shows in a toast', async () => {
  serve(() => signedIn)
  await verifyEmail('t')
  serve(() => ({ status: 401 }))
  show(SuccessLogin, at)
  await screen.findByText('at /login')
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1', user: member })
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        kind: 'error',
        text: 'Google login failed\u202f: Failed to authenticate with Google',
        lang: 'en',
      },
    ]),
  )
})

test('a token works once: effects that run twice use it once', async () => {
  const sent = serve(() => answer)
  configure({ reactStrictMode: true })
  show(SuccessLogin, at)
  await screen.findByText('at /login')
  expect(sent).toHaveLength(1)
  expect(alert()).toBeNull()
})

test('a late answer does not navigate away from the next screen', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  const router = show(SuccessLogin, at)
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/elsewhere'))
  await act(async () => open(answer))
  await new Promise((done) => setTimeout(done, 20))
  expect([router.state.location.pathname, toasts]).toEqual(['/elsewhere', []])
})
