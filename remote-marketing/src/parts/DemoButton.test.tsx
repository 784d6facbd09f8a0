import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DemoButton } from './DemoButton.tsx'
import { created, note, serve, toasts } from './form/api.test-kit.ts'
import { renderPage } from './render.test-kit.tsx'

const opener = () => screen.getByRole('button', { name: 'Demander une démo' })
const dialog = () => screen.findByRole('dialog', { name: 'Demander une démo' })
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const submit = () => screen.getByRole('button', { name: 'Envoyer la demande' })
const close = () => screen.getByRole('button', { name: 'Fermer' })

const typed = {
  Nom: 'Bernard',
  Prénom: 'Marc',
  'E-mail professionnel': 'marc@lycee.fr',
  Établissement: 'Lycée Jean-Macé',
}

function fill() {
  for (const [name, value] of Object.entries(typed)) fireEvent.input(text(name), { target: { value } })
  fireEvent.change(choice('Fonction'), { target: { value: 'leadership' } })
}

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  renderPage(() => <DemoButton>Demander une démo</DemoButton>)
})

async function open() {
  await userEvent.click(opener())
  return dialog()
}

test('the dialog opens on a press and closes, and says so to the button', async () => {
  expect(opener().getAttribute('aria-haspopup')).toBe('dialog')
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  await userEvent.click(close())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is needed is sent, and what was left empty is not', async () => {
  const sent = serve(() => created)
  await open()
  fill()
  await userEvent.click(submit())
  const heading = await screen.findByRole('heading', { name: 'Demande bien reçue.' })
  expect(document.activeElement).toBe(heading)
  expect(sent).toEqual([
    {
      path: '/demo-requests',
      body: {
        requestKey: expect.any(String),
        lastName: 'Bernard',
        firstName: 'Marc',
        email: 'marc@lycee.fr',
        school: 'Lycée Jean-Macé',
        role: 'leadership',
      },
    },
  ])
})

test('a choice that is needed is asked for, and what is optional is not', async () => {
  const sent = serve(() => created)
  await open()
  fill()
  fireEvent.change(choice('Fonction'), { target: { value: '' } })
  await userEvent.click(submit())
  expect(note(choice('Fonction'))).toBe('La fonction est nécessaire.')
  expect(document.activeElement).toBe(choice('Fonction'))
  expect(sent).toEqual([])
  fireEvent.change(choice('Fonction'), { target: { value: 'it' } })
  fireEvent.change(choice('Élèves (facultatif)'), { target: { value: '100-499' } })
  fireEvent.input(text('Message (facultatif)'), { target: { value: 'Mardi.' } })
  await userEvent.click(submit())
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ role: 'it', students: '100-499', message: 'Mardi.' }),
  )
})

test('closed with words in it, it has them again the next time, and once sent it is empty', async () => {
  await open()
  fill()
  await userEvent.click(submit())
  await screen.findByText(/^Pas de réponse/)
  await userEvent.click(close())
  await open()
  for (const [name, value] of Object.entries(typed)) expect(text(name).value).toBe(value)
  expect(choice('Fonction').value).toBe('leadership')

  serve(() => created)
  await userEvent.click(submit())
  await screen.findByRole('heading', { name: 'Demande bien reçue.' })
  for (const button of screen.getAllByRole('button', { name: 'Fermer' }).slice(0, 1))
    await userEvent.click(button)
  await open()
  expect([text('Nom').value, choice('Fonction').value]).toEqual(['', ''])
  expect(toasts).toEqual([])
})
