import { authState } from '@cadence/shared/auth'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, placement, signIn, storedList, storeList } from '../../testing/fixtures.ts'
import { fillStorage } from '../../testing/full-storage.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import Dashboard from './Dashboard.tsx'
import { editModeModule } from './editor/edit-mode-module.ts'

vi.mock('../../widgets/widget-components.ts', () => import('../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

/** The grid is wide enough for twelve columns. */
const DESKTOP_PX = 1136

// Edit mode is loaded, as it is once the page was idle.
beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn()
  width(DESKTOP_PX)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function width(px: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, px, 100))
}

/** The panel is a sheet, so a toast undoes what was done; the grid is as wide as before. */
const withSheet = () => vi.stubGlobal('innerWidth', 800)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))
const address = () => screen.getByTestId('address').textContent

async function edit() {
  await press('Edit Dashboard')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
}

async function saveAs(name: string) {
  await press('Sauvegarder')
  const input = screen.getByPlaceholderText('Enter dashboard name...')
  await userEvent.clear(input)
  await userEvent.type(input, name)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(Save|Update)$/ }))
}

test('greets the member above the ten default widgets, which cannot be moved', () => {
  renderPage(Dashboard, '/dashboard')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
    /^Good (morning|afternoon|evening) Camille Roux$/,
  )
  expect(screen.getByText('Everything is ready for an efficient day!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Collection' }).getAttribute('href')).toBe('/collection')
  expect(shown()).toEqual(['1', '8', '2', '4', '6', '9', '5', '3', '7', '10'])
  expect(document.querySelector('[data-editable-grid], [data-resize-handle]')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('greets a member whose first and last name are equal', () => {
  const complaint = vi.spyOn(console, 'error')
  Object.assign(authState.user ?? {}, { firstName: 'Martin', lastName: 'Martin' })
  renderPage(Dashboard, '/dashboard')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/ Martin Martin$/)
  expect(complaint.mock.calls.join()).not.toContain('same key')
})

test('Edit Dashboard opens the panel and makes every widget movable, resizable and removable', async () => {
  renderPage(Dashboard, '/dashboard')
  await edit()
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10)
  expect(document.querySelectorAll('[data-resize-handle]')).toHaveLength(10)
})

test('the way to the Collection is there again after edit mode, and not in it', async () => {
  renderPage(Dashboard, '/dashboard')
  const collection = () => screen.queryByRole('link', { name: 'My Collection' })
  await edit()
  expect(collection()).toBeNull()
  await press('Quitter le mode édition')
  expect(collection()).not.toBeNull()
})

test('the first save creates a dashboard, later ones update it, and each leaves edit mode', async () => {
  renderPage(Dashboard, '/dashboard')
  await edit()
  await press('Remove Timer')
  await saveAs('  Partiels ')
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(storedList()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Mode Edition' })).toBeNull()
  const [first] = storedList()
  expect(first).toMatchObject({ name: 'Partiels', userId: 'member-1' })
  expect(first?.items.map(({ id }) => id)).not.toContain('8')
  await waitFor(() => expect(address()).toBe(`/dashboard?id=${first?.id}`))
  expect(screen.getByText('Partiels')).toBeTruthy()

  await edit()
  await press('Remove Focus Shield')
  await saveAs('Partiels 2')
  await waitFor(() => expect(storedList()[0]?.name).toBe('Partiels 2'))
  expect(storedList()).toHaveLength(1)
  expect(storedList()[0]?.id).toBe(first?.id)
  await waitFor(() => expect(shown()).toHaveLength(8))
})

test('Cancel leaves edit mode, keeps the layout on the screen and offers to continue editing', async () => {
  renderPage(Dashboard, '/dashboard')
  await edit()
  await press('Remove Timer')
  await press('Sauvegarder')
  await press('Cancel')
  expect(screen.queryByRole('heading', { name: 'Mode Edition' })).toBeNull()
  expect(shown()).not.toContain('8')
  expect(screen.getByText('Modifications non enregistrées')).toBeTruthy()
  expect(storedList()).toEqual([])
  act(() => toasts.at(-1)?.action?.run())
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
})

test('a removed widget comes back by undo or from the tool list', async () => {
  withSheet()
  renderPage(Dashboard, '/dashboard')
  await edit()
  await press('Remove Timer')
  await waitFor(() => expect(shown()).not.toContain('8'))
  await press('Annuler la dernière modification')
  await waitFor(() => expect(shown()).toContain('8'))
  await press('Remove Timer')
  await waitFor(() => expect(shown()).not.toContain('8'))
  await press('Timer')
  await waitFor(() => expect(shown()).toContain('8'))
})

test('a tool whose widget is on the grid adds no second one', async () => {
  renderPage(Dashboard, '/dashboard')
  await edit()
  await press('LifePlanner')
  await press('Life Planner')
  expect(shown()).toHaveLength(10)
  expect(screen.getByText('Life Planner est déjà sur la grille')).toBeTruthy()
})

test('Filtre filters the tool list', async () => {
  renderPage(Dashboard, '/dashboard')
  await edit()
  await press('Filtre')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrer les outils' }), 'boost')
  expect(screen.getByRole('button', { name: 'Daily Boost' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Quick Notes' })).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText('Aucun outil de ce nom.').getAttribute('role')).toBe('status')
})

test('the tool list marks the tools that are on the grid', async () => {
  storeList([dashboard({ items: [placement('8', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1')
  await edit()
  const tools = within(screen.getByRole('region', { name: 'Liste outils' }))
  expect(tools.getByRole('button', { name: 'Timer', description: 'Déjà sur la grille' })).toBeTruthy()
  expect(tools.getByRole('button', { name: 'Daily Boost', description: '' })).toBeTruthy()
})

test('arrow keys move a widget, arrow keys with Shift resize it, and each step is announced', async () => {
  storeList([dashboard({ items: [placement('8', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
  screen.getByRole('button', { name: 'Déplacer ou redimensionner Timer' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('Timer : colonne 2, ligne 1, largeur 4, hauteur 3')).toBeTruthy()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('Timer : colonne 2, ligne 1, largeur 4, hauteur 4')).toBeTruthy()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('Timer : limite atteinte vers le bas')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await press('Déplacer à gauche')
  expect(screen.getByText('Timer : colonne 1, ligne 1, largeur 4, hauteur 4')).toBeTruthy()
})

test('a saved dashboard opens by its id; the dashboard of another member does not', () => {
  const items = [placement('9', 0, 0, 4, 3)]
  storeList([dashboard({ items, name: 'Partiels' }), dashboard({ id: '2', userId: 'someone', items })])
  renderPage(Dashboard, '/dashboard?id=1')
  expect(screen.getByText('Partiels')).toBeTruthy()
  expect(shown()).toEqual(['9'])
  cleanup()
  renderPage(Dashboard, '/dashboard?id=2')
  expect(screen.queryByText('Partiels')).toBeNull()
  expect(screen.getByText(/Ce tableau n’est pas sur cet appareil/)).toBeTruthy()
  expect(shown()).toHaveLength(10)
})

test('full storage is reported once, and the edit stays on the screen', async () => {
  renderPage(Dashboard, '/dashboard')
  await edit()
  await press('Remove Timer')
  fillStorage()
  await saveAs('Partiels')
  await waitFor(() => expect(toasts.filter(({ kind }) => kind === 'error')).toHaveLength(1))
  expect(toasts.at(-1)?.text).toBe('Stockage plein — modifications non enregistrées')
  expect(shown()).not.toContain('8')
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
})

test('on a phone widgets are added and removed, never moved, and the layout keeps its twelve columns', async () => {
  width(358)
  renderPage(Dashboard, '/dashboard')
  await press('Edit Dashboard')
  expect(document.querySelector('[data-editable-grid]')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Déplacer ou redimensionner/ })).toBeNull()
  await press('Remove NotePad')
  await saveAs('Poche')
  await waitFor(() => expect(storedList()).toHaveLength(1))
  expect(storedList()[0]?.items.find(({ id }) => id === '4')).toMatchObject({ x: 8, y: 3, w: 4, h: 3 })
})

test('in two columns edit mode shows the two columns; widgets are added and removed, and no other one is moved', async () => {
  width(720)
  renderPage(Dashboard, '/dashboard')
  const inColumns = shown()
  expect(inColumns).toEqual(['1', '8', '4', '2', '6', '9', '5', '3', '7', '10'])
  await edit()
  expect(shown()).toEqual(inColumns)
  expect(document.querySelector('[data-resize-handle]')).toBeNull()
  expect(screen.getByText('Cet ordre ne vaut que sur vos petits écrans.', { selector: 'p' })).toBeTruthy()
  await press('Remove NotePad')
  await press('Ajouter Examens')
  await saveAs('Tablette')
  await waitFor(() => expect(storedList()).toHaveLength(1))
  const items = storedList()[0]?.items
  expect(items?.find(({ id }) => id === '4')).toMatchObject({ x: 8, y: 3, w: 4, h: 3 })
  expect(items?.find(({ id }) => id === '12')).toMatchObject({ x: 8, y: 9, w: 4, h: 3 })
})

test('an empty board says in edit mode where the tools are', async () => {
  storeList([dashboard({ items: [placement('9', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  expect(screen.queryByText(/^Le tableau est vide/)).toBeNull()
  await press('Remove To-do List')
  expect(screen.getByText('Le tableau est vide. Choisissez vos outils dans la liste.')).toBeTruthy()
})

test('the layout can be reset to the default one, and that can be undone', async () => {
  withSheet()
  storeList([dashboard({ items: [placement('9', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await press('Rétablir la disposition par défaut')
  await waitFor(() => expect(shown()).toHaveLength(10))
  await press('Annuler la dernière modification')
  await waitFor(() => expect(shown()).toEqual(['9']))
})

test('undoing a removal restores the whole layout', async () => {
  // Without the shield the wide planner moves up, into its place.
  const items = [placement('4', 4, 0, 4, 3), placement('2', 0, 3, 12, 4), placement('8', 0, 7, 4, 3)]
  storeList([dashboard({ items })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
  await press('Remove Focus Shield')
  await waitFor(() => expect(shown()).toEqual(['2', '8']))
  await press('Annuler la dernière modification')
  await waitFor(() => expect(shown()).toHaveLength(3))
  await press('Quitter le mode édition')
  expect(screen.queryByText('Modifications non enregistrées')).toBeNull()
})

test.each(['Alt', 'Control', 'Meta'])('arrow keys with %s are left to the browser', async (key) => {
  storeList([dashboard({ items: [placement('8', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
  screen.getByRole('button', { name: 'Déplacer ou redimensionner Timer' }).focus()
  const pressed: boolean[] = []
  const note = (event: KeyboardEvent) => event.key === 'ArrowRight' && pressed.push(event.defaultPrevented)
  document.addEventListener('keydown', note)
  await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`)
  document.removeEventListener('keydown', note)
  expect(pressed).toEqual([false])
  expect(screen.queryByText(/^Timer : colonne/)).toBeNull()
})

test('Escape closes the step pad, and the focus returns to the button that opened it', async () => {
  storeList([dashboard({ items: [placement('8', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
  const opener = screen.getByRole('button', { name: 'Déplacer ou redimensionner Timer' })
  await userEvent.click(opener)
  screen.getByRole('button', { name: 'Déplacer à gauche' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Déplacer à gauche' })).toBeNull()
  expect(document.activeElement).toBe(opener)
})
