import { authState, verifyEmail } from '@cadence/shared/auth'
import { act, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  alert,
  gate,
  member,
  note,
  type Reply,
  serve,
  show,
  signedIn,
  toasts,
} from '../../screen/screen.test-kit.tsx'
import VerifyEmail from './VerifyEmail.tsx'

afterEach(() => configure({ reactStrictMode: false }))

const unverified = { ...member, isEmailVerified: false }
/** The names of the actions that stand out. */
const primary = () =>
  [...document.querySelectorAll('[data-variant=primary]')].map(({ textContent }) => textContent)
const FAILED = 'Ce lien ne marche plus'

test('without a token it says what to do, and asks the API nothing', () => {
  const sent = serve(() => signedIn)
  show(VerifyEmail, '/verify-email')
  expect(screen.getByRole('heading', { name: 'Vérifiez votre e-mail' })).toBeTruthy()
  expect(screen.getByText(/courriers indésirables/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/help-center')
  expect(primary()).toEqual(["Renvoyer l'e-mail"])
  expect(screen.getByRole('link', { name: /^Déjà vérifié\s\?$/ }).getAttribute('href')).toBe('/login')
  expect(sent).toHaveLength(0)
})

test.each([
  ['the store', unverified, null],
  ['the router, after a reload', null, { email: 'ines@exemple.fr' }],
])('after registering it names the address that %s knows', (_name, user, state) => {
  authState.user = user
  show(VerifyEmail, '/verify-email', {}, state)
  expect(screen.getByText(/^Nous avons envoyé un lien à/).textContent).toContain('ines@exemple.fr')
})

test.each([null, { email: 'Ines@exemple.fr' }])(
  'no link is said to be sent to an address that is verified (%j)',
  (state) => {
    authState.user = member
    show(VerifyEmail, '/verify-email', {}, state)
    expect(screen.queryByText(/envoyé un lien/)).toBeNull()
    expect(email().value).toBe('')
  },
)

test('with a token it shows progress, and the token leaves the address before the answer', async () => {
  const { promise, open } = gate<Reply>()
  const addresses: string[] = []
  const sent = serve(() => {
    addresses.push(location.href)
    return promise
  })
  const push = vi.spyOn(history, 'pushState')
  show(VerifyEmail, '/verify-email?token=s3cret%2B')
  // Screen readers know the place before it says something.
  expect(screen.getByRole('status').textContent?.trim()).toBe('')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Un instant'))
  await waitFor(() => expect(sent).toEqual([{ path: '/auth/verify-email', body: { token: 's3cret+' } }]))
  expect(addresses[0]).not.toContain('s3cret')
  expect(location.pathname + location.search).toBe('/verify-email')
  expect(push).not.toHaveBeenCalled()
  await act(async () => open(signedIn))
  await screen.findByText('at /dashboard')
})

test('success signs in and leads to the dashboard, with nothing to go back to', async () => {
  const { length } = history
  serve(() => signedIn)
  const router = show(VerifyEmail, '/verify-email?token=t')
  await screen.findByText('at /dashboard')
  expect(authState).toMatchObject({ isAuthenticated: true, token: 'access-1' })
  expect(localStorage.getItem('accessToken')).toBe('access-1')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(history.length).toBe(length)
})

test.each<[string, Reply, string]>([
  ['the server’s message', { status: 400, body: { message: 'Lien déjà utilisé' } }, 'Lien déjà utilisé'],
  ['a refusal without a message', { status: 400 }, 'Failed to verify email.'],
  [
    'a member who is still not verified',
    {
      status: 200,
      body: { success: true, token: 'a', refreshToken: 'r', user: { ...member, isEmailVerified: false } },
    },
    'Email verification failed. Please try again.',
  ],
])('%s is said, and a new mail is the way on', async (_name, reply, text) => {
  serve(() => reply)
  show(VerifyEmail, '/verify-email?token=t')
  await screen.findByRole('heading', { name: FAILED })
  expect(primary()).toEqual(["Renvoyer l'e-mail"])
  expect(alert()).toBe(text)
  expect(screen.getByRole('link', { name: /^Déjà vérifié/ }).getAttribute('href')).toBe('/login')
  expect(authState.isAuthenticated).toBe(false)
})

test.each<[string, Reply, string]>([
  ['no answer', 'no answer', 'Email verification failed. The link may be expired or invalid.'],
  ['a server in trouble', { status: 500 }, 'Failed to verify email.'],
  ['too many attempts', { status: 429 }, 'Failed to verify email.'],
])('after %s the link is not lost: Réessayer uses it again', async (name, reply, text) => {
  let answer: Reply | Promise<Reply> = reply
  const sent = serve(() => answer)
  show(VerifyEmail, '/verify-email?token=t')
  await screen.findByRole('heading', { name: 'Vérification interrompue' })
  expect(alert()).toBe(text)
  const whenAgain = name === 'too many attempts' ? /patientez quelques minutes/ : /réessayer maintenant/
  expect(screen.getByText(whenAgain)).toBeTruthy()
  const { promise, open } = gate<Reply>()
  answer = promise
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  const heading = screen.getByRole('heading', { name: 'Vérification de votre e-mail' })
  expect(document.activeElement).toBe(heading)
  await act(async () => open(signedIn))
  await screen.findByText('at /dashboard')
  expect(sent.map(({ body }) => body)).toEqual([{ token: 't' }, { token: 't' }])
})

test('in another browser than the one that registered, the password is asked for', async () => {
  let answer: Reply = { status: 403, body: { message: 'Please enter', fields: { password: 'Please enter' } } }
  const sent = serve(() => answer)
  show(VerifyEmail, '/verify-email?token=t')
  await screen.findByRole('heading', { name: 'Confirmez que c’est bien vous' })
  const password = screen.getByLabelText<HTMLInputElement>('Mot de passe')
  const submit = screen.getByRole('button', { name: 'Activer mon compte' })
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(alert()).toBeNull()

  await userEvent.click(submit)
  await waitFor(() => expect(note(password)).toBe('Saisissez votre mot de passe.'))
  expect(sent).toHaveLength(1)
  await userEvent.type(password, 'Autre123')
  await userEvent.click(submit)
  await waitFor(() => expect(note(password)).toBe('Ce n’est pas le mot de passe de votre inscription.'))
  expect(password.value).toBe('Autre123')

  answer = signedIn
  await userEvent.clear(password)
  await userEvent.type(password, 'Secret123')
  await userEvent.click(submit)
  await screen.findByText('at /dashboard')
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 't' },
    { token: 't', password: 'Autre123' },
    { token: 't', password: 'Secret123' },
  ])
})

test('a link that ended while the password was typed leads to the way on', async () => {
  let answer: Reply = { status: 403 }
  serve(() => answer)
  show(VerifyEmail, '/verify-email?token=t')
  const password = await screen.findByLabelText<HTMLInputElement>('Mot de passe')
  answer = { status: 400 }
  await userEvent.type(password, 'Secret123{Enter}')
  await screen.findByRole('heading', { name: FAILED })
})

test('a token works once: effects that run twice use it once', async () => {
  const sent = serve(() => signedIn)
  configure({ reactStrictMode: true })
  show(VerifyEmail, '/verify-email?token=t')
  await screen.findByText('at /dashboard')
  expect(sent).toHaveLength(1)
})

test('an error of another screen is not shown as the link’s', async () => {
  authState.error = 'Session expired. Please login again.'
  const { promise, open } = gate<Reply>()
  serve(() => promise)
  show(VerifyEmail, '/verify-email?token=t')
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeNull())
  expect(screen.queryByText(FAILED)).toBeNull()
  await act(async () => open(signedIn))
})

const done: Reply = { status: 200, body: { success: true } }
const again = () => screen.getByRole('button', { name: "Renvoyer l'e-mail" })
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })

test('after registering the mail can be sent again', async () => {
  authState.user = unverified
  const sent = serve(() => done)
  show(VerifyEmail, '/verify-email')
  await userEvent.click(again())
  await screen.findByText(/^Un e-mail est en route vers ines@exemple.fr/)
  expect(sent).toEqual([{ path: '/auth/resend-verification', body: { email: 'ines@exemple.fr' } }])
  expect(again().getAttribute('aria-disabled')).toBe('true')
})

test('the address of the refused sign-in wins over that of the registration', async () => {
  authState.user = member
  const sent = serve(() => done)
  show(VerifyEmail, '/verify-email', {}, { email: 'lea@exemple.fr' })
  expect(screen.getByText('lea@exemple.fr')).toBeTruthy()
  await userEvent.click(again())
  await waitFor(() => expect(sent[0]?.body).toEqual({ email: 'lea@exemple.fr' }))
})

test('in another browser it asks for the address first', async () => {
  const sent = serve(() => done)
  show(VerifyEmail, '/verify-email')
  await userEvent.click(again())
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(note(email())).toBe('Please enter a valid email address')
  expect(sent).toHaveLength(0)
  await userEvent.type(email(), 'ines@exemple.fr')
  await userEvent.click(again())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  await screen.findByText(/^Un e-mail est en route vers ines@exemple.fr/)
  expect(document.activeElement).toBe(again())
  expect(sent).toEqual([{ path: '/auth/resend-verification', body: { email: 'ines@exemple.fr' } }])
  expect(again().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Changer d’adresse' }))
  expect(document.activeElement).toBe(email())
  expect(email().value).toBe('ines@exemple.fr')
})

test.each<[string, Reply, string]>([
  ['the server’s message', { status: 429, body: { message: 'Trop de demandes' } }, 'Trop de demandes'],
  ['no answer', 'no answer', 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.'],
])('a mail that could not be sent: %s shows, and the address stays', async (_name, reply, text) => {
  serve(() => reply)
  show(VerifyEmail, '/verify-email')
  await userEvent.type(email(), 'ines@exemple.fr')
  await userEvent.click(again())
  await waitFor(() => expect(alert()).toBe(text))
  expect(screen.getByText(text).lang).toBe(reply === 'no answer' ? 'fr' : 'en')
  expect(email().value).toBe('ines@exemple.fr')
  expect(again().getAttribute('aria-disabled')).toBeNull()
})

test('a dead link: a new mail can be requested right there', async () => {
  const sent = serve(() => ({ status: 400, body: { message: 'Lien expiré' } }))
  show(VerifyEmail, '/verify-email?token=t')
  const heading = await screen.findByRole('heading', { name: FAILED })
  expect(document.activeElement).toBe(heading)
  await userEvent.type(email(), 'ines@exemple.fr')
  serve(() => done)
  await userEvent.click(again())
  await screen.findByText(/^Un e-mail est en route/)
  expect(sent).toHaveLength(1)
})

test('a late answer does not navigate away from the next screen', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  const router = show(VerifyEmail, '/verify-email?token=t')
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/elsewhere'))
  await act(async () => open(signedIn))
  await new Promise((done) => setTimeout(done, 20))
  expect([router.state.location.pathname, toasts]).toEqual(['/elsewhere', []])
})

describe('a member who is signed in already', () => {
  const other: Reply = {
    status: 200,
    body: { success: true, token: 'b', refreshToken: 'c', user: { ...member, _id: 'u2' } },
  }
  const ask = async () => {
    serve(() => signedIn)
    await verifyEmail('own')
    const sent = serve(() => other)
    const router = show(VerifyEmail, '/verify-email?token=t')
    return { sent, router }
  }

  test('is asked first, and may keep the session', async () => {
    const { sent, router } = await ask()
    expect(screen.getByRole('heading', { name: 'Vous êtes déjà connecté' })).toBeTruthy()
    expect(screen.getByText('Inès Lefèvre').closest('p')?.textContent).toContain('ines@exemple.fr')
    await userEvent.click(screen.getByRole('link', { name: 'Garder ma session' }))
    await screen.findByText('at /dashboard')
    await act(() => router.navigate('/verify-email'))
    expect(screen.getByRole('heading', { name: 'Vérifiez votre e-mail' })).toBeTruthy()
    expect(sent).toHaveLength(0)
    expect(authState).toMatchObject({ token: 'access-1', user: { _id: 'u1' } })
  })

  test('is replaced after consent', async () => {
    const { promise, open } = gate<null>()
    const { sent } = await ask()
    serve(async () => {
      await promise
      return other
    })
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier l’adresse et changer de compte' }))
    const heading = screen.getByRole('heading', { name: 'Vérification de votre e-mail' })
    expect(document.activeElement).toBe(heading)
    await act(async () => open(null))
    await screen.findByText('at /dashboard')
    expect(sent).toHaveLength(0)
    expect(authState).toMatchObject({ token: 'b', user: { _id: 'u2' } })
  })
})
