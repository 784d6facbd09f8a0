import { client } from '@cadence/shared/api/client'
import { authState } from '@cadence/shared/auth'
import type { Notice } from '@cadence/shared/schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { becomeIdle, elodie, isOpen, removeLayout, renderLayout } from '../layout.test-kit.tsx'

const notice = (id: string, readAt: string | null = null, kind = 'welcome'): Notice => ({
  id,
  kind,
  data: {},
  createdAt: new Date(Date.now() - 3 * 60_000).toISOString(),
  readAt,
})

/** The notices of the API, its calls so far, and whether it fails. */
let stored: Notice[]
let asked: string[]
let fails: boolean
/** A list waits for this promise. Its notices are those from the moment of the call. */
let slow: Promise<void> | undefined

const unread = () => stored.filter(({ readAt }) => readAt === null).length

beforeEach(() => {
  stored = []
  asked = []
  fails = false
  slow = undefined
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(client, 'request').mockImplementation(async ({ method, url, data }) => {
    asked.push(`${method} ${url}${data ? ` ${JSON.stringify(data)}` : ''}`)
    if (fails) throw new Error('no network')
    if (method === 'get') {
      const answer = { notices: stored, unread: unread() }
      await slow
      return { data: answer, status: 200 }
    }
    stored = stored.map((one) => ({ ...one, readAt: one.readAt ?? new Date().toISOString() }))
    return { data: { unread: unread() }, status: 200 }
  })
})
afterEach(removeLayout)

const button = () => screen.getByRole('button', { name: /^Notifications/ })
const panel = () => screen.getByRole('dialog', { name: 'Notifications' })
const press = () => userEvent.click(button())

test('nothing is requested before the page has rendered; then the button names the number of unread notices', async () => {
  stored = [notice('b'), notice('a')]
  renderLayout()
  expect(asked).toEqual([])
  expect(button().getAttribute('aria-label')).toBe('Notifications')
  await becomeIdle()
  expect(asked).toEqual(['get /notices'])
  expect(button().getAttribute('aria-label')).toBe('Notifications, 2 non lues')
  expect(within(screen.getByRole('banner')).getByText('2')).toBeTruthy()
})

test('one unread notice is named in the singular, and more than nine are shown as 9+', async () => {
  stored = [notice('a')]
  renderLayout()
  await becomeIdle()
  expect(button().getAttribute('aria-label')).toBe('Notifications, 1 non lue')
  removeLayout()
  stored = Array.from({ length: 12 }, (_, i) => notice(String(i)))
  renderLayout()
  await becomeIdle()
  expect(button().getAttribute('aria-label')).toBe('Notifications, 12 non lues')
  expect(screen.getByText('9+')).toBeTruthy()
})

test('opening shows them and marks them as read, up to the newest that is shown', async () => {
  stored = [notice('b'), notice('a', '2026-01-01T00:00:00.000Z')]
  renderLayout()
  await becomeIdle()
  await press()
  const [first, second] = await within(panel()).findAllByRole('listitem')
  expect(first?.textContent).toContain('Bienvenue dans Cadence')
  expect(first?.textContent).toContain('il y a 3 minutes')
  // A new notice stays marked while the panel is open.
  expect(first?.textContent).toContain('Nouveau')
  expect(second?.textContent).not.toContain('Nouveau')
  await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Notifications'))
  expect(asked.slice(1)).toEqual(['get /notices', 'post /notices/read {"upTo":"b"}'])

  await press()
  await press()
  expect(within(panel()).queryByText('Nouveau')).toBeNull()
})

test('a panel that was closed before they came marks nothing as read', async () => {
  stored = [notice('a')]
  let arrive = () => {}
  slow = new Promise((resolve) => (arrive = resolve))
  renderLayout()
  await press()
  expect(within(panel()).getByRole('status', { name: 'Chargement des notifications' })).toBeTruthy()
  await press()
  await act(async () => arrive())
  expect(button().getAttribute('aria-label')).toBe('Notifications, 1 non lue')
  expect(asked).toEqual(['get /notices'])
})

test('a list that comes late does not bring back the number that was read since', async () => {
  stored = [notice('a')]
  let arrive = () => {}
  slow = new Promise((resolve) => (arrive = resolve))
  renderLayout()
  await becomeIdle()
  slow = undefined
  await press()
  await waitFor(() => expect(asked.at(-1)).toContain('post'))
  await act(async () => arrive())
  expect(button().getAttribute('aria-label')).toBe('Notifications')
})

test('an empty list shows a text', async () => {
  renderLayout()
  await press()
  expect(await within(panel()).findByText('Rien de nouveau pour l’instant')).toBeTruthy()
  expect(asked).toEqual(['get /notices'])
})

test('kinds that this client does not know are left out, and do not count', async () => {
  stored = [notice('b', null, 'unknown'), notice('a')]
  renderLayout()
  await becomeIdle()
  expect(button().getAttribute('aria-label')).toBe('Notifications, 1 non lue')
  await press()
  expect(await within(panel()).findAllByRole('listitem')).toHaveLength(1)
})

test('a failure shows a retry button, which keeps the focus in the panel', async () => {
  fails = true
  renderLayout()
  await press()
  expect((await within(panel()).findByRole('alert')).textContent).toContain(
    'Vos notifications n’ont pas pu être chargées.',
  )
  fails = false
  stored = [notice('a')]
  await userEvent.click(within(panel()).getByRole('button', { name: 'Réessayer' }))
  expect(await within(panel()).findByRole('listitem')).toBeTruthy()
  expect(within(panel()).queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(panel())
})

test('a failure keeps the list that is there', async () => {
  stored = [notice('a')]
  renderLayout()
  await becomeIdle()
  fails = true
  await press()
  expect(await within(panel()).findByRole('alert')).toBeTruthy()
  expect(within(panel()).getAllByRole('listitem')).toHaveLength(1)
  expect(button().getAttribute('aria-label')).toBe('Notifications, 1 non lue')
})

test('a failure while the panel is closed shows nothing', async () => {
  fails = true
  renderLayout()
  await becomeIdle()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('following a notice closes the panel', async () => {
  stored = [notice('a')]
  const router = renderLayout()
  await act(async () => router.navigate('/help'))
  await press()
  await userEvent.click(await within(panel()).findByRole('link'))
  expect(isOpen(panel())).toBe(false)
  await waitFor(() => expect(router.state.location.pathname).toBe('/tasks'))
})

test('the close button closes it', async () => {
  renderLayout()
  await press()
  await userEvent.click(within(panel()).getByRole('button', { name: 'Fermer les notifications' }))
  expect(isOpen(panel())).toBe(false)
})

test('another member starts with an empty panel and gets no late answer of the first member', async () => {
  stored = [notice('a'), notice('b')]
  let arrive = () => {}
  renderLayout()
  await becomeIdle()
  expect(button().getAttribute('aria-label')).toBe('Notifications, 2 non lues')
  slow = new Promise((resolve) => (arrive = resolve))
  await press()
  stored = []
  slow = undefined
  await act(async () => {
    authState.user = { ...elodie, _id: 'another' }
  })
  expect(button().getAttribute('aria-label')).toBe('Notifications')
  await act(async () => arrive())
  expect(button().getAttribute('aria-label')).toBe('Notifications')
  expect(asked.filter((call) => call.startsWith('post'))).toEqual([])
  await becomeIdle()
  expect(asked.at(-1)).toBe('get /notices')
})

test('signing out throws everything away', async () => {
  stored = [notice('a')]
  renderLayout()
  await becomeIdle()
  await act(async () => {
    authState.user = null
  })
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
})
