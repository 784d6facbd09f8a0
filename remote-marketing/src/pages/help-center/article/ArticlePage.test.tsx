import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { articles } from '../content/article-list.ts'
import { loadTexts } from '../content/article-texts.ts'
import HelpCenter from '../HelpCenter.tsx'
import { helpPath } from '../help-places.ts'

vi.mock('../content/article-texts.ts', { spy: true })

beforeAll(async () => {
  await Promise.all(articles.map(({ subject }) => loadTexts(subject)))
})
afterEach(() => {
  cleanup()
  authState.isAuthenticated = false
  history.replaceState(null, '', '/')
})

async function open(address: string) {
  history.replaceState(null, '', address)
  const router = createBrowserRouter([{ path: '*', element: <HelpCenter /> }])
  return act(async () => render(<RouterProvider router={router} />))
}

const trail = () => within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('link')
const targets = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'))

/** What no French text may hold. A colon between two digits is a clock's. */
const faults = [
  /(?<!\u202f)[;!?»]|(?<![\u202f\d]):|:(?=\S)(?!\d)/,
  /«(?!\u202f)/,
  /["']/,
  /\d (?=\d{3}(?!\d)|%)/,
  /\.\.\./,
]

function textsOf(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('[lang="en"]'))
      found.push(walker.currentNode.textContent ?? '')
  }
  return found
}

test.each(articles.map(({ name, title }) => [name, title] as const))(
  '%s is a page of its own: heading, way back, text set as French is printed, three more to read',
  async (name, title) => {
    // Roles are computed for the whole page each time, which 85 pages feel.
    const { container } = await open(helpPath(name))
    expect([...container.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([title])
    const article = articles.find((listed) => listed.name === name)
    expect(targets([...container.querySelectorAll('nav a')])).toEqual([
      '/help-center',
      helpPath(article?.category.name ?? 'premier-pas'),
    ])
    expect(container.querySelectorAll('aside li a')).toHaveLength(3)
    for (const text of textsOf(container)) {
      for (const fault of faults) expect(fault.test(text), `${fault}: ${text}`).toBe(false)
    }
    for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^\/[a-z]/)
    // The content security policy refuses a style attribute in HTML that a server wrote.
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    expect(container.textContent).not.toMatch(/[[\]{}]/)
  },
)

test('the page of an article loads the texts of its own subject alone', async () => {
  vi.mocked(loadTexts).mockClear()
  await open('/help-center/changer-de-theme')
  expect(new Set(vi.mocked(loadTexts).mock.calls.flat())).toEqual(new Set(['boards']))
})

test('names in English are marked, French ones are quoted', async () => {
  const { container } = await open('/help-center/composer-un-tableau-de-bord')
  const names = [...container.querySelectorAll('b')].map(({ textContent, lang }) => [textContent, lang])
  expect(names).toContainEqual(['Edit Dashboard', 'en'])
  expect(names).toContainEqual(['«\u202fSauvegarder\u202f»', ''])
})

test('a related article replaces this one, whose answer does not stay', async () => {
  await open('/help-center/lancer-le-minuteur')
  await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
  expect(screen.getByText(/^Tant mieux/)).toBeTruthy()
  await act(async () => screen.getByRole('link', { name: /^Enchaîner séances et pauses/ }).click())
  expect(location.pathname).toBe('/help-center/enchainer-des-seances')
  expect(screen.getByText(/^Cela vous a-t-il aidé/)).toBeTruthy()
})

test('a no leads to somebody who can answer', async () => {
  await open('/help-center/lancer-le-minuteur')
  await userEvent.click(screen.getByRole('button', { name: 'Non' }))
  expect(targets([screen.getByRole('link', { name: 'Demander à quelqu’un' })])).toEqual([
    '/help-center#contact',
  ])
})

test('the address of the article can be copied', async () => {
  const user = userEvent.setup()
  await open('/help-center/deplacer-au-clavier?x=1')
  await user.click(screen.getByRole('button', { name: /^Copier le lien\u202f: Déplacer et agrandir/ }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/help-center/deplacer-au-clavier`)
})

test('a member, whom the guards lead away from the help center, is led to the help of the settings', async () => {
  authState.isAuthenticated = true
  await open('/help-center/page-indisponible')
  expect(targets(trail())).toEqual(['/settings?section=help', '/help-center/support-technique'])
  expect(targets([screen.getByRole('link', { name: 'Dites-le-nous' })])).toEqual(['/settings?section=help'])
})

test('in the window over the app a member stays in the help center', async () => {
  await open('/help-center/lancer-le-minuteur')
  // The address of the window is not that of the browser.
  history.replaceState(null, '', '/settings')
  await act(async () => {
    authState.isAuthenticated = true
  })
  expect(targets(trail())[0]).toBe('/help-center')
})

test('a text that does not load says so, and comes with a second try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failed = Promise.reject(new Error('chunk'))
  failed.catch(() => undefined)
  vi.mocked(loadTexts).mockReturnValue(failed)
  await open('/help-center/lancer-le-minuteur')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Travailler 25\u00a0minutes avec le minuteur',
  )
  expect(screen.getByRole('alert').textContent).toContain('n’a pas pu être chargé')
  vi.mocked(loadTexts).mockRestore()
  await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click())
  expect(await screen.findByText(/compte 25 minutes à rebours/)).toBeTruthy()
})
