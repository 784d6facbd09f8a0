import { authState } from '@cadence/shared/auth'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, placement, signIn, storedList, storeList } from '../../../testing/fixtures.ts'
import { fillStorage } from '../../../testing/full-storage.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from '../editor/edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

const items = [placement('8', 0, 0, 4, 3), placement('4', 4, 0, 4, 3)]

// Edit mode is loaded, as it is once the page was idle.
beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn()
  storeList([dashboard({ items })])
  // One column: the tests change the layout by buttons.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 358, 100))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByTestId('address').textContent
const question = () => screen.queryByRole('dialog', { name: 'Partir sans enregistrer ?' })
const isEditing = () => screen.queryByRole('heading', { name: 'Mode Edition' }) !== null
const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))

/** Opens a dashboard for editing and removes a widget. */
function open(path = '/dashboard?id=1&edit=1') {
  const page = renderPage(Dashboard, path)
  press('Remove Timer')
  return page
}
/** Closes the tab. @returns whether the browser asks first. */
const closeTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('without a change, nothing is asked', async () => {
  const { router } = renderPage(Dashboard, '/dashboard?id=1&edit=1')
  expect(closeTab()).toBe(false)
  press('Quitter le mode édition')
  expect([question(), isEditing()]).toEqual([null, false])
  await act(() => router.navigate('/elsewhere'))
  expect(address()).toBe('/elsewhere')
})

test('a change that was undone is no change', async () => {
  const { router } = open()
  press('Annuler la dernière modification')
  expect(closeTab()).toBe(false)
  await act(() => router.navigate('/elsewhere'))
  expect(address()).toBe('/elsewhere')
})

test('a link asks first, and the member may stay', async () => {
  const { router } = open()
  await act(() => router.navigate('/elsewhere'))
  expect(question()).not.toBeNull()
  expect(router.state.navigation.state).toBe('idle')
  press('Rester')
  expect([question(), isEditing(), address()]).toEqual([null, true, '/dashboard?id=1&edit=1'])
  // The next link asks again.
  await act(() => router.navigate('/elsewhere'))
  expect(question()).not.toBeNull()
})

test('a link asks first, and the member may leave without saving', async () => {
  const { router } = open()
  await act(() => router.navigate('/elsewhere'))
  press('Quitter sans enregistrer')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(storedList()[0]?.items).toHaveLength(2)
})

test('a link asks first, and the member may save under the same name and leave', async () => {
  const { router } = open()
  await act(() => router.navigate('/elsewhere'))
  press('Enregistrer')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(storedList()).toMatchObject([{ name: 'Semaine', items: [{ id: '4' }] }])
})

test('a dashboard without a name gets one before the page is left', async () => {
  const { router } = open('/dashboard?new=1&edit=1')
  await act(() => router.navigate('/elsewhere'))
  press('Enregistrer')
  expect(question()).toBeNull()
  const naming = within(screen.getByRole('dialog', { name: 'Add Collection Name' }))
  fireEvent.change(naming.getByRole('textbox'), { target: { value: 'Partiels' } })
  fireEvent.click(naming.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(storedList().map(({ name }) => name)).toContain('Partiels')
})

test('a member who cancels the name stays, with the layout on the screen, and is asked again the next time', async () => {
  const { router } = open('/dashboard?new=1&edit=1')
  await act(() => router.navigate('/elsewhere'))
  press('Enregistrer')
  press('Cancel')
  expect([question(), isEditing(), address()]).toEqual([null, false, '/dashboard?new=1'])
  await waitFor(() => expect(toasts.map(({ text }) => text)).toContain('Modifications non enregistrées'))
  expect(closeTab()).toBe(true)
  await act(() => router.navigate('/elsewhere'))
  expect(question()).not.toBeNull()
})

test.each(['without a change', 'with a change that is discarded'])(
  'a new dashboard that is left %s gives way to the main one',
  async (how) => {
    renderPage(Dashboard, '/dashboard?new=1&edit=1')
    if (how !== 'without a change') press('Remove Timer')
    press('Quitter le mode édition')
    if (how !== 'without a change') press('Quitter sans enregistrer')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect([isEditing(), shown()]).toEqual([false, ['8', '4']])
  },
)

test('the back button asks too, and continues after the answer', async () => {
  renderPage(Dashboard, '/dashboard')
  window.history.replaceState(null, '', '/elsewhere')
  cleanup()
  const { router } = renderPage(Dashboard, '/dashboard')
  await act(() => router.navigate('/dashboard?id=1'))
  press('Edit Dashboard')
  press('Remove Timer')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(question()).not.toBeNull())
  expect(address()).toBe('/dashboard?id=1')
  press('Quitter sans enregistrer')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  // The main dashboard, as it was saved.
  expect(shown()).toEqual(['8', '4'])
})

test('opening another dashboard asks first, and shows it as it was saved', async () => {
  storeList([dashboard({ items }), dashboard({ id: '2', name: 'Autre', items })])
  const { router } = open()
  await act(() => router.navigate('/dashboard?id=2'))
  expect(question()).not.toBeNull()
  press('Quitter sans enregistrer')
  await waitFor(() => expect(screen.getByText('Autre')).toBeTruthy())
  expect(shown()).toEqual(['8', '4'])
})

test('the exit icon asks whether to stay in edit mode, to discard the change, or to save it', async () => {
  open()
  press('Quitter le mode édition')
  press('Rester')
  expect([question(), isEditing()]).toEqual([null, true])
  press('Quitter le mode édition')
  press('Enregistrer')
  await waitFor(() => expect(isEditing()).toBe(false))
  await waitFor(() => expect(address()).toBe('/dashboard?id=1'))
  expect([question(), storedList()[0]?.items.length]).toEqual([null, 1])
  press('Edit Dashboard')
  press('Remove Focus Shield')
  press('Quitter le mode édition')
  press('Quitter sans enregistrer')
  expect([question(), isEditing(), shown()]).toEqual([null, false, ['4']])
  expect(screen.queryByText('Modifications non enregistrées')).toBeNull()
})

test('a save that fails keeps the member on the page, with the layout', async () => {
  const { router } = open()
  await act(() => router.navigate('/elsewhere'))
  fillStorage()
  press('Enregistrer')
  await waitFor(() => expect(toasts.some(({ kind }) => kind === 'error')).toBe(true))
  await waitFor(() => expect(question()).toBeNull())
  expect([isEditing(), address(), shown()]).toEqual([true, '/dashboard?id=1&edit=1', ['4']])
})

test('closing the tab asks while a change is not saved', () => {
  open()
  expect(closeTab()).toBe(true)
  press('Annuler la dernière modification')
  expect(closeTab()).toBe(false)
})

test('signing out asks nothing', async () => {
  const { router } = open()
  authState.isAuthenticated = false
  await act(() => router.navigate('/elsewhere', { replace: true }))
  expect([question(), address()]).toEqual([null, '/elsewhere'])
})

test('when another member signs in, the question is closed', async () => {
  const { router } = open()
  await act(() => router.navigate('/elsewhere'))
  await act(async () => signIn('member-2'))
  expect(question()).toBeNull()
  await act(() => router.navigate('/elsewhere'))
  expect(address()).toBe('/elsewhere')
})
