import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { putRecord } from '../../records/records.ts'
import { Widget } from '../Widget.tsx'
import {
  addTasks,
  announced,
  card,
  cards,
  grip,
  lane,
  prepareBoard,
  show,
  stored,
  undo,
} from './board.test-kit.tsx'

prepareBoard()

test('the tasks of the to-do list are cards, also those of earlier releases, and the completed ones are together', async () => {
  addTasks(['un'], ['deux', 'doing'], ['trois', 'done'], ['quatre', 'gone'])
  await show()
  expect(cards('À faire')).toEqual(['un', 'quatre'])
  expect(cards('En cours')).toEqual(['deux'])
  expect(cards('Terminé')).toEqual(['trois'])
})

test('an empty board says what its columns are for, and shows no sample', async () => {
  await show()
  expect(within(lane('À faire')).getByText(/^Une carte par étape/)).toBeTruthy()
  expect(within(lane('Terminé')).getByText(/la tâche sera cochée/)).toBeTruthy()
  expect(screen.queryByText('Exemple')).toBeNull()
})

test('Enter in the field of a column adds a card below its others, and stays in the field', async () => {
  addTasks(['un', 'doing'], ['deux'])
  await show()
  const field = screen.getByRole('textbox', { name: /Nouvelle carte dans.*En cours/ })
  await userEvent.type(field, 'trois{Enter}quatre{Enter}')
  expect(cards('En cours')).toEqual(['un', 'trois', 'quatre'])
  expect(cards('À faire')).toEqual(['deux'])
  expect(document.activeElement).toBe(field)
  expect(announced()).toBe('Tâche ajoutée')
})

test('a card is picked up with Space, moved with the arrows, and dropped; each step is announced', async () => {
  addTasks(['un'], ['deux'], ['trois', 'doing'])
  await show()
  card('deux').focus()
  await userEvent.keyboard(' ')
  expect(announced()).toMatch(/^deux\s: carte prise, À faire, 2 sur 2\./)
  await userEvent.keyboard('{ArrowUp}')
  expect(cards('À faire')).toEqual(['deux', 'un'])
  expect(announced()).toMatch(/^À faire\s: 1 sur 2$/)
  await userEvent.keyboard('{ArrowRight}')
  expect(cards('En cours')).toEqual(['deux', 'trois'])
  expect(document.activeElement).toBe(card('deux'))
  expect(stored('deux')).not.toHaveProperty('column')
  await userEvent.keyboard(' ')
  expect(stored('deux')).toMatchObject({ column: 'doing', completed: false })
  expect(cards('En cours')).toEqual(['deux', 'trois'])
  expect(announced()).toMatch(/^deux\s: posée, En cours, 1 sur 2$/)
  expect(document.activeElement).toBe(card('deux'))
})

test('Escape puts a picked up card back, and so does a press elsewhere', async () => {
  addTasks(['un'], ['deux', 'doing'])
  const board = await show()
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(board)]) {
    card('un').focus()
    await userEvent.keyboard(' {ArrowRight}')
    expect(cards('En cours')).toEqual(['un', 'deux'])
    await leave()
    expect(cards('À faire')).toEqual(['un'])
    expect(announced()).toMatch(/^Déplacement annulé/)
  }
  expect(stored('un')).not.toHaveProperty('column')
})

test('a dialog that opens puts a picked up card back and receives the keys', async () => {
  addTasks(['un'], ['deux', 'doing'])
  await show()
  const field = document.body.appendChild(document.createElement('input'))
  card('un').focus()
  await userEvent.keyboard(' {ArrowRight}')
  act(() => field.focus())
  expect(cards('À faire')).toEqual(['un'])
  expect(announced()).toMatch(/^Déplacement annulé/)
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('a b{ArrowLeft}{Enter}')
  expect(field.value).toBe('a b')
  expect(stored('un')).not.toHaveProperty('column')
  field.remove()
})

test('a shortcut of the page puts a picked up card back first, so that the focus can return to it', async () => {
  addTasks(['un'], ['deux', 'doing'])
  await show()
  const focused: (Element | null)[] = []
  const onKey = vi.fn((event: KeyboardEvent) => {
    if (event.key === 'k') focused.push(document.activeElement, card('un'))
  })
  document.addEventListener('keydown', onKey)
  card('un').focus()
  await userEvent.keyboard(' {ArrowRight}{Control>}k{/Control}')
  document.removeEventListener('keydown', onKey)
  expect(cards('À faire')).toEqual(['un'])
  expect(announced()).toMatch(/^Déplacement annulé/)
  expect(focused).toHaveLength(2)
  expect(focused[0]).toBe(focused[1])
})

test('Control alone, which silences a screen reader, leaves a picked up card where it is', async () => {
  addTasks(['un'], ['deux', 'doing'])
  await show()
  card('un').focus()
  await userEvent.keyboard(' {ArrowRight}{Control}')
  expect(cards('En cours')).toEqual(['un', 'deux'])
  await userEvent.keyboard('{Enter}')
  expect(stored('un')).toMatchObject({ column: 'doing' })
})

test('on its handle Space and Enter pick a card up too; at the edge of the board it stays, and that is announced', async () => {
  addTasks(['un'], ['deux'])
  await show()
  grip('un').focus()
  await userEvent.keyboard('{Enter}{ArrowUp}')
  expect(announced()).toBe('Pas plus loin de ce côté')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(cards('À faire')).toEqual(['deux', 'un'])
  expect(document.activeElement).toBe(grip('un'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a card that is moved to the completed tasks is ticked in the to-do list, and open again when it is moved out', async () => {
  addTasks(['un', 'doing'])
  await show()
  card('un').focus()
  await userEvent.keyboard(' {ArrowRight}')
  expect(announced()).toBe('Terminé\u202f: la tâche sera terminée')
  await userEvent.keyboard('{Enter}')
  expect(stored('un')).toMatchObject({ completed: true, column: 'doing' })
  cleanup()
  render(<Widget id="9" size="large" />)
  expect(screen.getByRole('checkbox', { name: 'un' })).toHaveProperty('checked', true)
  cleanup()
  await show()
  card('un').focus()
  await userEvent.keyboard(' {ArrowLeft}{ArrowLeft} ')
  expect(stored('un')).toMatchObject({ completed: false, completedAt: null, column: 'todo' })
})

test('the options of a card move it to a column, and one place up or down', async () => {
  addTasks(['un'], ['deux'])
  await show()
  const choose = async (text: string, option: string) => {
    await userEvent.click(grip(text))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: option }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  await choose('un', 'Descendre')
  expect(cards('À faire')).toEqual(['deux', 'un'])
  await choose('deux', 'En cours')
  expect(cards('En cours')).toEqual(['deux'])
  await waitFor(() => expect(document.activeElement).toBe(grip('deux')))
  await choose('deux', 'Supprimer')
  expect(cards('En cours')).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /En cours/ }))
  await undo()
  expect(cards('En cours')).toEqual(['deux'])
})

test('a card is opened by a press, and its text, column and priority are changed there', async () => {
  addTasks(['un'])
  await show()
  await userEvent.click(card('un'))
  const dialog = within(screen.getByRole('dialog', { name: 'Carte' }))
  const text = dialog.getByRole('textbox', { name: 'Tâche' })
  await userEvent.clear(text)
  await userEvent.type(text, 'Rendre le mémoire')
  expect(dialog.getByRole('button', { name: /^Échéance/ })).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'Haute' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Colonne' }), 'En cours')
  const [, close] = dialog.getAllByRole('button', { name: 'Fermer' })
  if (close) await userEvent.click(close)
  expect(stored('un')).toMatchObject({ text: 'Rendre le mémoire', priority: 'high', column: 'doing' })
  expect(cards('En cours')).toEqual([expect.stringMatching(/^Rendre le mémoire .*Priorité haute/)])
})

test('an open card that is closed keeps the name that another device gave it meanwhile', async () => {
  addTasks(['un'])
  await show()
  await userEvent.click(card('un'))
  const data = stored('un')
  if (data) act(() => putRecord('task', 'un', { ...data, text: 'Ailleurs' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Carte' }))
  const text = dialog.getByRole('textbox', { name: 'Tâche' })
  expect(text).toHaveProperty('value', 'Ailleurs')
  await userEvent.click(text)
  await userEvent.keyboard('{Enter}')
  expect(stored('un')?.text).toBe('Ailleurs')
})

test('a long column shows its first cards, and the others when they are asked for', async () => {
  addTasks(...Array.from({ length: 75 }, (_, at) => [`tâche ${at}`] as const))
  await show()
  expect(cards('À faire')).toHaveLength(30)
  await userEvent.click(screen.getByRole('button', { name: 'Afficher les 45 autres' }))
  expect(cards('À faire')).toHaveLength(75)
})

test('at the small size there are the numbers of cards, and the first cards in progress, which open', async () => {
  addTasks(['un'], ['deux'], ['trois', 'doing'], ['quatre', 'done'])
  await show('small')
  const numbers = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(['À faire2', 'En cours1', 'Terminé1'])
  await userEvent.click(within(screen.getByRole('list', { name: 'En cours' })).getByRole('button'))
  expect(screen.getByRole('dialog', { name: 'Carte' })).toBeTruthy()
})

/** The widths that a board has from now on. */
const beNarrow = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)

test('where there is no room, one column is shown under tabs, which the arrow keys and a swipe change', async () => {
  beNarrow()
  addTasks(['un'], ['deux', 'doing'])
  await show()
  const panel = () => screen.getByRole('tabpanel')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'À faire 11 carte',
    'En cours 11 carte',
    'Terminé 00 carte',
  ])
  expect(within(panel()).queryByText('un')).toBeTruthy()
  screen.getByRole('tab', { selected: true }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^En cours/, selected: true }))
  expect(panel().getAttribute('aria-labelledby')).toBe(document.activeElement?.id)
  expect(within(panel()).getByText('deux')).toBeTruthy()
  const finger = { pointerId: 3, pointerType: 'touch', isPrimary: true, buttons: 1, button: 0 }
  fireEvent.pointerDown(panel(), { ...finger, clientX: 100, clientY: 100 })
  fireEvent.pointerUp(panel(), { ...finger, buttons: 0, clientX: 190, clientY: 110 })
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^À faire/)
})

test('a card that is moved by keyboard selects the tab of its new column', async () => {
  beNarrow()
  addTasks(['un'])
  await show()
  card('un').focus()
  await userEvent.keyboard(' {ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^En cours/)
  expect(document.activeElement).toBe(card('un'))
  await userEvent.keyboard(' ')
  expect(stored('un')).toMatchObject({ column: 'doing' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^En cours/)
})

test('an edit of another device is on the board at once', async () => {
  addTasks(['un'])
  await show()
  const data = stored('un')
  if (data) act(() => putRecord('task', 'un', { ...data, column: 'doing' }))
  expect(cards('En cours')).toEqual(['un'])
  act(() => putRecord('board-column', 'doing', { name: 'Plus tard', position: 'a1' }))
  expect(cards('Plus tard')).toEqual(['un'])
})
