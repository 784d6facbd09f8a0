import { setPreference } from '@cadence/shared/preferences'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '../../dashboards/dashboards-storage.ts'
import { noteList, opening } from '../../dashboards/main-opening.ts'
import { readStyleSheets } from '../../testing/each-file.test-kit.ts'
import { dashboard, placement, signIn, storedList, storeList } from '../../testing/fixtures.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import Collection from './Collection.tsx'

readStyleSheets()

vi.mock('../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
const syncDashboards = vi.hoisted(() => vi.fn())
vi.mock('../../dashboards/dashboards-sync.ts', () => ({ syncDashboards }))

beforeEach(() => {
  localStorage.clear()
  signIn()
  opening.list = null
})
afterEach(cleanup)

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const card = (name: string) => screen.getByRole('link', { name: `Ouvrir «\u202f${name}\u202f»` })
const address = () => screen.getByTestId('address').textContent

test('without a dashboard the page shows how to begin', () => {
  renderPage(Collection, '/collection')
  expect(screen.getByRole('heading', { level: 1, name: 'Collection' })).toBeTruthy()
  expect(screen.getByText('No dashboards yet')).toBeTruthy()
  expect(screen.getByText('Create your first dashboard to get started')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create Dashboard' }).getAttribute('href')).toMatch(/^\/dashboard/)
})

test('a browser that does not know the member says nothing before the account has answered', async () => {
  localStorage.removeItem(storageKeys.server)
  renderPage(Collection, '/collection')
  expect(screen.getByRole('status', { name: 'Chargement de vos tableaux de bord' })).toBeTruthy()
  expect(screen.queryByText('No dashboards yet')).toBeNull()
  act(() => noteList('member-1', true))
  await waitFor(() => expect(screen.getByText('No dashboards yet')).toBeTruthy())
})

test('a list that takes long is still awaited', () => {
  vi.useFakeTimers()
  localStorage.removeItem(storageKeys.server)
  renderPage(Collection, '/collection')
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.getByRole('status', { name: 'Chargement de vos tableaux de bord' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  vi.useRealTimers()
})

test('a list that does not come is no empty collection: the page says so, and asks again', async () => {
  localStorage.removeItem(storageKeys.server)
  renderPage(Collection, '/collection')
  act(() => noteList('member-1', false))
  expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être chargés')
  expect(screen.queryByText('No dashboards yet')).toBeNull()
  expect(screen.getByRole('link', { name: 'Create New Dashboard' })).toBeTruthy()
  let answer = () => {}
  syncDashboards.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)))
  await press('Réessayer')
  expect(screen.getByRole('status', { name: 'Chargement de vos tableaux de bord' })).toBeTruthy()
  answer()
  expect(await screen.findByText('No dashboards yet')).toBeTruthy()
})

test("shows the member's own dashboards, the last edited first, each with its miniature of at most 8 widgets", () => {
  const updatedAt = new Date(Date.now() - 2 * 86_400_000).toISOString()
  storeList([
    dashboard({ updatedAt: new Date(Date.now() - 9 * 86_400_000).toISOString(), name: 'Avant' }),
    dashboard({ id: '2', updatedAt }),
    dashboard({ id: '3', userId: 'someone', name: 'Secret' }),
  ])
  renderPage(Collection, '/collection')
  expect(names()).toEqual(['Semaine', 'Avant'])
  expect(screen.getByText('Edited 2 days ago')).toBeTruthy()
  expect(screen.getByText('Edited 1 week ago')).toBeTruthy()
  expect(screen.getAllByText('Productivity')).toHaveLength(2)
  expect(document.querySelector('[data-miniature]')?.querySelectorAll('[data-kind]')).toHaveLength(8)
  expect(screen.getByRole('link', { name: 'Create New Dashboard' })).toBeTruthy()
  expect(card('Semaine').getAttribute('href')).toBe('/dashboard?id=2')
})

test('of several dashboards the one that was opened last says so; a single one has nothing to say', () => {
  setPreference('lastDashboard', '2')
  storeList([dashboard({ id: '2', name: 'Autre' })])
  renderPage(Collection, '/collection')
  expect(screen.queryByText('Ouvert en dernier')).toBeNull()
  storeList([dashboard(), dashboard({ id: '2', name: 'Autre' })])
  act(() => void window.dispatchEvent(new Event('dashboardForceRefresh')))
  expect(screen.getByText('Ouvert en dernier').closest('li')?.dataset.dashboard).toBe('2')
})

test('Edit opens the dashboard in edit mode', async () => {
  storeList([dashboard()])
  renderPage(Collection, '/collection')
  await press('Edit Semaine')
  await waitFor(() => expect(address()).toBe('/dashboard?id=1&edit=1'))
})

test('Delete removes a dashboard, keeps the focus on the page, and can be undone', async () => {
  storeList([dashboard(), dashboard({ id: '2', name: 'Autre' })])
  renderPage(Collection, '/collection')
  await press('Delete Semaine')
  await waitFor(() => expect(names()).toEqual(['Autre']))
  await waitFor(() => expect(document.activeElement).toBe(card('Autre')))
  expect(storedList()).toHaveLength(1)
  await act(async () => toasts.at(-1)?.action?.run())
  await waitFor(() => expect(names()).toHaveLength(2))
})

test('after a delete the focus moves to the next card, else to the card before, else to the title', async () => {
  const at = (day: number) => `2026-11-${day}T10:00:00.000Z`
  storeList(['A', 'B', 'C'].map((name, n) => dashboard({ id: name, name, updatedAt: at(20 - n) })))
  renderPage(Collection, '/collection')
  const focused = (part: () => Element) => waitFor(() => expect(document.activeElement).toBe(part()))
  await press('Delete B')
  await focused(() => card('C'))
  await press('Delete C')
  await focused(() => card('A'))
  await press('Delete A')
  await focused(() => screen.getByRole('heading', { level: 1 }))
})

test('a delete does not move a focus that was elsewhere', async () => {
  storeList([dashboard(), dashboard({ id: '2', name: 'Autre' }), dashboard({ id: '3', name: 'Tiers' })])
  renderPage(Collection, '/collection')
  const elsewhere = screen.getByRole('button', { name: 'Share Tiers' })
  elsewhere.focus()
  act(() => screen.getByRole('button', { name: 'Delete Semaine' }).click())
  await waitFor(() => expect(names()).toEqual(['Autre', 'Tiers']))
  await new Promise((done) => setTimeout(done, 50))
  expect(document.activeElement).toBe(elsewhere)
})

test('one press makes a dashboard the main one: it says so, stands first, and a press or the toast takes that back', async () => {
  storeList([
    dashboard({ updatedAt: '2026-11-20T10:00:00.000Z' }),
    dashboard({ id: '2', name: 'Autre', updatedAt: '2026-11-19T10:00:00.000Z' }),
  ])
  renderPage(Collection, '/collection')
  const toggle = (name: string) =>
    screen.getByRole('button', { name: `«\u202f${name}\u202f» comme tableau principal` })
  const pressed = () => ['Semaine', 'Autre'].map((name) => toggle(name).getAttribute('aria-pressed'))
  const main = () => screen.queryByText('Tableau principal')?.closest('li')?.dataset.dashboard
  expect(names()).toEqual(['Semaine', 'Autre'])
  expect(pressed()).toEqual(['false', 'false'])
  expect(main()).toBeUndefined()
  toggle('Autre').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Autre', 'Semaine']))
  expect(pressed()).toEqual(['false', 'true'])
  expect(main()).toBe('2')
  expect(document.activeElement).toBe(toggle('Autre'))
  expect(toasts.at(-1)?.text).toBe('«\u202fAutre\u202f» est votre tableau principal')
  await userEvent.click(toggle('Semaine'))
  await waitFor(() => expect(main()).toBe('1'))
  act(() => toasts.at(-1)?.action?.run())
  await waitFor(() => expect(main()).toBe('2'))
  await userEvent.click(toggle('Autre'))
  await waitFor(() => expect(main()).toBeUndefined())
  expect(pressed()).toEqual(['false', 'false'])
  expect(toasts.at(-1)?.text).toBe('«\u202fAutre\u202f» n’est plus votre tableau principal')
  expect(names()).toEqual(['Semaine', 'Autre'])
})

test('a dashboard without a widget has a place for the first one', () => {
  storeList([dashboard({ items: [] })])
  renderPage(Collection, '/collection')
  expect(document.querySelector('[data-miniature] [data-vacant]')).toBeTruthy()
  expect(document.querySelector('[data-miniature] [data-kind]')).toBeNull()
})

test('before the widgets are drawn, each card of the picture has its name, and a place for wide and narrow frames', () => {
  storeList([dashboard({ items: [placement('1', 0, 0, 8, 2), placement('8', 8, 0, 4, 3)] })])
  renderPage(Collection, '/collection')
  const cards = [...document.querySelectorAll<HTMLElement>('[data-miniature] [data-kind]')]
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Personal Tracker', 'Timer'])
  const places = (name: string) => cards.map(({ style }) => style.getPropertyValue(name))
  expect(places('--place')).toEqual(['1 / 1 / span 2 / span 8', '1 / 9 / span 3 / span 4'])
  expect(places('--place-of-two')).toEqual(['1 / 1 / span 2 / span 2', '3 / 1 / span 3 / span 2'])
})

test('of a long name the end in brackets stays in sight, and the link is called by the whole name', () => {
  const name = 'Révisions du second semestre avec les travaux dirigés (copie 2)'
  storeList([dashboard({ name })])
  renderPage(Collection, '/collection')
  expect(card(name)).toBeTruthy()
  const heading = screen.getByRole('heading', { level: 2, name: /^Révisions/ })
  expect(heading.textContent).toBe(name)
  expect(heading.hasAttribute('data-long')).toBe(true)
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual([
    'Révisions du second semestre avec les travaux dirigés',
    '(copie 2)',
  ])
})

test('Duplicate makes a copy with its own id', async () => {
  storeList([dashboard()])
  renderPage(Collection, '/collection')
  await press('Duplicate Semaine')
  await waitFor(() => expect(names()).toEqual(['Semaine (copie)', 'Semaine']), { timeout: 2000 })
  expect(new Set(storedList().map(({ id }) => id)).size).toBe(2)
})

test('each copy has a name of its own, a copy of a copy too', async () => {
  storeList([dashboard({ name: 'Semaine (copie)' }), dashboard({ id: '2' })])
  renderPage(Collection, '/collection')
  await press('Duplicate Semaine (copie)')
  await waitFor(() => expect(names()).toContain('Semaine (copie 2)'), { timeout: 2000 })
  await press('Duplicate Semaine')
  await waitFor(() => expect(names()).toContain('Semaine (copie 3)'), { timeout: 2000 })
})

test('Share passes the texts of the specification and the address of the page to the browser', async () => {
  storeList([dashboard()])
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  renderPage(Collection, '/collection')
  await press('Share Semaine')
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Semaine - Dashboard',
    text: 'Check out my Semaine dashboard!',
    url: window.location.href,
  })
  Reflect.deleteProperty(navigator, 'share')
})

test('when the browser cannot share, the address is copied', async () => {
  storeList([dashboard()])
  renderPage(Collection, '/collection')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Share Semaine' }))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Lien copié'))
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})

test.each(['storage', 'dashboardSaved', 'dashboardDeleted', 'dashboardForceRefresh'])(
  'the collection reloads on %s',
  (name) => {
    renderPage(Collection, '/collection')
    storeList([dashboard()])
    act(() => void window.dispatchEvent(new Event(name)))
    expect(names()).toEqual(['Semaine'])
  },
)

test('the collection reloads every second without any event, and renders only when the stored text changed', () => {
  vi.useFakeTimers()
  storeList([dashboard()])
  const parse = vi.spyOn(JSON, 'parse')
  renderPage(Collection, '/collection')
  const heading = screen.getByRole('heading', { level: 2 })
  parse.mockClear()
  act(() => void vi.advanceTimersByTime(5000))
  expect(parse).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { level: 2 })).toBe(heading)
  storeList([dashboard({ name: 'Renommé' })])
  act(() => void vi.advanceTimersByTime(1000))
  expect(names()).toEqual(['Renommé'])
  vi.useRealTimers()
})

test('the picture of the card that is opened has the name by which it grows into the page, and no other has it', () => {
  storeList([dashboard(), dashboard({ id: '2', name: 'Autre' })])
  renderPage(Collection, '/collection')
  const named = () =>
    [...document.querySelectorAll('li')]
      .filter((card) => card.querySelector<HTMLElement>('[data-miniature]')?.style.viewTransitionName)
      .map(({ dataset }) => dataset.dashboard)
  fireEvent.click(card('Semaine'), { ctrlKey: true })
  expect(named()).toEqual([])
  // The page stays, so that both can be pressed.
  for (const name of ['Semaine', 'Autre'])
    card(name).addEventListener('click', (event) => event.preventDefault(), { capture: true })
  fireEvent.click(card('Semaine'))
  expect(named()).toEqual(['1'])
  fireEvent.click(card('Autre'))
  expect(named()).toEqual(['2'])
})
