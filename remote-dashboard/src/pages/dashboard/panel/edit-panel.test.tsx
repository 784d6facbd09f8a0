import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { catalogue, defaultPlacement } from '../../../widgets/catalogue.ts'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from '../editor/edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

const GRID_PX = 1136

// Edit mode is loaded, as it is once the page was idle.
beforeAll(async () => void (await editModeModule.load()))
beforeEach(async () => {
  localStorage.clear()
  signIn()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, GRID_PX, 100))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Edits a dashboard with all widgets but some. */
async function editWithout(...absent: string[]): Promise<void> {
  const items = catalogue.map(({ id }) => defaultPlacement(id)).filter(({ id }) => !absent.includes(id))
  storeList([dashboard({ items })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))
/** What the page announced; the band above the grid has announcements of its own. */
const said = () => [...document.querySelectorAll('output[aria-live]')].at(-1)?.textContent
const removed = () => {
  const group = document.querySelector<HTMLElement>('[data-removed-tools]')
  if (!group) throw new Error('No group of removed tools')
  return within(group)
}
const putBack = () =>
  removed()
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

test('what is not on the grid is listed, also a widget without an entry above; a press puts it there', async () => {
  await editWithout('1', '3', '5', '11', '12')
  expect(putBack()).toEqual([
    'Remettre Personal Tracker',
    'Remettre Mood Check',
    'Remettre ZenFlow',
    'Ajouter Taskboard',
    'Ajouter Examens',
  ])
  await press('Remettre ZenFlow')
  await waitFor(() => expect(shown()).toContain('3'))
  expect(said()).toBe('ZenFlow ajouté')
  expect(putBack()).toEqual([
    'Remettre Personal Tracker',
    'Remettre Mood Check',
    'Ajouter Taskboard',
    'Ajouter Examens',
  ])
})

test('with all widgets on the grid the group says that nothing was removed', async () => {
  await editWithout()
  expect(putBack()).toEqual([])
  expect(removed().getByText(/^Tout est sur la grille/)).toBeTruthy()
})

test('Filtre finds what was removed, too', async () => {
  await editWithout('3', '5')
  await press('Filtre')
  await userEvent.type(screen.getByRole('searchbox'), 'zen')
  expect(putBack()).toEqual(['Remettre ZenFlow'])
  expect(screen.queryByText('Aucun outil de ce nom.')).toBeNull()
})

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }

test('a removed widget is dragged onto the grid, and is where the placeholder stood; that is one step to undo', async () => {
  await editWithout('8')
  const item = document.querySelector('[data-removed-tools] [data-drag-widget="8"]')
  if (!item) throw new Error('No Timer to drag')
  fireEvent.pointerDown(item, { ...mouse, clientX: 1300, clientY: 600 })
  fireEvent.pointerMove(item, { ...mouse, clientX: 1000, clientY: 160 })
  expect(document.querySelector('[data-ghost]')).not.toBeNull()
  const placeholder = document.querySelector('[data-placeholder]')?.getAttribute('style')
  expect(placeholder).toMatch(/^transform: translate\(761px, ?0px\)/)
  fireEvent.pointerUp(item, { ...mouse, buttons: 0, clientX: 1000, clientY: 160 })
  expect(document.querySelector('[data-widget="8"]')?.getAttribute('style')).toBe(placeholder)
  expect(document.querySelector('[data-ghost]')).toBeNull()
  expect(said()).toBe('Timer ajouté\u202f: colonne 9, ligne 1')
  await press('Annuler la dernière modification')
  await waitFor(() => expect(shown()).not.toContain('8'))
})

test('a drag that ends beside the grid adds nothing', async () => {
  await editWithout('8')
  const item = document.querySelector('[data-removed-tools] [data-drag-widget="8"]')
  if (!item) throw new Error('No Timer to drag')
  fireEvent.pointerDown(item, { ...mouse, clientX: 1300, clientY: 600 })
  fireEvent.pointerMove(item, { ...mouse, clientX: 1000, clientY: 160 })
  fireEvent.pointerMove(item, { ...mouse, clientX: 1300, clientY: 300 })
  expect(document.querySelector('[data-placeholder]')).toBeNull()
  fireEvent.pointerUp(item, { ...mouse, buttons: 0, clientX: 1300, clientY: 300 })
  expect(shown()).not.toContain('8')
})

test('the sheet of small screens is opened by a button, and closed by Escape and after a tool was chosen', async () => {
  await editWithout('8')
  // It is hidden where the panel is beside the board, as it is in this environment.
  const toggle = screen.getByLabelText('Outils à ajouter')
  const isOpen = () => toggle.getAttribute('aria-expanded')
  expect(isOpen()).toBe('false')
  fireEvent.click(toggle)
  expect(isOpen()).toBe('true')
  fireEvent.keyDown(toggle, { key: 'Escape' })
  expect(isOpen()).toBe('false')
  fireEvent.click(toggle)
  await press('Remettre Timer')
  expect(isOpen()).toBe('false')
})

test('Save steps back while nothing has changed, and again when the change is undone', async () => {
  await editWithout()
  const save = () => {
    const button = screen.getByRole('button', { name: 'Sauvegarder' })
    const state = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    return [button.dataset.variant, state?.textContent]
  }
  expect(save()).toEqual(['secondary', 'Aucun changement'])
  await press('Remove Timer')
  await waitFor(() => expect(save()).toEqual(['primary', 'Modifications à enregistrer']))
  await press('Annuler la dernière modification')
  await waitFor(() => expect(save()).toEqual(['secondary', 'Aucun changement']))
})

test('what is not on the grid stands above the stated groups, which stay as they are', async () => {
  await editWithout('3', '8')
  const headings = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
  expect(headings).toEqual(['Pas sur la grille', 'Essentiel', 'Organisation et planification'])
  expect(screen.getByRole('button', { name: 'Timer' })).toBeTruthy()
})

test('undo, redo and reset stand together', async () => {
  await editWithout()
  const group = within(screen.getByRole('group', { name: 'Modifications' }))
  expect(group.getAllByRole('button').map((button) => button.title)).toEqual([
    'Annuler la dernière modification (Ctrl / ⌘ Z)',
    'Rétablir la modification annulée (Ctrl / ⌘ ⇧ Z)',
    'Rétablir la disposition par défaut',
  ])
})

test('once there is something to redo, the bar of a phone has Redo, and keeps it when nothing is left to redo', async () => {
  await editWithout('3')
  const isInBar = () => document.querySelector('aside[data-open]')?.hasAttribute('data-redo')
  await press('Remove Timer')
  expect(isInBar()).toBe(false)
  await press('Annuler la dernière modification')
  expect(isInBar()).toBe(true)
  await press('Rétablir la modification annulée')
  expect(isInBar()).toBe(true)
})

test('the document is marked while the dashboard is edited', async () => {
  await editWithout()
  expect(document.documentElement.hasAttribute('data-editing')).toBe(true)
  await press('Quitter le mode édition')
  expect(document.documentElement.hasAttribute('data-editing')).toBe(false)
})
