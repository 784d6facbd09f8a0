import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LazyModule, lazyModule } from '../../../lazy-module.ts'
import { dashboard, placement, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'
import type { EditModeModule } from './edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

/** Edit mode as the page loads it. Each test has one that is not loaded yet. */
const fresh = vi.hoisted((): { module?: LazyModule<EditModeModule> } => ({}))
vi.mock('./edit-mode-module.ts', () => ({
  editModeModule: { load: () => fresh.module?.load(), get: () => fresh.module?.get() ?? null },
}))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

/** The request for the file of edit mode. */
const request = vi.fn<() => Promise<void>>()
let answer: () => Promise<void>
let fail: () => Promise<void>

beforeEach(() => {
  request.mockReset().mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        answer = () => act(async () => resolve())
        fail = () => act(async () => reject(new Error('offline')))
      }),
  )
  fresh.module = lazyModule(async () => {
    await request()
    return import('./edit-mode.ts')
  })
  localStorage.clear()
  signIn()
  storeList([dashboard({ items: [placement('8', 0, 0, 4, 3), placement('4', 4, 0, 4, 3)] })])
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1136, 100))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const editButton = () => screen.getByRole('button', { name: 'Edit Dashboard' })
const isEditing = () => screen.queryByRole('heading', { name: 'Mode Edition' }) !== null
const hasPanelRoom = () => document.documentElement.dataset.editing !== undefined
const isBusy = () => editButton().getAttribute('aria-busy') === 'true'

test('the page asks for edit mode when a pointer is near the button, not before', async () => {
  renderPage(Dashboard, '/dashboard?id=1')
  expect(request).not.toHaveBeenCalled()
  fireEvent.pointerEnter(editButton())
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
})

test('a press before edit mode is loaded waits on the button, with the board as it was', async () => {
  renderPage(Dashboard, '/dashboard?id=1')
  fireEvent.click(editButton())
  expect([isBusy(), isEditing(), hasPanelRoom()]).toEqual([true, false, false])
  await answer()
  await waitFor(() => expect([isEditing(), hasPanelRoom()]).toEqual([true, true]))
})

test('an address that edits has the board, and the room of the panel, before edit mode is loaded', async () => {
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  expect([isEditing(), hasPanelRoom()]).toEqual([false, true])
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(2)
  await answer()
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
  expect(isEditing()).toBe(true)
})

test.each(['/dashboard?id=1', '/dashboard?id=1&edit=1'])(
  'at %s a toast says that edit mode did not load, the board stays, and Réessayer loads it again',
  async (address) => {
    renderPage(Dashboard, address)
    if (!hasPanelRoom()) fireEvent.click(editButton())
    await fail()
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]).toMatchObject({ kind: 'error', text: 'Le mode édition n’a pas pu s’ouvrir.' })
    expect([isBusy(), isEditing(), hasPanelRoom()]).toEqual([false, false, false])
    expect(document.querySelectorAll('[data-widget]')).toHaveLength(2)
    expect(toasts[0]?.action?.label).toBe('Réessayer')
    act(() => toasts[0]?.action?.run())
    await waitFor(() => expect(isEditing()).toBe(true))
    expect(request).toHaveBeenCalledTimes(2)
  },
)

test('a failure that nobody waits for says nothing, and the next press loads again', async () => {
  renderPage(Dashboard, '/dashboard?id=1')
  fireEvent.focus(editButton())
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  await fail()
  expect(toasts).toEqual([])
  fireEvent.click(editButton())
  await waitFor(() => expect(isEditing()).toBe(true))
})

test('a tool that was picked on an empty board is not put on the board that was opened meanwhile', async () => {
  storeList([dashboard({ items: [] }), dashboard({ id: '2', items: [placement('4', 0, 0, 4, 3)] })])
  const { router } = renderPage(Dashboard, '/dashboard?id=1')
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter Timer' }))
  await act(() => router.navigate('/dashboard?id=2'))
  await answer()
  const shown = [...document.querySelectorAll('[data-widget]')].map((cell) =>
    cell.getAttribute('data-widget'),
  )
  expect(shown).toEqual(['4'])
})
