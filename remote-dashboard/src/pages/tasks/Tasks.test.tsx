import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAVE_DELAY_MS } from '../../dashboards/edit-dashboards.ts'
import { noteOpened } from '../../dashboards/last-opened-dashboard.ts'
import { dashboard, signIn, storedList, storeList } from '../../testing/fixtures.ts'
import { renderPage, toasts } from '../../testing/render-page.tsx'
import { defaultLayout, defaultPlacement } from '../../widgets/catalogue.ts'
import { addTool } from './add-tool.ts'
import Tasks from './Tasks.tsx'

vi.mock('../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

let member = 0
beforeEach(() => {
  localStorage.clear()
  // Records live as long as the page: each test has a member of its own.
  member += 1
  signIn(`member-${member}`)
})
afterEach(cleanup)

const tab = (name: string) => screen.getByRole('tab', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const address = () => screen.getByTestId('address').textContent
const card = (title: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }))
  if (!found) throw new Error(`No card ${title}`)
  return found
}
const open = (fields: Parameters<typeof dashboard>[0] = {}) => {
  const userId = `member-${member}`
  storeList([dashboard({ userId, items: [defaultPlacement('8')], ...fields })])
  noteOpened(userId, '1')
}

test('the page has the tabs of the specification, the first one active, and the tools in three sections', () => {
  renderPage(Tasks, '/tasks')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All Tools',
    'New',
    'Most Popular',
    'Essential',
    'Focus & Productivity',
    'Organization & Planning',
    'Well-Being & Mindset',
    'Analytics & Self-Analysis',
    'Recently Added',
    'Favorites',
  ])
  expect(tab('All Tools').getAttribute('aria-selected')).toBe('true')
  expect(sections()).toEqual(['Essentials', 'Focus & Productivity', 'Organization & Planning'])
  expect(titles()).toHaveLength(11)
  expect(within(card('Zen')).getByText('Premium')).toBeTruthy()
  expect(within(card('Taskboard')).getByText('New')).toBeTruthy()
})

test('what is on the board is marked, and a tool that is not chosen yet has no picture', () => {
  open()
  renderPage(Tasks, '/tasks')
  const cards = [...document.querySelectorAll<HTMLElement>('[data-tool]')]
  const named = (mark: 'there' | 'awaited') =>
    cards.filter(({ dataset }) => dataset[mark]).map((item) => item.querySelector('h3')?.textContent)
  expect(named('there')).toEqual(['Timer'])
  expect(named('awaited')).toEqual(['A définir', 'A définir'])
  const pictures = cards.filter(
    ({ firstElementChild: first }) => first?.getAttribute('aria-hidden') === 'true',
  )
  expect(pictures).toHaveLength(cards.length - 2)
})

test('a long description is shortened on the card, and whole for a screen reader and in the tooltip', () => {
  renderPage(Tasks, '/tasks')
  const text = card('Calendar').querySelector('p')
  const whole = text?.title ?? ''
  expect(whole.length).toBeGreaterThan(68)
  expect(text?.querySelector('[aria-hidden]')?.textContent).toBe(`${whole.slice(0, 68)}…`)
  expect(text?.querySelector('.visually-hidden')?.textContent).toBe(whole)
})

test('the active tab is in the address, and an address opens its tab', async () => {
  renderPage(Tasks, '/tasks?tab=popular')
  expect(titles()).toEqual(['Zen', 'Focus Shield', 'Mood Track'])
  await userEvent.click(tab('Recently Added'))
  expect(address()).toBe('/tasks?tab=recent')
  expect(titles()).toEqual(['Taskboard'])
  expect(screen.getByRole('tabpanel', { name: 'Recently Added' })).toBeTruthy()
})

test('arrows, Home and End move between the tabs, and the Tab key reaches only the active one', async () => {
  renderPage(Tasks, '/tasks')
  act(() => tab('All Tools').focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('New'))
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(tab('Favorites'))
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('All Tools').getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('All Tools')])
})

test('a tab without a tool says so and leads back to all tools', async () => {
  renderPage(Tasks, '/tasks?tab=well-being')
  expect(screen.getByRole('heading', { name: 'No tools found for this category.' })).toBeTruthy()
  expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
  await press('Voir tous les outils')
  expect(titles()).toHaveLength(11)
  expect(document.activeElement).toBe(tab('All Tools'))
})

test('a star marks a favourite for good; without the star the card is removed and the focus moves on', async () => {
  const { unmount } = renderPage(Tasks, '/tasks')
  await press('Timer en favori')
  await press('Zen en favori')
  expect(screen.getByRole('button', { name: 'Zen en favori', pressed: true })).toBeTruthy()
  unmount()
  renderPage(Tasks, '/tasks?tab=favorites')
  expect(titles()).toEqual(['Timer', 'Zen'])
  await press('Timer en favori')
  expect(titles()).toEqual(['Zen'])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zen en favori' })),
  )
  await press('Zen en favori')
  expect(screen.getByText('No tools found for this category.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(tab('Favorites')))
})

test('Add puts the widget on the main dashboard, and its toast opens that dashboard', async () => {
  open()
  renderPage(Tasks, '/tasks')
  expect(screen.getByText(/Les outils s’ajoutent à «.Semaine.»/)).toBeTruthy()
  await press('Add To-do-list')
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('To-do List ajouté à «\u202fSemaine\u202f»'))
  expect(
    storedList()[0]
      ?.items.map(({ id }) => id)
      .sort(),
  ).toEqual(['8', '9'])
  act(() => toasts.at(-1)?.action?.run())
  await waitFor(() => expect(address()).toBe('/dashboard?id=1'))
})

test('two tools that are added right after each other are both on the dashboard', async () => {
  open()
  renderPage(Tasks, '/tasks')
  await press('Add To-do-list')
  await press('Add Calendar')
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(
    storedList()[0]
      ?.items.map(({ id }) => id)
      .sort(),
  ).toEqual(['2', '8', '9'])
})

test('the button of a tool that is on the dashboard says so, and leads to it', async () => {
  open()
  const before = storedList()
  renderPage(Tasks, '/tasks')
  expect(screen.getByRole('button', { name: 'Add Calendar' })).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Sur votre tableau\u202f: voir Timer' })
  expect(button.textContent).toBe('Sur votre tableau')
  await userEvent.click(button)
  await waitFor(() => expect(address()).toBe('/dashboard?id=1'))
  expect(storedList()).toEqual(before)
  expect(toasts).toEqual([])
})

test('when a tool has been added, the focus stays on its button, which now leads to it', async () => {
  open()
  renderPage(Tasks, '/tasks')
  await press('Add Calendar')
  const button = await screen.findByRole('button', { name: 'Sur votre tableau\u202f: voir Calendar' })
  expect(document.activeElement).toBe(button)
})

test('a chosen main dashboard is the one that tools are added to, whichever was opened last', async () => {
  const userId = `member-${member}`
  storeList([
    dashboard({ userId, items: [] }),
    dashboard({ userId, id: '2', name: 'Partiels', items: [defaultPlacement('8')] }),
  ])
  await storePreferences({ lastDashboard: '1', mainDashboard: '2' })
  renderPage(Tasks, '/tasks')
  expect(screen.getByText(/Les outils s’ajoutent à «.Partiels.»/)).toBeTruthy()
  await press('Add Calendar')
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Life Planner ajouté à «\u202fPartiels\u202f»'))
  expect(storedList().map(({ items }) => items.length)).toEqual([0, 2])
})

/** The browser has the preferences that another tab, or the account, has stored. */
const storePreferences = (values: object) =>
  act(async () => {
    const key = `preferences:member-${member}`
    localStorage.setItem(key, JSON.stringify({ values, pending: [] }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
const two = () => {
  const userId = `member-${member}`
  storeList([
    dashboard({ userId, items: [], updatedAt: '2026-11-21T10:00:00.000Z' }),
    dashboard({ userId, id: '2', name: 'Partiels', items: [defaultPlacement('8')] }),
  ])
}

test('in a browser that does not know the main dashboard yet, Add waits for the account, and then adds to it', async () => {
  two()
  renderPage(Tasks, '/tasks')
  expect(screen.getByText('Les outils s’ajoutent à votre tableau principal.')).toBeTruthy()
  await press('Add Calendar')
  expect(screen.getByRole('button', { name: 'Add Calendar', busy: true })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS + 100))
  expect(storedList().map(({ items }) => items.length)).toEqual([0, 1])
  await storePreferences({ mainDashboard: '2' })
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Life Planner ajouté à «\u202fPartiels\u202f»'))
  expect(storedList().map(({ items }) => items.length)).toEqual([0, 2])
})

test('an Add that waits for the account is made although the member shows another tab, or leaves the page', async () => {
  two()
  const { router } = renderPage(Tasks, '/tasks')
  await press('Add Calendar')
  await userEvent.click(tab('New'))
  await press('Add Taskboard')
  await act(() => router.navigate('/settings'))
  expect(screen.getByText('elsewhere')).toBeTruthy()
  expect(storedList().map(({ items }) => items.length)).toEqual([0, 1])
  await storePreferences({ mainDashboard: '2' })
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(
    storedList()[1]
      ?.items.map(({ id }) => id)
      .sort(),
  ).toEqual(['11', '2', '8'])
  expect(storedList()[0]?.items).toEqual([])
})

test('an Add that waits shows so again on its card when the tab of the card is opened again', async () => {
  two()
  renderPage(Tasks, '/tasks')
  await press('Add Calendar')
  await userEvent.click(tab('New'))
  await userEvent.click(tab('All Tools'))
  expect(screen.getByRole('button', { name: 'Add Calendar', busy: true })).toBeTruthy()
  await storePreferences({ mainDashboard: '2' })
  await waitFor(() => expect(toasts).toHaveLength(1))
})

test('an Add of a member who signs out while it waits is not made for the next member', async () => {
  two()
  const before = storedList()
  const { router } = renderPage(Tasks, '/tasks')
  await press('Add Calendar')
  await act(() => router.navigate('/settings'))
  await act(async () => signIn('another'))
  await new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS + 100))
  expect(screen.getByText('elsewhere')).toBeTruthy()
  expect(storedList()).toEqual(before)
  expect(toasts).toEqual([])
})

test('a tool that turns out to be on the main dashboard is not added again', async () => {
  two()
  const before = storedList()
  renderPage(Tasks, '/tasks')
  await press('Add Timer')
  await storePreferences({ mainDashboard: '2' })
  expect(
    screen.getByRole('button', { name: 'Sur votre tableau\u202f: voir Timer', busy: false }),
  ).toBeTruthy()
  expect(storedList()).toEqual(before)
  expect(toasts).toEqual([])
})

test('without a network, Add uses the dashboard that this browser knows', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  two()
  renderPage(Tasks, '/tasks')
  await press('Add Calendar')
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Life Planner ajouté à «\u202fSemaine\u202f»'))
  vi.restoreAllMocks()
})

test('Add makes a first dashboard from the default layout for a member without one, and only one', async () => {
  renderPage(Tasks, '/tasks')
  await press('Add Taskboard')
  await waitFor(() =>
    expect(toasts.at(-1)?.text).toBe('Taskboard ajouté à «\u202fMon tableau de bord\u202f»'),
  )
  expect(storedList().map(({ items }) => items.length)).toEqual([defaultLayout.length + 1])
  act(() => toasts.at(-1)?.action?.run())
  await waitFor(() => expect(address()).toBe(`/dashboard?id=${storedList()[0]?.id}`))
})

test('two additions at once of a member without a dashboard make one dashboard with both', async () => {
  const navigate = async () => undefined
  await Promise.all([addTool('11', navigate), addTool('9', navigate)])
  expect(storedList().map(({ items }) => items.length)).toEqual([defaultLayout.length + 1])
})

test('the default layout, of a member without a dashboard, has the ten widgets', async () => {
  renderPage(Tasks, '/tasks')
  expect(screen.getByText('Les outils s’ajoutent au tableau de bord par défaut.')).toBeTruthy()
  await press('Sur votre tableau\u202f: voir Calendar')
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('a tool without a widget cannot be added, and says why', () => {
  renderPage(Tasks, '/tasks?tab=planning')
  const button = screen.getByRole('button', { name: 'Add A définir' })
  expect((button as HTMLButtonElement).disabled).toBe(true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toMatch(/ne peut pas être ajouté/)
  expect(screen.queryByRole('button', { name: 'A définir en favori' })).toBeNull()
})
