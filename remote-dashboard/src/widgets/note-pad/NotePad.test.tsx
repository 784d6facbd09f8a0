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
const place = (name: RegExp) => screen.getByRole('button', { name })
const notes = () => ownRecords('note').map(({ data }) => [data.title, data.content])
const undo = async () => {
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Annuler'))
  act(() => toasts.at(-1)?.action?.run())
}

function have(name: string, text: string, minute = 0) {
  const date = new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
  putRecord('note', name.replace(/\W/g, ''), { title: name, content: text, createdAt: date, date })
}

test('a new note: title, Enter, text; it replaces the samples and is in the list', async () => {
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
  expect(document.activeElement).toBe(place(/^Plan/))
})

test('a new note that was never typed in leaves nothing behind, nor does a sample that was only read', async () => {
  show()
  await create()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(place(/^Oral d’anglais/))
  expect(content()).toHaveProperty('value', expect.stringContaining('Commencer par la question'))
  await back()
  expect(notes()).toEqual([])
  expect(screen.getByText('Exemple')).toBeTruthy()
})

test('a sample that is written in becomes the first note, and the others go', async () => {
  show()
  await userEvent.click(place(/^Oral d’anglais/))
  await userEvent.type(content(), ' Respirer.')
  await back()
  expect(notes()).toEqual([['Oral d’anglais', expect.stringMatching(/Commencer.*Respirer\.$/)]])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a note is deleted, with undo; the last one gone, the list is empty and no sample comes back', async () => {
  have('Plan', 'Trois parties')
  show()
  await userEvent.click(place(/^Plan/))
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer la note' }))
  expect(notes()).toEqual([])
  expect(screen.getByText('Aucune note')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nouvelle note' })),
  )
  await undo()
  expect(notes()).toEqual([['Plan', 'Trois parties']])
})

test('a note that was emptied goes when it is left, and undo brings back what it was', async () => {
  have('Plan', 'Trois parties')
  show()
  await userEvent.click(place(/^Plan/))
  await userEvent.clear(title())
  await userEvent.clear(content())
  await back()
  expect(notes()).toEqual([])
  await undo()
  expect(notes()).toEqual([['Plan', 'Trois parties']])
})

test('a change from elsewhere moves neither caret nor text; it is offered', async () => {
  have('Plan', 'Trois parties')
  show()
  await userEvent.click(place(/^Plan/))
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

test('typing on keeps both versions, and says so', async () => {
  have('Plan', 'Trois')
  show()
  await userEvent.click(place(/^Plan/))
  act(() => have('Plan', 'Quatre'))
  await userEvent.type(content(), ' !')
  await back()
  expect(Object.fromEntries(notes())).toEqual({ Plan: 'Trois !', 'Plan (autre version)': 'Quatre' })
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/L’autre version est gardée/))
})

test('what was typed is there in edit mode and after it, and another member does not see it', async () => {
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

test('at the large size the latest note lies open beside the list, without taking the focus', async () => {
  have('Ancienne', 'a', 1)
  have('Récente', 'b', 2)
  show('large')
  expect(await screen.findByRole('textbox', { name: 'Titre' })).toHaveProperty('value', 'Récente')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(place(/^Ancienne/))
  expect(title()).toHaveProperty('value', 'Ancienne')
  expect(place(/^Ancienne/).getAttribute('aria-current')).toBe('true')
})

test('from nine notes on there is a search', async () => {
  for (let n = 1; n <= 9; n += 1) have(`Note ${n}`, n === 7 ? 'Épreuve' : '', n)
  show('large')
  await userEvent.type(screen.getByRole('searchbox'), 'epreuve')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Aucune note ne correspond.')).toBeTruthy()
})

test('a title that does not fit is refused whole, and says why', async () => {
  show()
  await create()
  await userEvent.paste('x'.repeat(NOTE_TITLE_MAX + 1))
  expect(title()).toHaveProperty('value', '')
  expect(screen.getByText(/il ferait 201 caractères, 200 au plus/)).toBeTruthy()
})
