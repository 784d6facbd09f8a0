import { createBrowserRouter, paths, RouterProvider } from '@cadence/shared/router'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { routeOf } from '../../routes.ts'
import { Help } from '../Help.tsx'
import { news } from './news.ts'
import { WhatsNew } from './WhatsNew.tsx'

afterEach(cleanup)

function show(Page: ComponentType) {
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}

test('What’s New keeps its stated text, and shows each thing that came with a way to try it', async () => {
  show(WhatsNew)
  expect(screen.getByRole('heading', { level: 1, name: "What's New" })).toBeTruthy()
  expect(screen.getByText('Coming Soon')).toBeTruthy()
  const items = await screen.findAllByRole('heading', { level: 3 })
  expect(items).toHaveLength(news.length)
  expect(screen.getByText('25 novembre 2026')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links).toEqual(news.map(({ to }) => to))
  for (const to of links) expect(routeOf(new URL(to, window.location.href).pathname)).toBeTruthy()
})

test('the newest come first', () => {
  const days = news.map(({ since }) => since)
  expect(days).toEqual(days.toSorted().reverse())
})

test('Help & Support keeps its stated text, and leads to the help that is there', async () => {
  show(Help)
  expect(screen.getByText('Coming Soon')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([paths.helpCenter, '/settings?section=help', paths.whatsNew])
})
