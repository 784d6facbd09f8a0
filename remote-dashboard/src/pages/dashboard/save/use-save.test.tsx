import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverVersions } from '../../../dashboards/server-versions.ts'
import { dashboard, placement, signIn, storedList, storeList } from '../../../testing/fixtures.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// Finding things by their role is slow in a page of this size.
vi.setConfig({ testTimeout: 30_000 })

/** The grid is one column, so that react-grid-layout is not loaded. */
const PHONE_PX = 358

beforeEach(() => {
  localStorage.clear()
  signIn()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, PHONE_PX, 100))
})
afterEach(cleanup)

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

test('what was being saved when the page was left is saved, and the page now on screen stays', async () => {
  const { router } = renderPage(Dashboard, '/dashboard')
  editWithoutTimer()
  startSaving('Partiels')
  await act(() => router.navigate('/elsewhere'))
  await afterSaving()
  expect(storedList().map(({ name }) => name)).toEqual(['Partiels'])
  expect(address()).toBe('/elsewhere')
})

test('a page that is still being loaded when the save ends is opened all the same', async () => {
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

test('what was being saved when another dashboard was opened leaves that one alone', async () => {
  const items = [placement('9', 0, 0, 4, 3)]
  storeList([dashboard({ items })])
  const { router } = renderPage(Dashboard, '/dashboard')
  editWithoutTimer()
  startSaving('Partiels')
  await act(() => router.navigate('/dashboard?id=1&edit=1'))
  await afterSaving()
  expect(storedList().map(({ name }) => name)).toEqual(['Semaine', 'Partiels'])
  expect(address()).toBe('/dashboard?id=1&edit=1')
  expect(shown()).toEqual(['9'])
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
})

test('an undo of one dashboard changes nothing in another one', async () => {
  const items = [placement('9', 0, 0, 4, 3)]
  storeList([dashboard({ items }), dashboard({ id: '2', items: [placement('4', 0, 0, 4, 3)] })])
  const { router } = renderPage(Dashboard, '/dashboard?id=1&edit=1')
  press('Rétablir la disposition par défaut')
  await waitFor(() => expect(toasts).toHaveLength(1))
  await act(() => router.navigate('/dashboard?id=2&edit=1'))
  press('Quitter sans enregistrer')
  await waitFor(() => expect(address()).toBe('/dashboard?id=2&edit=1'))
  act(() => toasts[0]?.action?.run())
  expect(shown()).toEqual(['4'])
})

test("a member's draft is gone when another member is signed in, also for its undo", async () => {
  renderPage(Dashboard, '/dashboard?edit=1')
  press('Remove Timer')
  press('Rétablir la disposition par défaut')
  press('Remove Timer')
  await waitFor(() => expect(toasts).toHaveLength(3))
  await act(async () => signIn('member-2'))
  expect(shown()).toHaveLength(10)
  for (const { action } of toasts) act(() => action?.run())
  expect(shown()).toHaveLength(10)
  startSaving('À moi')
  await afterSaving()
  expect(storedList()).toMatchObject([{ userId: 'member-2', name: 'À moi' }])
  expect(storedList()[0]?.items).toHaveLength(10)
})

test('what a member was saving when another one was signed in is saved for neither, and not told to the other', async () => {
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

test('a save pressed before the page has heard of the other member is refused', async () => {
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

test('an edit that was begun before another device’s version came says so when it is saved', async () => {
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
