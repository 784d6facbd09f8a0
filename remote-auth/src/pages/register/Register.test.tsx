import { authState } from '@cadence/shared/auth'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cooldownEnd, secondsUntil, startCooldown } from '../../mail/resend-cooldown.ts'
import { alert, gate, member, note, type Reply, serve, show, toasts } from '../../screen/screen.test-kit.tsx'
import Register from './Register.tsx'

vi.mock('../../mail/resend-cooldown.ts', { spy: true })

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => screen.getByRole('button', { name: 'Créer mon compte' })
const created: Reply = { status: 201, body: { success: true, user: { ...member, isEmailVerified: false } } }
const refused: Reply = { status: 400, body: { message: 'Trop de tentatives' } }

const typed = { Prénom: '  Inès ', Nom: 'Lefèvre', 'E-mail': 'ines@exemple.fr', 'Mot de passe': 'Secret123' }

async function fill() {
  for (const [name, text] of Object.entries(typed)) await userEvent.type(field(name), text)
}

const waits = (email: string) => secondsUntil(cooldownEnd('verification', email), Date.now()) > 55

test('fields are checked when they are left, with the stated texts', async () => {
  show(Register, '/register')
  const leave = async (name: string, text: string) => {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), text)
    await userEvent.tab()
  }
  await leave('E-mail', 'ines')
  await waitFor(() => expect(note(field('E-mail'))).toBe('Please enter a valid email address'))
  await leave('Mot de passe', 'Ab1')
  await waitFor(() => expect(note(field('Mot de passe'))).toBe('Password must be at least 8 characters'))
  await leave('Mot de passe', 'abcdefgh')
  const rule = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'
  await waitFor(() => expect(note(field('Mot de passe'))).toBe(rule))
  await leave('Prénom', '   ')
  await waitFor(() => expect(note(field('Prénom'))).toBe('First name is required'))
})

test('nothing is sent while a field is wrong; the first wrong one gets the focus', async () => {
  const sent = serve(() => created)
  show(Register, '/register')
  await userEvent.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(field('Prénom')))
  expect(note(field('Nom'))).toBeNull()
  expect(sent).toHaveLength(0)
})

test('the four fields are sent, the first name trimmed; then it is the mail’s turn', async () => {
  const sent = serve(() => created)
  const router = show(Register, '/register')
  await fill()
  await userEvent.click(submit())
  await screen.findByText('at /verify-email')
  expect(waits('ines@exemple.fr')).toBe(true)
  expect(sent).toEqual([
    {
      path: '/auth/register',
      body: { firstName: 'Inès', lastName: 'Lefèvre', email: 'ines@exemple.fr', password: 'Secret123' },
    },
  ])
  expect(router.state.location).toMatchObject({ search: '', state: { email: 'ines@exemple.fr' } })
  expect(authState).toMatchObject({ isAuthenticated: false, token: null })
})

test.each<[string, Reply, string]>([
  ['the server’s message', refused, 'Trop de tentatives'],
  ['an error without a message', { status: 503 }, 'Registration failed. Please try again.'],
  ['no answer', 'no answer', 'Registration failed. Please try again.'],
])('%s shows in the red box, the form stays and keeps what was typed', async (_name, reply, text) => {
  serve(() => reply)
  show(Register, '/register')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).toBe(text))
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value)
  expect(submit().getAttribute('aria-disabled')).toBeNull()
})

test('an error of our own code shows in the red box, and is reported', async () => {
  const fault = new TypeError('Broken.')
  vi.mocked(startCooldown).mockImplementationOnce(() => {
    throw fault
  })
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  onTestFinished(() => void vi.unstubAllGlobals())
  serve(() => created)
  show(Register, '/register')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(alert()).toBe('Authentication failed'))
  expect(reported.mock.calls).toEqual([[fault]])
  expect(submit().getAttribute('aria-disabled')).toBeNull()
})

test('sending five times sends once', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  show(Register, '/register')
  await fill()
  for (let time = 0; time < 5; time += 1) fireEvent.submit(field('Nom').form as HTMLFormElement)
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'))
  open(refused)
  await waitFor(() => expect(alert()).not.toBeNull())
  expect(sent).toHaveLength(1)
})

test('registered, while the next page is still on its way, sending again sends nothing', async () => {
  const { promise, open } = gate<null>()
  const sent = serve(() => created)
  show(Register, '/register', { '/verify-email': () => promise })
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(authState.user).not.toBeNull())
  fireEvent.submit(field('Nom').form as HTMLFormElement)
  await new Promise((done) => setTimeout(done, 20))
  expect(submit().getAttribute('aria-busy')).toBe('true')
  open(null)
  await screen.findByText('at /verify-email')
  expect(sent).toHaveLength(1)
})

test('the hint follows what is typed, and is looser than the rule', async () => {
  show(Register, '/register')
  const list = screen.getByRole('list', { name: 'Critères du mot de passe' })
  const met = () => within(list).queryAllByText(/: rempli/).length
  const lit = () => document.querySelectorAll('[data-on="true"]').length
  expect(document.querySelectorAll('[data-on]')).toHaveLength(5)
  expect([met(), lit()]).toEqual([0, 0])
  await userEvent.type(field('Mot de passe'), 'abE1!')
  expect([met(), lit()]).toEqual([4, 4])
  await userEvent.type(field('Mot de passe'), 'x')
  expect([met(), lit()]).toEqual([5, 5])
  expect(screen.getByText('Niveau du mot de passe : Excellent')).toBeTruthy()
  await userEvent.tab()
  await waitFor(() => expect(note(field('Mot de passe'))).toBe('Password must be at least 8 characters'))
})

test('the terms and the privacy policy are named at the button, and open beside the form', () => {
  show(Register, '/register')
  const links = ['conditions générales d’utilisation', 'politique de confidentialité'].map((name) =>
    screen.getByRole('link', { name }),
  )
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/cgu', '_blank'],
    ['/privacy-policy', '_blank'],
  ])
})

describe('an invitation', () => {
  const invited = '/register?code=cad-7kqm-4xtr'
  const notice = () => screen.queryByText('CAD-7KQM-4XTR')

  test('counts quietly: its code is shown and goes along, and is used up', async () => {
    const sent = serve(() => created)
    show(Register, invited)
    expect(notice()).not.toBeNull()
    await fill()
    await userEvent.click(submit())
    await screen.findByText('at /verify-email')
    expect(sent[0]?.body).toMatchObject({ email: 'ines@exemple.fr', referralCode: 'CAD-7KQM-4XTR' })
    cleanup()
    show(Register, '/register')
    expect(notice()).toBeNull()
  })

  test('is still there on another day, and after an attempt that failed', async () => {
    serve(() => refused)
    show(Register, invited)
    await fill()
    await userEvent.click(submit())
    await waitFor(() => expect(alert()).not.toBeNull())
    cleanup()
    show(Register, '/register')
    expect(notice()).not.toBeNull()
  })

  test('that is no code is none', () => {
    show(Register, '/register?code=hello')
    expect(screen.queryByText(/^Invitation/)).toBeNull()
  })
})

test('the link to the sign-in', () => {
  show(Register, '/register')
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login')
})

test('a late answer does not navigate away from the next screen', async () => {
  const { promise, open } = gate<Reply>()
  const sent = serve(() => promise)
  const router = show(Register, '/register')
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/elsewhere'))
  await act(async () => open(created))
  await new Promise((done) => setTimeout(done, 20))
  expect([router.state.location.pathname, toasts]).toEqual(['/elsewhere', []])
})

describe('a reload', () => {
  const reload = () => {
    cleanup()
    show(Register, '/register')
  }
  const values = () => Object.keys(typed).map((name) => field(name).value)

  test('keeps the names and the address, never the password', async () => {
    show(Register, '/register')
    await fill()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Secret123')
    reload()
    expect(values()).toEqual(['  Inès ', 'Lefèvre', 'ines@exemple.fr', ''])
  })

  test('is removed when the account is created', async () => {
    serve(() => created)
    show(Register, '/register')
    await fill()
    await userEvent.click(submit())
    await screen.findByText('at /verify-email')
    reload()
    expect(values()).toEqual(['', '', '', ''])
  })

  test.each(['', '{', 'null', '[]', '{"firstName":1}'])(
    'begins anew with what somebody else wrote (%j)',
    (text) => {
      sessionStorage.setItem('cadence:register', text)
      show(Register, '/register')
      expect(values()).toEqual(['', '', '', ''])
    },
  )
})
