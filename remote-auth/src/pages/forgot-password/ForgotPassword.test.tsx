import { authState } from '@cadence/shared/auth'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { alert, gate, note, type Reply, serve, show } from '../../screen/screen.test-kit.tsx'
import ForgotPassword from './ForgotPassword.tsx'

vi.mock('../../mail/resend-cooldown.ts', { spy: true })

const done: Reply = { status: 200, body: { success: true } }
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const submit = () => screen.getByRole('button', { name: 'Envoyer le lien' })
const again = () => screen.getByRole('button', { name: "Renvoyer l'e-mail" })
const confirmation = () => screen.findByRole('heading', { name: 'Vérifiez votre e-mail' })

async function send(address = 'ines@exemple.fr') {
  await userEvent.type(email(), address)
  await userEvent.click(submit())
}

test('the address is checked when the field is left, and nothing is sent while it is wrong', async () => {
  const sent = serve(() => done)
  show(ForgotPassword, '/forgot-password')
  expect(screen.getByText(/un lien pour choisir un nouveau mot de passe\.$/)).toBeTruthy()
  await userEvent.type(email(), 'ines@')
  await userEvent.tab()
  await waitFor(() => expect(note(email())).toBe('Please enter a valid email address'))
  await userEvent.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(sent).toHaveLength(0)
})

test('after the answer the confirmation names the address and leads back', async () => {
  const sent = serve(() => done)
  show(ForgotPassword, '/forgot-password')
  await send('  ines@exemple.fr ')
  const heading = await confirmation()
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('ines@exemple.fr')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/login')
  expect(sent).toEqual([{ path: '/auth/forgot-password', body: { email: 'ines@exemple.fr' } }])
  expect(authState).toMatchObject({ isLoading: false, error: null })
})

test.each<[string, Reply, string]>([
  ['the server’s message', { status: 429, body: { message: 'Trop de demandes' } }, 'Trop de demandes'],
  ['an error without a message', { status: 500 }, 'Failed to send password reset email.'],
  ['a page of markup', { status: 200, body: '<!doctype html>' }, 'Failed to send password reset email.'],
  ['an empty answer', { status: 200, body: '' }, 'Failed to send password reset email.'],
  ['no answer', 'no answer', 'Password reset request failed'],
])('%s shows in the red box, and the address stays', async (_name, reply, text) => {
  serve(() => reply)
  show(ForgotPassword, '/forgot-password')
  await send()
  await waitFor(() => expect(alert()).toBe(text))
  expect(email().value).toBe('ines@exemple.fr')
  expect(submit().getAttribute('aria-disabled')).toBeNull()
  serve(() => done)
  await userEvent.click(submit())
  await confirmation()
})

test('an error of our own code shows in the red box', async () => {
  vi.mocked(startCooldown).mockImplementationOnce(() => {
    throw new TypeError('Broken.')
  })
  vi.stubGlobal('reportError', vi.fn())
  onTestFinished(() => void vi.unstubAllGlobals())
  serve(() => done)
  show(ForgotPassword, '/forgot-password')
  await send()
  await waitFor(() => expect(alert()).toBe('Authentication failed'))
})

test('sending five times sends once', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  show(ForgotPassword, '/forgot-password')
  await userEvent.type(email(), 'ines@exemple.fr')
  for (let time = 0; time < 5; time += 1) fireEvent.submit(email().form as HTMLFormElement)
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  open(done)
  await confirmation()
  expect(sent).toHaveLength(1)
})

test('the address that was typed at the sign-in is there already', () => {
  show(ForgotPassword, '/forgot-password', {}, { email: 'ines@exemple.fr' })
  expect(email().value).toBe('ines@exemple.fr')
})

test('the confirmation does not send the mail again at once', async () => {
  const sent = serve(() => done)
  show(ForgotPassword, '/forgot-password')
  await send()
  await confirmation()
  expect(again().getAttribute('aria-disabled')).toBe('true')
  expect(note(again())).toMatch(/^Nouvel envoi possible dans (60|59)\u202fs$/)
  await userEvent.click(again())
  expect(sent).toHaveLength(1)
})

test('another address can be given, the first one still typed', async () => {
  serve(() => done)
  show(ForgotPassword, '/forgot-password')
  await send()
  await confirmation()
  await userEvent.click(screen.getByRole('button', { name: 'Changer d’adresse' }))
  expect(document.activeElement).toBe(email())
  expect(email().value).toBe('ines@exemple.fr')
})
