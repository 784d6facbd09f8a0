import { authState } from '@cadence/shared/auth'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepInvitation, keptInvitation } from '../../invitation.ts'
import { cooldownEnd, secondsUntil, startCooldown } from '../../mail/resend-cooldown.ts'
import { alert, gate, note, type Reply, serve, show, signedIn } from '../../screen/screen.test-kit.tsx'
import Login from './Login.tsx'

vi.mock('../../mail/resend-cooldown.ts', { spy: true })

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe')
const submit = () => screen.getByRole('button', { name: 'Se Connecter' })
const refused: Reply = { status: 401, body: { message: 'Identifiants invalides' } }

afterEach(() => vi.useRealTimers())

async function fill() {
  await userEvent.type(email(), 'ines@exemple.fr')
  await userEvent.type(password(), 'Secret123')
}

test('links to other screens, and the checkbox for 30 days', () => {
  show(Login, '/login')
  expect(screen.getByRole('link', { name: /Mot de passe oublié/ }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  expect(screen.getByRole('link', { name: 'Créer un compte' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rester connecté 30 jours' }).checked).toBe(
    false,
  )
  expect(alert()).toBeNull()
})

test('fields are checked when they are left, with the stated texts', async () => {
  show(Login, '/login')
  await userEvent.type(email(), 'ines@')
  expect(note(email())).toBeNull()
  await userEvent.tab()
  await waitFor(() => expect(note(email())).toBe('Please enter a valid email address'))
  expect(screen.getByText('Please enter a valid email address').lang).toBe('en')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(password())
  await userEvent.tab()
  await waitFor(() => expect(note(password())).toBe('Password is required'))
  await userEvent.type(email(), 'exemple.fr')
  await userEvent.tab()
  await waitFor(() => expect(note(email())).toBeNull())
})

test('nothing is sent while a field is wrong; the first wrong one gets the focus', async () => {
  const sent = serve(() => signedIn)
  show(Login, '/login')
  await userEvent.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(note(password())).toBe('Password is required')
  await userEvent.type(email(), 'ines@exemple.fr')
  await userEvent.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect(sent).toHaveLength(0)
})

test('what was typed is sent, without rememberMe', async () => {
  const sent = serve(() => signedIn)
  show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(authState.isAuthenticated).toBe(true))
  expect(sent).toEqual([{ path: '/auth/login', body: { email: 'ines@exemple.fr', password: 'Secret123' } }])
})

test('an invitation that the browser keeps goes with the sign-in of a member, and stays when that fails', async () => {
  keepInvitation('?code=CAD-7KQM-4XTR', Date.now())
  let reply: Reply = refused
  serve((): Reply => reply)
  show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).not.toBeNull())
  expect(keptInvitation(Date.now())).toBe('CAD-7KQM-4XTR')
  reply = signedIn
  await userEvent.click(submit())
  await waitFor(() => expect(keptInvitation(Date.now())).toBeUndefined())
})

test('with 30 days ticked, rememberMe is sent', async () => {
  const sent = serve(() => signedIn)
  show(Login, '/login')
  await fill()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ email: 'ines@exemple.fr', password: 'Secret123', rememberMe: true })
})

test.each<[string, Reply, string]>([
  ['the server’s message', refused, 'Identifiants invalides'],
  ['an error without a message', { status: 500 }, 'Login failed. Please check your credentials.'],
  ['no answer', 'no answer', 'Login failed. Please check your credentials.'],
  [
    'half an answer',
    { status: 200, body: { success: true } },
    'Login failed. Please check your credentials.',
  ],
  [
    'a message with markup',
    { status: 400, body: { message: '<img src=x onerror=alert(1)>' } },
    '<img src=x onerror=alert(1)>',
  ],
])('%s shows in the red box, and what was typed stays', async (_name, reply, text) => {
  serve((): Reply => reply)
  show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).toBe(text))
  expect(email().value).toBe('ines@exemple.fr')
  expect(password().value).toBe('Secret123')
  expect(submit().getAttribute('aria-disabled')).toBeNull()
  expect(authState.isAuthenticated).toBe(false)
})

test.each<[string, Reply, number]>([
  ['a wrong password is selected, to be typed again', refused, 'Secret123'.length],
  ['without an answer, the password is not at fault', 'no answer', 0],
])('%s', async (_name, reply, selected) => {
  serve((): Reply => reply)
  show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).not.toBeNull())
  expect(document.activeElement === password()).toBe(selected > 0)
  const { selectionStart, selectionEnd } = password()
  expect((selectionEnd ?? 0) - (selectionStart ?? 0)).toBe(selected)
})

test.each([
  [{ other: 'x', email: 'Adresse refusée' }, email],
  [{ password: 'Non', email: 'Adresse refusée' }, email],
  [{ password: 'Non' }, password],
])(
  'what the server says about fields (%j) stands beneath them; the first gets the focus',
  async (fields, first) => {
    serve(() => ({ status: 400, body: { message: 'Non', fields } }))
    show(Login, '/login')
    await fill()
    await userEvent.click(submit())
    await waitFor(() => expect(note(first())).toMatch(/Adresse refusée|Non/))
    await waitFor(() => expect(document.activeElement).toBe(first()))
  },
)

test('an error of our own code shows in the red box', async () => {
  vi.mocked(startCooldown).mockImplementationOnce(() => {
    throw new TypeError('Broken.')
  })
  vi.stubGlobal('reportError', vi.fn())
  onTestFinished(() => void vi.unstubAllGlobals())
  serve(() => ({ status: 403, body: { message: 'Adresse à vérifier' } }))
  show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).toBe('Authentication failed'))
})

test('while it is sent the button is busy, and sending again sends nothing', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  show(Login, '/login')
  await fill()
  const form = email().form as HTMLFormElement
  for (let time = 0; time < 5; time += 1) fireEvent.submit(form)
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  fireEvent.submit(form)
  open(refused)
  await waitFor(() => expect(alert()).toBe('Identifiants invalides'))
  expect(sent).toHaveLength(1)
  await userEvent.click(submit())
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('signed in, while the next page is still on its way, sending again sends nothing', async () => {
  const sent = serve(() => signedIn)
  show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(authState.isAuthenticated).toBe(true))
  fireEvent.submit(email().form as HTMLFormElement)
  await new Promise((done) => setTimeout(done, 20))
  expect(sent).toHaveLength(1)
  expect(submit().getAttribute('aria-busy')).toBe('true')
})

test('the text of an expired session shows, and goes when the screen is left', async () => {
  authState.error = 'Session expired. Please login again.'
  show(Login, '/login')
  expect(alert()).toBe('Session expired. Please login again.')
  await userEvent.click(screen.getByRole('link', { name: 'Créer un compte' }))
  await screen.findByText('at /register')
  await waitFor(() => expect(authState.error).toBeNull())
})

test('the password can be shown and hidden', async () => {
  show(Login, '/login')
  expect(password().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
  expect(password().type).toBe('password')
})

test('a password that is shown is hidden again when the form is sent', async () => {
  serve(() => refused)
  show(Login, '/login')
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  await userEvent.click(submit())
  await waitFor(() => expect(password().type).toBe('password'))
  expect(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toBeTruthy()
})

test('an address that is not verified: the red box leads to a further mail for it', async () => {
  serve(() => ({ status: 403, body: { message: 'Please verify your email address before signing in.' } }))
  const router = show(Login, '/login')
  await fill()
  await userEvent.click(submit())
  const way = await screen.findByRole('link', { name: 'Vérifier mon adresse' })
  expect(screen.getByRole('alert').contains(way)).toBe(true)
  expect(screen.getByText('Please verify your email address before signing in.').lang).toBe('en')
  expect(way.closest('[lang="en"]')).toBeNull()
  await userEvent.click(way)
  await screen.findByText('at /verify-email')
  expect(router.state.location.state).toEqual({ email: 'ines@exemple.fr' })
  // The API has sent one just now.
  expect(secondsUntil(cooldownEnd('verification', 'ines@exemple.fr'), Date.now())).toBeGreaterThan(55)
})

test('the link for a forgotten password passes the address', async () => {
  const router = show(Login, '/login')
  await userEvent.type(email(), 'ines@exemple.fr')
  await userEvent.click(screen.getByRole('link', { name: /Mot de passe oublié/ }))
  await screen.findByText('at /forgot-password')
  expect(router.state.location.state).toEqual({ email: 'ines@exemple.fr' })
})

test('Google: the browser leaves once, and the button works again after coming back', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  show(Login, '/login')
  const google = () => screen.getByRole('button', { name: 'Se Connecter avec Google' })
  await userEvent.click(google())
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/google')
  expect(google().getAttribute('aria-disabled')).toBe('true')
  fireEvent(window, new Event('pageshow'))
  expect(google().getAttribute('aria-disabled')).toBeNull()
})

test('Google: after a cancelled navigation the button works again after some seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  show(Login, '/login')
  const google = () => screen.getByRole('button', { name: 'Se Connecter avec Google' })
  fireEvent.click(google())
  act(() => void vi.advanceTimersByTime(5000))
  expect(google().getAttribute('aria-disabled')).toBe('true')
  act(() => void vi.advanceTimersByTime(5000))
  expect(google().getAttribute('aria-disabled')).toBeNull()
})

test('Google: with 30 days ticked, the address says so', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  show(Login, '/login')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Se Connecter avec Google' }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/google?remember=true')
})

test('Google: the code of an invitation goes along, and stays until the account is there', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  keepInvitation('?code=CAD-7KQM-4XTR', Date.now())
  show(Login, '/login')
  await userEvent.click(screen.getByRole('button', { name: 'Se Connecter avec Google' }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/google?referral=CAD-7KQM-4XTR')
  expect(keptInvitation(Date.now())).toBe('CAD-7KQM-4XTR')
})

test('a failed sign-in at Google shows with its detail, until the form is sent', async () => {
  const { promise, open } = gate<Reply>()
  serve(() => promise)
  show(Login, '/login', {}, { error: 'Google login failed', details: 'Vous avez annulé.' })
  expect(alert()).toBe('Google login failedVous avez annulé.')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).toBeNull())
  open(refused)
  await waitFor(() => expect(alert()).toBe('Identifiants invalides'))
})

test.each([{ error: 'Something else', details: 'x' }, { error: 'Google login failed' }, 'text', 7])(
  'another state (%j) shows nothing',
  (state) => {
    show(Login, '/login', {}, state)
    expect(alert()).toBeNull()
  },
)

test('a password manager finds the fields, and a password can be pasted', async () => {
  show(Login, '/login')
  expect([email().name, email().type, email().inputMode, email().autocomplete]).toEqual([
    'email',
    'email',
    'email',
    'username',
  ])
  expect([password().name, password().autocomplete]).toEqual(['password', 'current-password'])
  await userEvent.click(password())
  await userEvent.paste('Secret123')
  expect(password().value).toBe('Secret123')
})
