import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serverVersions } from '../../../dashboards/server-versions.ts'
import { dashboard, placement, signIn, storedList, storeList } from '../../../testing/fixtures.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from '../editor/edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

/** The grid is one column: the tests change the layout by buttons. The panel is a sheet, so that toasts offer to undo. */
const PHONE_PX = 358

// Edit mode is loaded, as it is once the page was idle.
beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn()
  vi.stubGlobal('innerWidth', PHONE_PX)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, PHONE_PX, 100))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByTestId('address').textContent
const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))

/** Longer than a save takes. */
const afterSaving = () => act(() => new Promise((done) => setTimeout(done, 700)))

function startSaving(name: string): void {
  press('Sauvegarder')
  fireEvent.change(screen.getByPlaceholderText('Enter dashboard name...'), { target: { value: name } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(Save|Update)$/ }))
}

function editWithoutTimer(): void {
  press('Edit Dashboard')
  press('Remove Timer')
}

test('a save continues when the page is left, and the page that is then on the screen stays', async () => {
  const { router } = renderPage(Dashboard, '/dashboard')
  editWithoutTimer()
  startSaving('Partiels')
  await act(() => router.navigate('/elsewhere'))
  await afterSaving()
  expect(storedList().map(({ name }) => name)).toEqual(['Partiels'])
  expect(address()).toBe('/elsewhere')
})

test('a page that is still loading when the save ends is opened all the same', async () => {
  // Longer than the save takes.
  const load = () => new Promise<null>((done) => setTimeout(done, 1000, null))
  const { router } = renderPage(Dashboard, '/dashboard', load)
  editWithoutTimer()
  startSaving('Partiels')
  act(() => void router.navigate('/elsewhere'))
  await afterSaving()
  expect(storedList()).toHaveLength(1)
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

test('a save of one dashboard does not change another one that was opened meanwhile', async () => {
  const items = [placement('9', 0, 0, 4, 3)]
  storeList([dashboard({ items })])
  const { router } = renderPage(Dashboard, '/dashboard?new=1')
  editWithoutTimer()
  startSaving('Partiels')
  await act(() => router.navigate('/dashboard?id=1&edit=1'))
  await afterSaving()
  expect(storedList().map(({ name }) => name)).toEqual(['Semaine', 'Partiels'])
  expect(address()).toBe('/dashboard?id=1&edit=1')
  expect(shown()).toEqual(['9'])
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
})

test('the toast that continues the editing of one dashboard does nothing in another one', async () => {
  const items = [placement('9', 0, 0, 4, 3), placement('8', 4, 0, 4, 3)]
  storeList([dashboard({ items }), dashboard({ id: '2', items: [placement('4', 0, 0, 4, 3)] })])
  const { router } = renderPage(Dashboard, '/dashboard?id=1&edit=1')
  press('Remove Timer')
  press('Sauvegarder')
  press('Cancel')
  await waitFor(() => expect(toasts).toHaveLength(1))
  await act(() => router.navigate('/dashboard?id=2'))
  press('Quitter sans enregistrer')
  await waitFor(() => expect(address()).toBe('/dashboard?id=2'))
  act(() => toasts[0]?.action?.run())
  expect(screen.queryByRole('button', { name: 'Sauvegarder' })).toBeNull()
})

test("a member's draft is gone when another member is signed in", async () => {
  renderPage(Dashboard, '/dashboard?edit=1')
  press('Remove Timer')
  await waitFor(() => expect(shown()).toHaveLength(9))
  await act(async () => signIn('member-2'))
  expect(shown()).toHaveLength(10)
  startSaving('À moi')
  await afterSaving()
  expect(storedList()).toMatchObject([{ userId: 'member-2', name: 'À moi' }])
  expect(storedList()[0]?.items).toHaveLength(10)
})

test('two presses at once make one dashboard, and the next save updates it', async () => {
  renderPage(Dashboard, '/dashboard?new=1')
  editWithoutTimer()
  press('Sauvegarder')
  fireEvent.change(screen.getByPlaceholderText('Enter dashboard name...'), { target: { value: 'Partiels' } })
  const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' })
  act(() => {
    fireEvent.click(save)
    fireEvent.click(save)
  })
  await afterSaving()
  expect(storedList().map(({ name }) => name)).toEqual(['Partiels'])
  expect(address()).toBe(`/dashboard?id=${storedList()[0]?.id}`)
  press('Edit Dashboard')
  press('Remove NotePad')
  startSaving('Partiels')
  await afterSaving()
  expect(storedList().map(({ items }) => items.length)).toEqual([8])
})

test('a save during which another member signs in is made for neither, and the other member sees nothing of it', async () => {
  renderPage(Dashboard, '/dashboard')
  editWithoutTimer()
  startSaving('Secret')
  await act(async () => signIn('member-2'))
  await afterSaving()
  expect(storedList()).toEqual([])
  expect(address()).toBe('/dashboard')
  expect(toasts.filter(({ text }) => text.includes('Secret'))).toEqual([])
  expect(toasts.map(({ text }) => text)).toContain('La session a changé — modifications non enregistrées')
})

test('a save is refused when another member has signed in and the page does not know it yet', async () => {
  renderPage(Dashboard, '/dashboard')
  editWithoutTimer()
  press('Sauvegarder')
  fireEvent.change(screen.getByPlaceholderText('Enter dashboard name...'), { target: { value: 'Secret' } })
  const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' })
  act(() => {
    signIn('member-2')
    fireEvent.click(save)
  })
  await afterSaving()
  expect(storedList()).toEqual([])
})

test('a save of an edit that began before another device’s version arrived says so', async () => {
  const begun = dashboard({ updatedAt: '2026-11-20T10:00:00.000Z' })
  storeList([begun])
  renderPage(Dashboard, '/dashboard?id=1')
  editWithoutTimer()
  storeList([dashboard({ name: 'Là-bas', updatedAt: '2026-11-20T11:00:00.000Z' })])
  act(() => void window.dispatchEvent(new Event('dashboardForceRefresh')))
  startSaving('Ici')
  await waitFor(() => expect(storedList()[0]?.name).toBe('Ici'))
  expect(serverVersions('member-1').get('1')).toBe(begun.updatedAt)
})
