import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articles } from './content/articles.ts'
import { questions } from './content/questions.ts'
import HelpCenter from './HelpCenter.tsx'
import { LiveChat } from './Support.tsx'

const scrolled: string[] = []

beforeEach(() => {
  scrolled.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function open(address = '/help-center') {
  history.replaceState(null, '', address)
  const router = createBrowserRouter([{ path: '*', element: <HelpCenter /> }])
  return { router, ...render(<RouterProvider router={router} />) }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Que cherchez-vous\u202f?' })
const status = () => screen.getByRole('status').textContent
const details = (id: string) => document.getElementById(id) as HTMLDetailsElement

test.each([
  ['Premier Pas', 12],
  ['Fonctionnalités', 25],
  ['Tutoriels Vidéo', 18],
  ['Support Technique', 30],
])('%s counts %i articles, and has some to read', (name, count) => {
  open()
  const shelf = screen.getByRole('region', { name })
  expect(shelf.textContent).toContain(`${count} articles`)
  expect(shelf.querySelectorAll('details').length).toBeGreaterThanOrEqual(2)
})

test('articles and four questions are closed at first, each with a text and a name of its own', () => {
  const { container } = open()
  const all = [...container.querySelectorAll('details')]
  expect(questions).toHaveLength(4)
  expect(all.map(({ id }) => id)).toEqual([...articles, ...questions].map(({ id }) => id))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const item of all) {
    expect(item.open).toBe(false)
    expect(item.querySelector('p')?.textContent?.length).toBeGreaterThan(40)
  }
})

test('names in English are marked, and no bracket is left', () => {
  const { container } = open()
  const named = [...container.querySelectorAll('details b')]
  expect(named.map((name) => name.textContent)).toContain('Edit Dashboard')
  for (const name of named) expect(name.getAttribute('lang')).toBe('en')
  expect(container.textContent).not.toMatch(/[[\]]{2}/)
})

test.each(['article-changer-de-theme', 'question-mes-echanges'])(
  'an address that names %s opens it, and the keyboard goes on there',
  (id) => {
    open(`/help-center#${id}`)
    expect(details(id).open).toBe(true)
    expect(scrolled).toEqual([id])
    expect(document.activeElement).toBe(details(id).querySelector('summary'))
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  },
)

test('so does a link inside the app, also when it is followed again', async () => {
  const id = 'article-mot-de-passe-oublie'
  const { router } = open()
  await act(() => router.navigate(`/help-center#${id}`))
  expect(details(id).open).toBe(true)
  details(id).open = false
  await act(() => router.navigate(`/help-center#${id}`))
  expect(details(id).open).toBe(true)
  expect(scrolled).toEqual([id, id])
})

test('an unknown hash changes nothing', () => {
  open('/help-center#article-inconnu')
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  expect(scrolled).toEqual([])
})

test('a search finds without accents, says how many, and leads to the article by keyboard', async () => {
  open()
  await userEvent.type(field(), 'telephone')
  expect(status()).toBe('1\u00a0résultat pour «\u202ftelephone\u202f»')
  await userEvent.tab()
  const link = screen.getByRole('link', { name: /Ajuster son tableau sur un téléphone/ })
  expect(document.activeElement).toBe(link)
  await userEvent.keyboard('{Enter}')
  expect(details('article-ajuster-sur-un-telephone').open).toBe(true)
  expect(location.hash).toBe('#article-ajuster-sur-un-telephone')
})

test('a search that finds nothing says what to do next', async () => {
  open()
  await userEvent.type(field(), 'girafe')
  expect(status()).toBe('Aucun résultat pour «\u202fgirafe\u202f».')
  expect(screen.getByRole('link', { name: 'Ou demander à quelqu’un' }).getAttribute('href')).toBe(
    '/help-center#contact',
  )
})

test.each(['Mot de passe', 'Tableau de bord', 'Clavier', 'Thème'])(
  'the suggestion %s leads somewhere',
  async (words) => {
    open()
    await userEvent.type(field(), 'girafe')
    await userEvent.click(screen.getByRole('button', { name: words }))
    expect(status()).toMatch(/^\d+\u00a0résultat/)
    expect(document.activeElement).toBe(field())
  },
)

test('Escape empties the field, and nothing is said', async () => {
  open()
  await userEvent.type(field(), 'clavier{Escape}')
  expect(field().value).toBe('')
  expect(status()).toBe('')
})

test('Enter keeps the query in the address, and an address brings it back', async () => {
  const { unmount } = open()
  await userEvent.type(field(), 'mot de passe{Enter}')
  expect(location.search).toBe('?q=mot+de+passe')
  unmount()
  open(`/help-center${location.search}`)
  expect(field().value).toBe('mot de passe')
  expect(status()).toMatch(/^\d+\u00a0résultats? pour «\u202fmot de passe\u202f»$/)
})

test('the address of an article can be copied', async () => {
  const user = userEvent.setup()
  open('/help-center?q=x#article-deplacer-au-clavier')
  await user.click(
    screen.getByRole('button', { name: 'Copier le lien\u202f: Déplacer et agrandir un outil au clavier' }),
  )
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/help-center#article-deplacer-au-clavier`,
  )
})

test('three ways to a person, with the stated times', () => {
  open()
  const ways = within(screen.getByRole('region', { name: 'Parler à quelqu’un' }))
  expect(ways.getAllByRole('heading', { level: 3 }).map((way) => way.textContent)).toEqual([
    'Chat en direct',
    'Ticket',
    'Session guidée',
  ])
  expect(ways.getByText('Réponse immédiate')).toBeTruthy()
  expect(ways.getByText('Réponse sous 24 à 48 h')).toBeTruthy()
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/education'])
  expect(ways.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Ouvrir un ticket',
    'Demander une session',
  ])
})

test('the chat leads to the community’s server, and where there is none it promises nobody', () => {
  const { rerender } = render(<LiveChat server="https://discord.example/cadence" />)
  expect(screen.getByRole('link', { name: 'Ouvrir le Discord' }).getAttribute('href')).toBe(
    'https://discord.example/cadence',
  )
  rerender(<LiveChat server={{ toComplete: 'adresse' }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/n’est pas ouvert pour le moment/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('Discord')
})

test('headings go down one level at a time', () => {
  const { container } = open()
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, at) => {
    expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
  })
})
