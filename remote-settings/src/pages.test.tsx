import { client } from '@cadence/shared/api/client'
import { type PageModule, pageModulePath, pagesOf } from '@cadence/shared/contract'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The API does not answer here. The tests of each page cover its requests.
beforeEach(() => void vi.spyOn(client, 'request').mockReturnValue(new Promise(() => undefined)))
afterEach(cleanup)

const pages = [
  { name: 'Appearance', title: 'Appearance', lang: 'en' },
  { name: 'CommunityHub', title: 'Community Hub', lang: 'en' },
  { name: 'Settings', title: 'Paramètres', lang: null },
]

const load = (page: string): Promise<PageModule> =>
  import(`./pages/${pageModulePath(page).split('/').at(-2)}/${page}.tsx`)

async function renderPage(name: string) {
  const Page = (await load(name)).default
  return render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}

test('every page of the product map is tested here', () => {
  expect(pages.map(({ name }) => name)).toEqual(pagesOf('settings'))
})

test.each(pages)(
  '$name has one main heading, its stated title, in its language',
  async ({ name, title, lang }) => {
    const { getAllByRole } = await renderPage(name)
    const headings = getAllByRole('heading', { level: 1 })
    expect(headings).toHaveLength(1)
    expect(headings[0]?.textContent).toBe(title)
    expect(headings[0]?.getAttribute('lang')).toBe(lang)
  },
  // The first import loads every module, which takes seconds on a busy machine.
  20_000,
)

test.each(pages)('$name shows its purpose, with French typography', async ({ name }) => {
  const { container } = await renderPage(name)
  const text = container.querySelector('p')?.textContent ?? ''
  expect(text.length).toBeGreaterThan(40)
  expect(text).not.toMatch(/(?<!\u202f)[;:!?»]|«(?!\u202f)|["']/)
})
