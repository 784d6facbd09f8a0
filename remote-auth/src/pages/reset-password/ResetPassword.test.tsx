import { authState } from '@cadence/shared/auth'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { alert, gate, member, note, type Reply, serve, show, toasts } from '../../screen/screen.test-kit.tsx'
import ResetPassword from './ResetPassword.tsx'

const done: Reply = { status: 200, body: { success: true } }
const at = '/reset-password?token=s3cret'
const password = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe')
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirmer le mot de passe')
const submit = () => screen.getByRole('button', { name: 'Enregistrer le mot de passe' })
const lit = () => document.querySelectorAll('[data-on="true"]').length

async function fill(first = 'Secret123', second = first) {
  await userEvent.type(password(), first)
  await userEvent.type(confirmation(), second)
}

test.each([
  ['no token', '/reset-password'],
  ['an empty token', '/reset-password?token='],
  ['a token that is too long', `/reset-password?token=${'x'.repeat(4097)}`],
])('%s: it says at once that the token is missing', (_name, path) => {
  const sent = serve(() => done)
  show(ResetPassword, path)
  expect(alert()).toBe('Token is required')
  expect(screen.getByRole('alert').querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  expect(document.querySelector('form')).toBeNull()
  expect(sent).toHaveLength(0)
})

test('token and both passwords are sent; then a toast, and the sign-in with nothing to go back to', async () => {
  const sent = serve(() => done)
  const { length } = history
  const router = show(ResetPassword, at)
  expect(location.search).toBe('')
  await fill()
  await userEvent.click(submit())
  await screen.findByText('at /login')
  expect(sent).toEqual([
    {
      path: '/auth/reset-password',
      body: { token: 's3cret', password: 'Secret123', confirmPassword: 'Secret123' },
    },
  ])
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'success', text: 'Password has been reset successfully.', lang: 'en' }]),
  )
  expect([router.state.historyAction, history.length]).toEqual(['REPLACE', length])
  expect(authState.isAuthenticated).toBe(false)
})

test('fields are checked when they are left, with the stated texts', async () => {
  show(ResetPassword, at)
  await userEvent.type(password(), 'Ab1')
  await userEvent.tab()
  await waitFor(() => expect(note(password())).toBe('Password must be at least 8 characters'))
  expect(note(confirmation())).toBeNull()
  await userEvent.type(password(), 'cdefg')
  await userEvent.type(confirmation(), 'Ab1cdefX')
  await userEvent.tab()
  await waitFor(() => expect(note(confirmation())).toBe("Passwords don't match"))
  await userEvent.clear(password())
  await userEvent.type(password(), 'Ab1cdefX')
  await userEvent.tab()
  await waitFor(() => expect([note(password()), note(confirmation())]).toEqual([null, null]))
})

test('nothing is sent while a field is wrong; the first wrong one gets the focus', async () => {
  const sent = serve(() => done)
  show(ResetPassword, at)
  await fill('Secret123', 'Secret124')
  await userEvent.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(confirmation()))
  await userEvent.clear(password())
  await userEvent.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect(sent).toHaveLength(0)
})

test('four bars follow what is typed', async () => {
  show(ResetPassword, at)
  expect([document.querySelectorAll('[data-on]').length, lit()]).toEqual([4, 0])
  await userEvent.type(password(), 'aB1')
  expect(lit()).toBe(3)
  await userEvent.type(password(), 'cdefg')
  expect(lit()).toBe(4)
})

test.each<[string, Reply, string]>([
  ['the server’s message', { status: 400, body: { message: 'Lien expiré' } }, 'Lien expiré'],
  ['an error without a message', { status: 500 }, 'Failed to reset password.'],
  ['a page of markup', { status: 200, body: '<!doctype html>' }, 'Failed to reset password.'],
  ['no answer', 'no answer', 'Password reset failed'],
])('%s shows in a toast; what was typed stays and can be sent again', async (_name, reply, text) => {
  serve(() => reply)
  show(ResetPassword, at)
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text, lang: 'en' }]))
  expect([password().value, confirmation().value]).toEqual(['Secret123', 'Secret123'])
  expect(submit().getAttribute('aria-disabled')).toBeNull()
  // A second failure is announced again, even when it is the same.
  await userEvent.click(submit())
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(screen.getByRole('link', { name: 'En demander un autre' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test('sending five times sends once', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  show(ResetPassword, at)
  await fill()
  for (let time = 0; time < 5; time += 1) fireEvent.submit(password().form as HTMLFormElement)
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  open(done)
  await screen.findByText('at /login')
  expect(sent).toHaveLength(1)
})

test('each password can be shown and hidden by itself', async () => {
  show(ResetPassword, at)
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  expect([password().type, confirmation().type]).toEqual(['text', 'password'])
  await userEvent.click(screen.getByRole('button', { name: 'Afficher la confirmation' }))
  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
  expect([password().type, confirmation().type]).toEqual(['password', 'text'])
})

const username = () => document.querySelector<HTMLInputElement>('[autocomplete="username"]')

test('a password manager finds both new passwords, and the address if it was typed in this tab', () => {
  startCooldown('reset', 'ines@exemple.fr', Date.now())
  show(ResetPassword, at)
  expect([password().autocomplete, confirmation().autocomplete]).toEqual(['new-password', 'new-password'])
  expect(username()?.value).toBe('ines@exemple.fr')
  // Password managers pass over a field that is `hidden`; nobody else reaches it.
  expect([username()?.hidden, username()?.className, username()?.tabIndex]).toEqual([
    false,
    'visually-hidden',
    -1,
  ])
})

test('no name is shown, because the link may belong to another account', () => {
  authState.user = member
  show(ResetPassword, at)
  expect(username()).toBeNull()
})

test('the token survives a reload, but not leaving the page', async () => {
  show(ResetPassword, at)
  expect(sessionStorage.getItem('cadence:reset-token')).toBe('s3cret')
  Reflect.deleteProperty(globalThis, 'cadenceAddressToken')
  const kept = sessionStorage.getItem('cadence:reset-token')
  cleanup()
  expect(sessionStorage.getItem('cadence:reset-token')).toBeNull()
  // A reload unmounts nothing.
  sessionStorage.setItem('cadence:reset-token', kept ?? '')
  show(ResetPassword, '/reset-password')
  expect(password()).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'En demander un autre' }))
  await screen.findByText('at /forgot-password')
  cleanup()
  show(ResetPassword, '/reset-password')
  expect(alert()).toBe('Token is required')
})

test('a late answer does not navigate away from the next screen', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  const router = show(ResetPassword, at)
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/elsewhere'))
  await act(async () => open(done))
  await new Promise((done) => setTimeout(done, 20))
  expect([router.state.location.pathname, toasts]).toEqual(['/elsewhere', []])
})
