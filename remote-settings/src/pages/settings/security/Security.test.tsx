import { authState } from '@cadence/shared/auth'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Reply, serve, show, toasts } from '../../../screen.test-kit.tsx'
import { Security } from './Security.tsx'

const done: Reply = { status: 200, body: { success: true } }
const wrong = 'This is not your current password.'
const refused = (field: string): Reply => ({
  status: 400,
  body: { message: wrong, fields: { [field]: wrong } },
})

/** An API that answers by path. The account has a password unless a test says otherwise. */
function api(replies: Record<string, Reply>, hasPassword = true) {
  return serve(({ method, path }) => {
    if (method === 'get' && path === '/profile')
      return { status: 200, body: { hasPassword, emailChange: null } }
    return replies[path] ?? done
  })
}

const current = () => screen.getByLabelText<HTMLInputElement>('Mot de passe actuel')
const next = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe')
const update = () => screen.getByRole('button', { name: 'Mettre à jour le mot de passe' })
const note = (field: HTMLElement) => {
  const id = field.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

async function fill() {
  await screen.findByLabelText('Mot de passe actuel')
  type(current(), 'Secret123')
  type(next(), 'Another456')
}

test('both passwords are sent, then the fields are empty and a toast appears', async () => {
  const sent = api({})
  show(Security)
  await fill()
  await userEvent.click(update())
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(sent.at(-1)).toEqual({
    method: 'post',
    path: '/password',
    body: { currentPassword: 'Secret123', newPassword: 'Another456' },
  })
  expect([current().value, next().value]).toEqual(['', ''])
})

test('a wrong current password is shown at its field, which gets the focus, and the values stay', async () => {
  api({ '/password': refused('currentPassword') })
  show(Security)
  await fill()
  await userEvent.click(update())
  await waitFor(() => expect(note(current())).toBe('Ce n’est pas votre mot de passe actuel.'))
  expect(document.activeElement).toBe(current())
  expect([current().value, next().value]).toEqual(['Secret123', 'Another456'])
})

test('a new password that is too common is shown at its field, which gets the focus', async () => {
  api({ '/password': refused('newPassword') })
  show(Security)
  await fill()
  await userEvent.click(update())
  await waitFor(() =>
    expect(note(next())).toBe('Ce mot de passe est l’un des plus courants. Choisissez-en un autre.'),
  )
  expect(document.activeElement).toBe(next())
})

test('invalid passwords are not sent', async () => {
  const sent = api({})
  show(Security)
  await screen.findByLabelText('Mot de passe actuel')
  type(next(), 'weak')
  await userEvent.click(update())
  expect(note(current())).toBe('Saisissez votre mot de passe actuel.')
  expect(note(next())).toBe('Le mot de passe doit remplir les quatre critères.')
  expect(document.activeElement).toBe(current())
  expect(sent.filter(({ method }) => method === 'post')).toEqual([])
})

test.each<[string, Reply, string]>([
  ['too many attempts', { status: 429, headers: { 'retry-after': '130' } }, 'dans 3 minutes'],
  ['no answer', 'no answer', 'Vérifiez votre connexion'],
  ['a failure of the API', { status: 500 }, 'L’opération a échoué'],
])('%s is shown above the fields, in the language of the screen', async (_name, reply, text) => {
  api({ '/password': reply })
  show(Security)
  await fill()
  await userEvent.click(update())
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  await waitFor(() => expect(update().getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(update())
})

test('a member without a password proves their identity with a mailed code', async () => {
  const replies: Record<string, Reply> = { '/account/code': 'no answer' }
  const sent = api(replies, false)
  show(Security)
  const setFirst = await screen.findByRole('button', { name: 'Définir un mot de passe' })
  expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull()
  const code = screen.getByLabelText('Code reçu par e-mail')
  type(next(), 'Another456')
  await userEvent.click(setFirst)
  await waitFor(() => expect(note(code)).toBe('Saisissez les six chiffres du code.'))

  await userEvent.click(screen.getByRole('button', { name: 'Recevoir un code' }))
  await screen.findByRole('alert')
  replies['/account/code'] = done
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir un code' }))
  await screen.findByText(/^Le code est en route vers /)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent.filter(({ path }) => path === '/account/code')).toHaveLength(2)

  replies['/password'] = refused('code')
  type(code, '123456')
  await userEvent.click(setFirst)
  await waitFor(() => expect(note(code)).toBe('Ce code n’est pas le bon, ou il a expiré.'))
  expect(sent.at(-1)?.body).toEqual({ code: '123456', newPassword: 'Another456' })
  delete replies['/password']
  await userEvent.click(setFirst)
  await screen.findByLabelText('Mot de passe actuel')
})

test('a failed load of the password state can be retried', async () => {
  serve(() => 'no answer')
  show(Security)
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  api({})
  await userEvent.click(retry)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mot de passe' }))
  await screen.findByLabelText('Mot de passe actuel')
})

test('each password can be shown and hidden, and is hidden when it is sent', async () => {
  api({})
  show(Security)
  await fill()
  await userEvent.click(screen.getByRole('button', { name: /^Afficher.*Nouveau mot de passe$/ }))
  expect([current().type, next().type]).toEqual(['password', 'text'])
  await userEvent.click(update())
  await waitFor(() => expect(next().type).toBe('password'))
})

test('two-factor is inactive, and its description says why', async () => {
  api({})
  show(Security)
  const button = screen.getByRole('button', { name: 'Bientôt disponible' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(note(button)).toContain('pas encore disponible')
  expect(screen.getByText('Inactif')).toBeTruthy()
  await screen.findByLabelText('Mot de passe actuel')
})

const archive = {
  format: 'cadence-export',
  exportedAt: '2026-01-15T12:00:00.000Z',
  profile: { email: 'ines@exemple.fr', firstName: 'Inès', lastName: 'Lefèvre' },
  photo: null,
  preferences: null,
  identities: [],
  referrals: { code: null },
  sessions: [],
  notices: [],
  dashboards: [{ name: 'Révisions' }],
  records: [{ collection: 'task', data: { text: 'Lire' } }],
  newer: { kept: true },
}
const download = () => screen.getByRole('button', { name: 'Télécharger mes données' })

test('the download holds all data, also fields that this client does not know', async () => {
  const files: Blob[] = []
  // happy-dom would load the address of the link.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  api({ '/export': { status: 200, body: archive } })
  show(Security)
  await userEvent.click(download())
  await screen.findByText(/cadence-2026-01-15\.json/)
  expect(JSON.parse(await (files[0]?.text() ?? ''))).toEqual(archive)
})

const calendar = () => screen.getByRole('button', { name: 'Télécharger mon calendrier (.ics)' })

test('the calendar is a file of its own; half a file is a failure', async () => {
  const files: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  const text = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
  api({ '/export/calendar': { status: 200, body: text } })
  show(Security)
  await userEvent.click(calendar())
  await screen.findByText(/cadence-\d{4}-\d\d-\d\d\.ics/)
  expect(await files[0]?.text()).toBe(text)
  api({ '/export/calendar': { status: 200, body: text.slice(0, 30) } })
  await userEvent.click(calendar())
  expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être téléchargées')
  expect(files).toHaveLength(1)
})

test.each<[string, Reply]>([
  ['half a file', { status: 200, body: '{"format":"cadence-export",' }],
  ['a failure', { status: 503 }],
])('%s is a failed download, which can be retried', async (_name, reply) => {
  const save = vi.spyOn(URL, 'createObjectURL')
  api({ '/export': reply })
  show(Security)
  await userEvent.click(download())
  expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être téléchargées')
  expect(save).not.toHaveBeenCalled()
  expect(download().getAttribute('aria-disabled')).toBeNull()
})

const dialog = () => within(screen.getByRole('dialog'))
const confirm = () => dialog().getByRole('button', { name: 'Supprimer définitivement' })

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
}

test('the account is deleted after password and word; then the member’s data are gone and a toast appears', async () => {
  localStorage.setItem('savedDashboards', JSON.stringify([{ userId: 'member-1' }, { userId: 'other' }]))
  localStorage.setItem('records:member-1:task', '{}')
  const sent = api({})
  const router = show(Security)
  await screen.findByLabelText('Mot de passe actuel')
  await openDialog()
  type(dialog().getByLabelText('Votre mot de passe'), 'Secret123')
  type(dialog().getByLabelText('Pour confirmer, tapez SUPPRIMER'), ' supprimer ')
  await userEvent.click(confirm())
  await waitFor(() => expect(toasts).toMatchObject([{ text: expect.stringContaining('sont supprimés') }]))
  expect(sent).toContainEqual({
    method: 'delete',
    path: '/account',
    body: { password: 'Secret123', confirmation: ' supprimer ' },
  })
  expect(router.state.location.pathname).toBe('/')
  expect(authState.isAuthenticated).toBe(false)
  expect(localStorage.getItem('records:member-1:task')).toBeNull()
  expect(localStorage.getItem('savedDashboards')).toBe('[{"userId":"other"}]')
  expect(localStorage.getItem('refreshToken')).toBeNull()
})

test('without password or word nothing is sent, and a wrong password keeps the dialog and its values', async () => {
  const sent = api({ '/account': refused('password') })
  show(Security)
  await screen.findByLabelText('Mot de passe actuel')
  await openDialog()
  await userEvent.click(confirm())
  const password = dialog().getByLabelText('Votre mot de passe')
  const word = dialog().getByLabelText<HTMLInputElement>('Pour confirmer, tapez SUPPRIMER')
  expect([note(password), note(word)]).toEqual([
    'Saisissez votre mot de passe.',
    'Tapez le mot SUPPRIMER pour confirmer.',
  ])
  expect(sent.some(({ path }) => path === '/account')).toBe(false)
  type(password, 'Wrong123')
  type(word, 'SUPPRIMER')
  await userEvent.click(confirm())
  await waitFor(() => expect(note(password)).toBe('Ce n’est pas votre mot de passe actuel.'))
  expect(word.value).toBe('SUPPRIMER')
  expect(authState.isAuthenticated).toBe(true)
})
