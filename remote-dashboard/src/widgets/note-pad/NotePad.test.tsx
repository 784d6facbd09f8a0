import { NOTE_TITLE_MAX } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownRecords, putRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { Widget } from '../Widget.tsx'

const toasts: Toast[] = []
let member = 0

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  member += 1
  signIn(`note-member-${member}`)
})
afterEach(cleanup)

const show = (size: 'small' | 'medium' | 'large' = 'medium') => render(<Widget id="10" size={size} />)
const create = () => userEvent.click(screen.getByRole('button', { name: 'Nouvelle note' }))
const back = () => userEvent.click(screen.getByRole('button', { name: 'Toutes les notes' }))
const title = () => screen.getByRole('textbox', { name: 'Titre' })
const content = () => screen.getByRole('textbox', { name: 'Texte de la note' })
const listItem = (name: RegExp) => screen.getByRole('button', { name })
const notes = () => ownRecords('note').map(({ data }) => [data.title, data.content])
const undo = async () => {
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Annuler'))
  act(() => toasts.at(-1)?.action?.run())
}

function have(name: string, text: string, minute = 0) {
  const date = new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
  putRecord('note', name.replace(/\W/g, ''), { title: name, content: text, createdAt: date, date })
}

test('a new note is typed as title, Enter, text, replaces the samples and is in the list', async () => {
  show()
  expect(screen.getByText('Exemple')).toBeTruthy()
  await create()
  expect(document.activeElement).toBe(title())
  await userEvent.keyboard('Plan{Enter}Trois parties')
  expect(document.activeElement).toBe(content())
  await waitFor(() => expect(screen.getByText('Enregistré')).toBeTruthy())
  await back()
  expect(notes()).toEqual([['Plan', 'Trois parties']])
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(screen.queryByText('Idées de sujet')).toBeNull()
  expect(document.activeElement).toBe(listItem(/^Plan/))
})

test('an empty new note is not stored, nor is a sample that was only read', async () => {
  show()
  await create()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(listItem(/^Oral d’anglais/))
  expect(content()).toHaveProperty('value', expect.stringContaining('Commencer par la question'))
  await back()
  expect(notes()).toEqual([])
  expect(screen.getByText('Exemple')).toBeTruthy()
})

test('an edited sample becomes the first note, and the other samples disappear', async () => {
  show()
  await userEvent.click(listItem(/^Oral d’anglais/))
  await userEvent.type(content(), ' Respirer.')
  await back()
  expect(notes()).toEqual([['Oral d’anglais', expect.stringMatching(/Commencer.*Respirer\.$/)]])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a deleted note can be restored, and after the last note no sample comes back', async () => {
  have('Plan', 'Trois parties')
  show()
  await userEvent.click(listItem(/^Plan/))
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer la note' }))
  expect(notes()).toEqual([])
  expect(screen.getByText('Aucune note')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nouvelle note' })),
  )
  await undo()
  expect(notes()).toEqual([['Plan', 'Trois parties']])
})

test('an emptied note is deleted when it is closed, and undo restores its text', async () => {
  have('Plan', 'Trois parties')
  show()
  await userEvent.click(listItem(/^Plan/))
  await userEvent.clear(title())
  await userEvent.clear(content())
  await back()
  expect(notes()).toEqual([])
  await undo()
  expect(notes()).toEqual([['Plan', 'Trois parties']])
})

test('a change from elsewhere is offered, and moves neither caret nor text', async () => {
  have('Plan', 'Trois parties')
  show()
  await userEvent.click(listItem(/^Plan/))
  const field = content() as HTMLTextAreaElement
  await userEvent.type(field, 'X', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  await waitFor(() => expect(notes()[0]).toEqual(['Plan', 'TroisX parties']))
  act(() => have('Plan', 'Quatre parties'))
  expect(content()).toBe(field)
  expect(field.value).toBe('TroisX parties')
  expect(field.selectionStart).toBe(6)
  expect(screen.getByText(/Modifiée ailleurs/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Voir' }))
  expect(content()).toHaveProperty('value', 'Quatre parties')
})

test('typing after a change from elsewhere keeps both versions and announces it', async () => {
  have('Plan', 'Trois')
  show()
  await userEvent.click(listItem(/^Plan/))
  act(() => have('Plan', 'Quatre'))
  await userEvent.type(content(), ' !')
  await back()
  expect(Object.fromEntries(notes())).toEqual({ Plan: 'Trois !', 'Plan (autre version)': 'Quatre' })
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/L’autre version est gardée/))
})

test('a typed text stays in edit mode, and another member does not see it', async () => {
  const { unmount } = show()
  await create()
  await userEvent.keyboard('Plan')
  unmount()
  expect(notes()).toEqual([['Plan', '']])
  render(<Widget id="10" size="medium" inert />)
  expect(screen.getByRole('textbox', { name: 'Titre', hidden: true })).toHaveProperty('value', 'Plan')
  act(() => signIn(`nobody-${member}`))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Titre', hidden: true })).toBeNull())
})

test('the large widget opens the newest note beside the list without taking the focus', async () => {
  have('Ancienne', 'a', 1)
  have('Récente', 'b', 2)
  show('large')
  expect(await screen.findByRole('textbox', { name: 'Titre' })).toHaveProperty('value', 'Récente')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(listItem(/^Ancienne/))
  expect(title()).toHaveProperty('value', 'Ancienne')
  expect(listItem(/^Ancienne/).getAttribute('aria-current')).toBe('true')
})

test('the search appears from nine notes on', async () => {
  for (let n = 1; n <= 9; n += 1) have(`Note ${n}`, n === 7 ? 'Épreuve' : '', n)
  show('large')
  await userEvent.type(screen.getByRole('searchbox'), 'epreuve')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Aucune note ne correspond.')).toBeTruthy()
})

test('a pasted title that is too long is refused whole, with the reason', async () => {
  show()
  await create()
  await userEvent.paste('x'.repeat(NOTE_TITLE_MAX + 1))
  expect(title()).toHaveProperty('value', '')
  expect(screen.getByText(/il ferait 201 caractères, 200 au plus/)).toBeTruthy()
})
