import { createBrowserRouter, paths, providePageWindow, RouterProvider } from '@cadence/shared/router'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { routeOf } from '../../routes.ts'
import { Help } from '../Help.tsx'
import { news } from './news.ts'
import { WhatsNew } from './WhatsNew.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show(Page: ComponentType) {
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}

test('What’s New keeps its stated text, and shows each thing that came with a way to try it', async () => {
  show(WhatsNew)
  expect(screen.getByRole('heading', { level: 1, name: "What's New" })).toBeTruthy()
  const items = await screen.findAllByRole('heading', { level: 3 })
  const soon = screen.getByText('Coming Soon')
  // Above the items it would say that they are still to come.
  expect(items.at(-1)?.compareDocumentPosition(soon)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(items).toHaveLength(news.length)
  expect(screen.getByText('25 novembre 2026')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links).toEqual(news.map(({ to }) => to))
  for (const to of links) expect(routeOf(new URL(to, window.location.href).pathname)).toBeTruthy()
})

test('what came since the last visit on this device says so, and a first visit marks nothing', async () => {
  show(WhatsNew)
  await screen.findAllByRole('heading', { level: 3 })
  expect(screen.queryByText('Nouveau')).toBeNull()
  expect(localStorage.getItem('news-seen')).toBe(news[0]?.since)
  cleanup()
  localStorage.setItem('news-seen', '2026-11-24')
  show(WhatsNew)
  await screen.findAllByRole('heading', { level: 3 })
  expect(screen.getAllByText('Nouveau')).toHaveLength(news.filter(({ since }) => since > '2026-11-24').length)
})

test('after a visit on the day of the newest, nothing is new', async () => {
  localStorage.setItem('news-seen', news[0]?.since ?? '')
  show(WhatsNew)
  await screen.findAllByRole('heading', { level: 3 })
  expect(screen.queryByText('Nouveau')).toBeNull()
})

test('the lead picture is a week from Friday to Thursday, as in the planner', async () => {
  show(WhatsNew)
  await screen.findAllByRole('heading', { level: 3 })
  const days = [...document.querySelectorAll('[data-picture] [data-day]')].map((day) => day.textContent)
  expect(days).toHaveLength(7)
  expect([days[0], days.at(-1)]).toEqual(['ven. 20', 'jeu. 26'])
})

test('the newest come first', () => {
  const days = news.map(({ since }) => since)
  expect(days).toEqual(days.toSorted().reverse())
})

test('Help & Support keeps its stated text, and leads to the help that is there', () => {
  show(Help)
  expect(screen.getByText('Coming Soon')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/settings?section=help', paths.whatsNew])
})

test('Help & Support opens the help center in a window, because its page is for visitors', async () => {
  const shown = vi.fn()
  providePageWindow(async () => shown)
  show(Help)
  await userEvent.click(screen.getByRole('button', { name: /^Centre d’aide/ }))
  expect(shown).toHaveBeenCalledExactlyOnceWith(paths.helpCenter)
})

test('Help & Support opens the answer to a question in the same window', async () => {
  const shown = vi.fn()
  providePageWindow(async () => shown)
  show(Help)
  await userEvent.click(screen.getByRole('button', { name: /^Que se passe-t-il si le réseau tombe/ }))
  expect(shown).toHaveBeenCalledExactlyOnceWith(`${paths.helpCenter}#question-sans-connexion`)
})

test('a window that cannot be loaded says so', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const toasts: Toast[] = []
  provideToasts(async () => (message) => void toasts.push(message))
  providePageWindow(() => Promise.reject(new Error('chunk')))
  show(Help)
  await userEvent.click(screen.getByRole('button', { name: /^Centre d’aide/ }))
  await waitFor(() => expect(toasts[0]?.text).toBe('Cette page n’a pas pu être chargée.'))
  vi.unstubAllGlobals()
})
