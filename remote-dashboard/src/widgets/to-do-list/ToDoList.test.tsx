import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { generateNKeysBetween } from 'fractional-indexing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownRecords, putRecord, putRecords } from '../../records/records.ts'
import { excerpt } from '../../string-helpers.ts'
import { signIn } from '../../testing/fixtures.ts'
import { Widget } from '../Widget.tsx'

// A row calls it each time that it renders.
vi.mock('../../string-helpers.ts', { spy: true })

const toasts: Toast[] = []
let member = 0

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  member += 1
  signIn(`to-do-member-${member}`)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (size: 'small' | 'medium' | 'large' = 'medium') => render(<Widget id="9" size={size} />)
const field = () => screen.getByRole('textbox', { name: 'Nouvelle tâche' })
const box = (name: string) => screen.getByRole('checkbox', { name })
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`Options de.*${name}`) })
const listed = () =>
  screen
    .queryAllByRole('listitem')
    .filter((row) => row.dataset.task !== undefined)
    .map((row) => within(row).queryByText(/./, { selector: 'label span' })?.textContent)
const undo = async () => {
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Annuler'))
  act(() => toasts.at(-1)?.action?.run())
}

function have(...texts: string[]) {
  const positions = generateNKeysBetween(null, null, texts.length)
  const tasks = texts.map((text, at) => {
    return [text, { text, completed: false, completedAt: null, position: positions[at] ?? '' }] as const
  })
  putRecords('task', new Map(tasks))
}

test('the first task replaces the samples, which do not return when the last task is deleted', async () => {
  show()
  expect(screen.getByText('Exemple')).toBeTruthy()
  await userEvent.type(field(), '  Lire Proust {Enter}')
  expect(listed()).toEqual(['Lire Proust'])
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(field()).toHaveProperty('value', '')
  handle('Lire Proust').focus()
  await userEvent.keyboard('{Delete}')
  expect(screen.getByText('Rien à faire pour l’instant.')).toBeTruthy()
  expect(document.activeElement).toBe(field())
})

test('a sample can be ticked, and nothing of it is stored', async () => {
  show()
  await userEvent.click(box('Ficher le cours de droit'))
  expect(box('Ficher le cours de droit')).toHaveProperty('checked', true)
  expect(ownRecords('task')).toEqual([])
})

test('tasks are added at the end; a blank text and the Enter of a composition add nothing', async () => {
  have('un')
  show()
  await userEvent.type(field(), 'deux{Enter}   {Enter}trois')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(listed()).toEqual(['un', 'deux'])
})

test('a tick is stored with its time; the task moves down after a moment, and back up when it is unticked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T10:00:00Z') })
  have('un', 'deux')
  show()
  fireEvent.click(box('un'))
  expect(ownRecords('task').find(({ id }) => id === 'un')?.data).toMatchObject({
    completed: true,
    completedAt: expect.stringMatching(/^2026-11-22T10:00:0/),
  })
  expect(listed()).toEqual(['un', 'deux'])
  act(() => void vi.advanceTimersByTime(1300))
  expect(listed()).toEqual(['deux', 'un'])
  fireEvent.click(box('un'))
  act(() => void vi.advanceTimersByTime(1300))
  expect(listed()).toEqual(['un', 'deux'])
  expect(ownRecords('task').find(({ id }) => id === 'un')?.data).toMatchObject({
    completed: false,
    completedAt: null,
  })
})

test('a double click edits a task and does not tick it', async () => {
  have('un')
  show()
  await userEvent.dblClick(screen.getByText('un'))
  const editor = screen.getByRole('textbox', { name: 'Texte de la tâche' })
  expect(document.activeElement).toBe(editor)
  await userEvent.clear(editor)
  await userEvent.type(editor, 'Un, corrigé{Enter}')
  expect(box('Un, corrigé')).toHaveProperty('checked', false)
  expect(document.activeElement).toBe(box('Un, corrigé'))
})

test.each(['{F2}', '{Enter}'])('%s edits a task; Escape keeps the old text', async (key) => {
  have('un')
  show()
  box('un').focus()
  await userEvent.keyboard(`${key}autre{Escape}`)
  expect(listed()).toEqual(['un'])
  expect(document.activeElement).toBe(box('un'))
})

test('leaving the field stores the text; a task with an empty text is deleted, and undo restores it', async () => {
  have('un', 'deux')
  show()
  box('un').focus()
  await userEvent.keyboard('{F2}premier')
  await userEvent.click(field())
  expect(listed()).toEqual(['premier', 'deux'])
  box('premier').focus()
  await userEvent.keyboard('{F2}{Delete}{Enter}')
  expect(listed()).toEqual(['deux'])
  expect(document.activeElement).toBe(box('deux'))
  await undo()
  expect(listed()).toEqual(['premier', 'deux'])
})

test('Delete deletes a task and focuses a neighbour; undo restores the task at its place', async () => {
  have('un', 'deux', 'trois')
  show()
  box('deux').focus()
  await userEvent.keyboard('{Delete}')
  expect(listed()).toEqual(['un', 'trois'])
  expect(document.activeElement).toBe(box('trois'))
  await undo()
  expect(toasts.at(-1)?.text).toMatch(/^«\s?deux\s?» supprimée$/)
  expect(listed()).toEqual(['un', 'deux', 'trois'])
})

test('undo changes nothing after another member has signed in', async () => {
  have('un')
  show()
  box('un').focus()
  await userEvent.keyboard('{Delete}')
  act(() => signIn(`somebody-else-${member}`))
  await undo()
  expect(ownRecords('task')).toEqual([])
})

test('the arrow keys on the handle move a task; the handle keeps the focus, and each step is announced', async () => {
  have('un', 'deux', 'trois')
  const { container } = show()
  const said = () => container.querySelector('output')?.textContent
  handle('un').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(listed()).toEqual(['deux', 'un', 'trois'])
  expect(said()).toMatch(/^un\s?: 2 sur 3$/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(listed()).toEqual(['deux', 'trois', 'un'])
  expect(said()).toBe('un est déjà en bas de la liste')
  expect(document.activeElement).toBe(handle('un'))
  box('un').focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
  expect(listed()).toEqual(['un', 'deux', 'trois'])
  expect(said()).toBe('un est déjà en haut de la liste')
})

test('the options are there as buttons too, and Escape closes them', async () => {
  have('un', 'deux')
  show()
  await userEvent.click(handle('un'))
  const bar = within(screen.getByRole('toolbar'))
  await userEvent.click(bar.getByRole('button', { name: 'Descendre' }))
  expect(listed()).toEqual(['deux', 'un'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(document.activeElement).toBe(handle('un'))
  await userEvent.click(handle('un'))
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
  expect(listed()).toEqual(['deux'])
})

test('tasks that are done are cleared at once, with undo; not at the small size', async () => {
  have('un', 'deux')
  putRecord('task', 'trois', {
    text: 'trois',
    completed: true,
    completedAt: '2026-11-22T10:00:00.000Z',
    position: 'a5',
  })
  const { unmount } = show('small')
  expect(screen.queryByRole('button', { name: 'Effacer les tâches terminées' })).toBeNull()
  unmount()
  show('large')
  await userEvent.click(screen.getByRole('button', { name: 'Effacer les tâches terminées' }))
  expect(listed()).toEqual(['un', 'deux'])
  expect(document.activeElement).toBe(field())
  await undo()
  expect(toasts.at(-1)?.text).toBe('1 tâche effacée')
  expect(listed()).toEqual(['un', 'deux', 'trois'])
})

test('a pasted list becomes one task per line, and undo removes them', async () => {
  have('un')
  show()
  await userEvent.type(field(), 'Ha')
  await userEvent.paste('rnais\n- Casque\n')
  expect(listed()).toEqual(['un', 'Harnais', 'Casque'])
  expect(field()).toHaveProperty('value', '')
  await undo()
  expect(listed()).toEqual(['un'])
})

test('two equal announcements in a row are both announced', async () => {
  show()
  await userEvent.type(field(), 'un{Enter}')
  const first = screen.getByText('Tâche ajoutée')
  await userEvent.type(field(), 'deux{Enter}')
  expect(screen.getByText('Tâche ajoutée')).not.toBe(first)
})

test('a pasted text that does not fit is refused as a whole, with the reason', async () => {
  show()
  await userEvent.click(field())
  await userEvent.paste('x'.repeat(TASK_TEXT_MAX + 12))
  expect(field()).toHaveProperty('value', '')
  expect(screen.getByText(/ne tient pas\s?: il ferait 512 caractères, 500 au plus/)).toBeTruthy()
  await userEvent.paste('x'.repeat(TASK_TEXT_MAX))
  expect(screen.getByText('500 caractères au plus.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(ownRecords('task')[0]?.data.text).toHaveLength(TASK_TEXT_MAX)
  expect(screen.queryByText('500 caractères au plus.')).toBeNull()
})

test('of many tasks only the one that changed renders again', () => {
  have(...Array.from({ length: 30 }, (_, at) => `tâche ${at}`))
  const { container } = show()
  const boxes = container.querySelectorAll<HTMLInputElement>('li input')
  expect(boxes).toHaveLength(30)
  vi.mocked(excerpt).mockClear()
  if (boxes[7]) fireEvent.click(boxes[7])
  expect(boxes[7]?.checked).toBe(true)
  expect(new Set(vi.mocked(excerpt).mock.calls.flat())).toEqual(new Set(['tâche 7']))
})

test('a task keeps its due date when it is ticked, renamed or moved', async () => {
  have('un', 'deux')
  putRecord('task', 'un', {
    text: 'un',
    completed: false,
    completedAt: null,
    position: 'a0',
    dueDay: '2030-01-02',
  })
  show()
  await userEvent.click(box('un 2 janvier 2030'))
  fireEvent.keyDown(box('un 2 janvier 2030'), { key: 'F2' })
  await userEvent.keyboard('trois{Enter}')
  expect(ownRecords('task').find(({ id }) => id === 'un')?.data).toMatchObject({
    text: 'trois',
    completed: true,
    dueDay: '2030-01-02',
  })
})

test('the tasks below those in sight are counted, and a press leads to the first of them', async () => {
  const names = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']
  have(...names)
  // Without a layout nothing has a size: rows of 40 px in a list of 100 px, which is scrolled by its `scrollTop`.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = names.indexOf(this.dataset.task ?? '')
    return at === -1 ? new DOMRect(0, 0, 300, 100) : new DOMRect(0, 40 * at - scrolled, 300, 40)
  })
  let scrolled = 0
  show()
  const list = screen.getAllByRole('list').find((part) => part.querySelector('[data-task]'))
  if (!list) throw new Error('No list')
  list.scrollBy = vi.fn((to?: ScrollToOptions | number) => {
    scrolled += typeof to === 'object' ? (to.top ?? 0) : 0
    fireEvent.scroll(list)
  })
  fireEvent.scroll(list)
  await userEvent.click(screen.getByRole('button', { name: '3 tâches de plus' }))
  expect(document.activeElement).toBe(box('Trois'))
  expect(screen.getByRole('button', { name: '1 tâche de plus' })).toBeTruthy()
  scrolled = 100
  fireEvent.scroll(list)
  expect(screen.queryByRole('button', { name: /de plus/ })).toBeNull()
  vi.restoreAllMocks()
})
