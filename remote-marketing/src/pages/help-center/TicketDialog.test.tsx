import { authState } from '@cadence/shared/auth'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { note, type Reply, serve } from '../../parts/form/api.test-kit.ts'
import { renderPage } from '../../parts/render.test-kit.tsx'
import { Support } from './Support.tsx'

const stored: Reply = { status: 201, body: { success: true, reference: '3F0C-2B1E' } }
const lea = { _id: 'lea', firstName: 'Léa', lastName: 'Martin', email: 'lea@exemple.fr' }

const typed = {
  Objet: 'Mon minuteur',
  Message: 'Il ne sonne plus.',
  'Votre nom': 'Marc Bernard',
  'E-mail pour la réponse': 'marc@exemple.fr',
}
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
const open = async (name = 'Ouvrir un ticket') => {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Écrire au support' }))
}
function fill() {
  for (const [name, value] of Object.entries(typed)) fireEvent.input(text(name), { target: { value } })
}

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  renderPage(Support)
})
afterEach(() => {
  Object.assign(authState, { isAuthenticated: false, user: null })
})

test('what was written is sent with the facts that are shown, and the reference is named', async () => {
  const sent = serve(() => stored)
  const dialog = await open()
  fill()
  expect(dialog.getByText(`${innerWidth} × ${innerHeight}`)).toBeTruthy()
  expect(dialog.getByText(navigator.userAgent)).toBeTruthy()
  await send()
  const heading = await screen.findByRole('heading', { name: 'Message bien reçu.' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('marc@exemple.fr')).toBeTruthy()
  expect(screen.getByText('3F0C-2B1E')).toBeTruthy()
  expect(sent).toEqual([
    {
      path: '/support-requests',
      body: {
        requestKey: expect.stringMatching(/^[\da-f]{32}$/),
        name: 'Marc Bernard',
        email: 'marc@exemple.fr',
        subject: 'Mon minuteur',
        message: 'Il ne sonne plus.',
        facts: {
          page: location.pathname,
          browser: navigator.userAgent,
          size: `${innerWidth} × ${innerHeight}`,
          language: navigator.language,
        },
      },
    },
  ])
})

test('the facts stay here when the sender does not want to send them', async () => {
  const sent = serve(() => stored)
  await open()
  fill()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Joindre ces informations techniques' }))
  await send()
  await screen.findByRole('heading', { name: 'Message bien reçu.' })
  expect(sent[0]?.body).not.toHaveProperty('facts')
})

test('wrong fields are named and nothing is sent', async () => {
  const sent = serve(() => stored)
  await open()
  fireEvent.input(text('E-mail pour la réponse'), { target: { value: 'marc@' } })
  await send()
  expect(note(text('Objet'))).toBe('Ce champ est nécessaire.')
  expect(note(text('E-mail pour la réponse'))).toBe('Cette adresse e-mail n’est pas valide.')
  expect(document.activeElement).toBe(text('Objet'))
  fireEvent.input(text('Objet'), { target: { value: 'x'.repeat(200) } })
  await waitFor(() => expect(note(text('Objet'))).toBe('Le texte est trop long.'))
  expect(sent).toEqual([])
})

test('a member’s name and address are there already, and what they correct stays', async () => {
  Object.assign(authState, { isAuthenticated: true, user: lea })
  await open()
  expect([text('Votre nom').value, text('E-mail pour la réponse').value]).toEqual([
    'Léa Martin',
    'lea@exemple.fr',
  ])
  fireEvent.input(text('E-mail pour la réponse'), { target: { value: 'autre@exemple.fr' } })
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await open()
  expect(text('E-mail pour la réponse').value).toBe('autre@exemple.fr')
})

test('without a network everything stays, and goes out under the same key afterwards', async () => {
  const failed = serve(() => 'no answer')
  await open()
  fill()
  await send()
  await screen.findByText(/^Pas de réponse/)
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await open()
  for (const [name, value] of Object.entries(typed)) expect(text(name).value).toBe(value)
  const sent = serve(() => stored)
  await send()
  await screen.findByRole('heading', { name: 'Message bien reçu.' })
  expect(sent[0]?.body).toEqual(failed[0]?.body)
})

test('a guided session is asked for with its subject, which no other ticket gets', async () => {
  await open('Demander une session')
  expect(text('Objet').value).toBe('Session guidée')
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await open()
  expect(text('Objet').value).toBe('')
})
