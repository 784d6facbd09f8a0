import { setPreference } from '@cadence/shared/preferences'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '../../../dashboards/dashboards-storage.ts'
import { ACCOUNT_PATIENCE_MS, noteList, noteListAwaited } from '../../../dashboards/main-opening.ts'
import { readDashboardsAgain } from '../../../dashboards/read-dashboards.ts'
import { dashboard, placement, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from './edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
vi.mock('../../../dashboards/read-dashboards.ts', () => ({ readDashboardsAgain: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

/** Preferences live as long as the page: each test has a member of its own. */
let count = 0
let userId = ''

/** A dashboard of the member with one widget, by which it is recognised. */
const own = (id: string, widget: '8' | '9' | '6', day = 20) =>
  dashboard({
    ...{ id, userId, name: `Tableau ${id}`, items: [placement(widget, 0, 0, 4, 3)] },
    updatedAt: `2026-11-${day}T10:00:00.000Z`,
  })

const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))
/** Preferences that another tab has stored. */
const storePreferences = (values: object | null) => {
  const key = `preferences:${userId}`
  if (values) localStorage.setItem(key, JSON.stringify({ values, pending: [] }))
  else localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
/** A browser in which the member never was. */
const forgetMember = () => {
  storePreferences(null)
  localStorage.removeItem(storageKeys.server)
}
const isWaiting = () => screen.queryByRole('status', { name: 'Chargement de votre tableau de bord' }) !== null
const list = (...records: unknown[]) => {
  storeList(records)
  act(() => void window.dispatchEvent(new Event('dashboardForceRefresh')))
}

// Edit mode is loaded, as it is once the page was idle.
beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  count += 1
  userId = `main-${count}`
  signIn(userId)
  storePreferences({})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('/dashboard opens the chosen dashboard, else the last one, else the one that was edited last', async () => {
  list(own('a', '8', 20), own('b', '9', 19), own('c', '6', 18))
  const { router } = renderPage(Dashboard, '/dashboard')
  expect(shown()).toEqual(['8'])
  await act(() => router.navigate('/dashboard?id=b'))
  await act(() => router.navigate('/dashboard'))
  expect(shown()).toEqual(['9'])
  setPreference('mainDashboard', 'c')
  await act(() => router.navigate('/dashboard?id=a'))
  await act(() => router.navigate('/dashboard'))
  expect(shown()).toEqual(['6'])
})

test('a member of an earlier release finds the dashboard that this browser noted', () => {
  list(own('a', '8'), own('b', '9', 19))
  localStorage.setItem(storageKeys.lastOpened, JSON.stringify({ [userId]: 'b' }))
  renderPage(Dashboard, '/dashboard')
  expect(shown()).toEqual(['9'])
})

test('a new dashboard begins from the default layout, also after a reload', () => {
  list(own('a', '8'))
  renderPage(Dashboard, '/dashboard?new=1&edit=1')
  expect(shown()).toHaveLength(10)
  cleanup()
  renderPage(Dashboard, '/dashboard?new=1&edit=1')
  expect(shown()).toHaveLength(10)
})

test.each(['?', '?id=a&', '?new=1&'])(
  'at /dashboard%s, an address that asks for editing starts it',
  async (search) => {
    list(own('a', '8'))
    const { router } = renderPage(Dashboard, `/dashboard${search}`)
    const isEditing = () => document.documentElement.hasAttribute('data-editing')
    expect(isEditing()).toBe(false)
    await act(() => router.navigate(`/dashboard${search}edit=1`))
    expect(isEditing()).toBe(true)
  },
)

test('a main dashboard that is deleted gives way to the next, and the default layout to the first', async () => {
  renderPage(Dashboard, '/dashboard')
  expect(shown()).toHaveLength(10)
  list(own('a', '8'), own('b', '9', 19))
  await waitFor(() => expect(shown()).toEqual(['8']))
  list(own('b', '9', 19))
  await waitFor(() => expect(shown()).toEqual(['9']))
  list()
  await waitFor(() => expect(shown()).toHaveLength(10))
})

test('on a device that does not know the member, nothing is shown before the account has answered', async () => {
  forgetMember()
  renderPage(Dashboard, '/dashboard')
  expect([isWaiting(), shown()]).toEqual([true, []])
  fireEvent.pointerDown(document.body)
  expect(isWaiting()).toBe(true)
  // Of two the member may have chosen one, on another device.
  list(own('a', '8'), own('b', '9', 19))
  expect([isWaiting(), shown()]).toEqual([true, []])
  act(() => {
    noteList(userId, true)
    storePreferences({ mainDashboard: 'b' })
  })
  await waitFor(() => expect([isWaiting(), shown()]).toEqual([false, ['9']]))
})

test('what is awaited is drawn at the places of the default layout', () => {
  forgetMember()
  renderPage(Dashboard, '/dashboard')
  const blank = [...document.querySelectorAll('[data-blank]')].map((cell) => cell.getAttribute('data-blank'))
  expect(blank.toSorted()).toEqual(defaultLayout.map(({ id }) => id).toSorted())
})

const unread = 'Votre tableau n’a pas pu être chargé.'

test('a board that could not be loaded is said to be missing, and asked for again, with the focus where it was', async () => {
  forgetMember()
  renderPage(Dashboard, '/dashboard')
  expect(screen.queryByText(unread)).toBeNull()
  act(() => noteList(userId, false))
  expect((await screen.findByRole('alert')).textContent).toBe(unread)
  expect(screen.queryByText(/Everything is ready/)).toBeNull()
  expect(screen.getByText('Voici le tableau par défaut.')).toBeTruthy()
  expect(shown()).toHaveLength(10)
  const retry = screen.getByRole('button', { name: 'Réessayer' })
  retry.focus()
  fireEvent.click(retry)
  expect(vi.mocked(readDashboardsAgain)).toHaveBeenCalledWith(userId)
  await act(async () => noteListAwaited())
  expect(document.activeElement).toBe(retry)
  await act(async () => noteList(userId, true))
  expect(screen.queryByText(unread)).toBeNull()
  expect(screen.getByText(/Everything is ready/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('an account without a dashboard shows the default layout as soon as it has said so', async () => {
  forgetMember()
  renderPage(Dashboard, '/dashboard?edit=1')
  expect(isWaiting()).toBe(true)
  act(() => noteList(userId, true))
  await waitFor(() => expect(shown()).toHaveLength(10))
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
})

test('an account that does not answer is not waited for', () => {
  vi.useFakeTimers()
  forgetMember()
  renderPage(Dashboard, '/dashboard')
  expect(isWaiting()).toBe(true)
  act(() => void vi.advanceTimersByTime(ACCOUNT_PATIENCE_MS))
  expect([isWaiting(), shown().length]).toEqual([false, 10])
})

test('without a network nothing is waited for', () => {
  forgetMember()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderPage(Dashboard, '/dashboard')
  expect([isWaiting(), shown().length]).toEqual([false, 10])
  online.mockRestore()
})

test('another main dashboard of the account takes the place of the one on the screen, until the member uses that', async () => {
  list(own('a', '8'), own('b', '9', 19), own('c', '6', 18))
  renderPage(Dashboard, '/dashboard')
  expect(shown()).toEqual(['8'])
  act(() => void setPreference('mainDashboard', 'b'))
  await waitFor(() => expect(shown()).toEqual(['9']))
  fireEvent.pointerDown(document.body)
  act(() => void setPreference('mainDashboard', 'c'))
  await act(async () => undefined)
  expect(shown()).toEqual(['9'])
})

test('a layout is never replaced while it is edited', async () => {
  list(own('a', '8'), own('b', '9', 19))
  renderPage(Dashboard, '/dashboard')
  fireEvent.click(screen.getByRole('button', { name: 'Edit Dashboard' }))
  act(() => void setPreference('mainDashboard', 'b'))
  await act(async () => undefined)
  expect(shown()).toEqual(['8'])
  list(own('b', '9', 19))
  expect(shown()).not.toEqual(['9'])
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
})
