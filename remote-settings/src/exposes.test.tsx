import { client } from '@cadence/shared/api/client'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import exposes from './exposes.ts'

// Nobody answers: what a page asks for is tested with the page.
beforeEach(() => void vi.spyOn(client, 'request').mockReturnValue(new Promise(() => undefined)))
afterEach(cleanup)

const pages = [
  { name: 'Settings', load: exposes.Settings, title: 'Paramètres', lang: null },
  { name: 'Appearance', load: exposes.Appearance, title: 'Appearance', lang: 'en' },
  { name: 'CommunityHub', load: exposes.CommunityHub, title: 'Community Hub', lang: 'en' },
]

async function renderPage(load: (typeof pages)[number]['load']) {
  const Page = (await load()).default
  return render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}

test('every page of the contract is tested here', () => {
  expect(pages.map(({ name }) => name)).toEqual(Object.keys(exposes))
})

test.each(pages)(
  '$name has one main heading, its stated title, in its language',
  async ({ load, title, lang }) => {
    const { getAllByRole } = await renderPage(load)
    const headings = getAllByRole('heading', { level: 1 })
    expect(headings).toHaveLength(1)
    expect(headings[0]?.textContent).toBe(title)
    expect(headings[0]?.getAttribute('lang')).toBe(lang)
  },
  // The first one loads everything, which takes a busy machine seconds.
  20_000,
)

test.each(pages)('$name says what it is for, set as French is printed', async ({ load }) => {
  const { container } = await renderPage(load)
  const text = container.querySelector('p')?.textContent ?? ''
  expect(text.length).toBeGreaterThan(40)
  expect(text).not.toMatch(/(?<!\u202f)[;:!?»]|«(?!\u202f)|["']/)
})
