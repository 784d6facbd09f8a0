import { client } from '@cadence/shared/api/client'
import { type PageModule, type PageRef, pagesOf } from '@cadence/shared/contract'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The API does not answer here. The tests of each page cover its requests.
beforeEach(() => void vi.spyOn(client, 'request').mockReturnValue(new Promise(() => undefined)))
afterEach(cleanup)

interface TestedPage {
  load: () => Promise<PageModule>
  title: string
  lang: string | null
}

/** The imports are written out, so that the compiler finds a page of the product map that has no module. */
const pages: Record<Extract<PageRef, `settings/${string}`>, TestedPage> = {
  'settings/Appearance': {
    load: () => import('./pages/appearance/Appearance.tsx'),
    title: 'Appearance',
    lang: 'en',
  },
  'settings/CommunityHub': {
    load: () => import('./pages/community-hub/CommunityHub.tsx'),
    title: 'Community Hub',
    lang: 'en',
  },
  'settings/Settings': {
    load: () => import('./pages/settings/Settings.tsx'),
    title: 'Paramètres',
    lang: null,
  },
  'settings/Inbox': {
    load: () => import('./pages/inbox/Inbox.tsx'),
    title: 'Boîte de réception',
    lang: null,
  },
}

async function renderPage(load: TestedPage['load']) {
  const Page = (await load()).default
  return render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}

test('every page of the product map is tested here', () => {
  expect(Object.keys(pages)).toEqual(pagesOf('settings').map((page) => `settings/${page}`))
})

test.each(Object.entries(pages))(
  '%s has one main heading, its stated title, in its language',
  async (_name, { load, title, lang }) => {
    const { getAllByRole } = await renderPage(load)
    const headings = getAllByRole('heading', { level: 1 })
    expect(headings).toHaveLength(1)
    expect(headings[0]?.textContent).toBe(title)
    expect(headings[0]?.getAttribute('lang')).toBe(lang)
  },
  // The first import loads every module, which takes seconds on a busy machine.
  20_000,
)

test.each(Object.entries(pages))('%s shows its purpose, with French typography', async (_name, { load }) => {
  const { container } = await renderPage(load)
  const text = container.querySelector('p')?.textContent ?? ''
  expect(text.length).toBeGreaterThan(40)
  expect(text).not.toMatch(/(?<!\u202f)[;:!?»]|«(?!\u202f)|["']/)
})
