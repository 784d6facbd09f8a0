import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subjectsOf } from './content/article-list.ts'
import { categories } from './content/categories.ts'
import { questions } from './content/questions.ts'
import HelpCenter from './HelpCenter.tsx'
import { helpPath } from './help-places.ts'
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
/** Waits for a text in the status line of the search, whose index loads with the first query. */
const expectStatus = async (text: string | RegExp) => {
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text))
}
const details = (id: string) => document.getElementById(id) as HTMLDetailsElement

test.each([
  ['Premier Pas', 12],
  ['Fonctionnalités', 25],
  ['Tutoriels Vidéo', 18],
  ['Support Technique', 30],
])('%s counts %i articles, has some to read, and leads to the list of all', async (name, count) => {
  const { container } = open()
  const section = screen.getByRole('region', { name })
  expect(section.textContent?.match(/\d+\u00a0articles/g)).toEqual([`${count}\u00a0articles`])
  const links = within(section).getAllByRole('link')
  expect(links).toHaveLength(4)
  await userEvent.click(within(section).getByRole('link', { name: `Voir les ${count}\u00a0articles` }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
  const listed = [...container.querySelectorAll('section ul a')].map((link) => link.getAttribute('href'))
  const category = categories.find(({ title }) => title === name)
  expect(listed).toHaveLength(count)
  expect(listed).toEqual(
    subjectsOf(category?.name ?? 'premier-pas').flatMap((subject) =>
      subject.articles.map((article) => helpPath(article.name)),
    ),
  )
  expect(screen.getByRole('link', { name: 'Centre d’aide' }).getAttribute('href')).toBe('/help-center')
})

test('four questions are closed at first, each with an answer', () => {
  const { container } = open()
  const all = [...container.querySelectorAll('details')]
  expect(questions).toHaveLength(4)
  expect(all.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  for (const item of all) {
    expect(item.open).toBe(false)
    expect(item.querySelector('p')?.textContent?.length).toBeGreaterThan(40)
  }
})

test('an address that names a question opens it, and the keyboard goes on there', () => {
  const id = 'question-mes-echanges'
  open(`/help-center#${id}`)
  expect(details(id).open).toBe(true)
  expect(scrolled).toEqual([id])
  expect(document.activeElement).toBe(details(id).querySelector('summary'))
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})

test('so does a link inside the app, also when it is followed again', async () => {
  const id = 'question-sans-connexion'
  const { router } = open()
  await act(() => router.navigate(`/help-center#${id}`))
  expect(details(id).open).toBe(true)
  details(id).open = false
  await act(() => router.navigate(`/help-center#${id}`))
  expect(details(id).open).toBe(true)
  expect(scrolled).toEqual([id, id])
})

test.each(['/help-center#article-changer-de-theme', '/help-center?q=x#article-changer-de-theme'])(
  '%s, a link of the time before articles had pages, leads to the article',
  async (address) => {
    // The article suspends until its text is there.
    await act(async () => void open(address))
    await screen.findByRole('heading', { level: 1, name: 'Passer du thème sombre au thème clair' })
    expect(location.pathname).toBe('/help-center/changer-de-theme')
    expect(location.hash).toBe('')
  },
)

test('an unknown name below the help center leads to the help center', async () => {
  open('/help-center/inconnu')
  await waitFor(() => expect(location.pathname).toBe('/help-center'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Centre d’aide')
})

test('an unknown hash changes nothing', () => {
  open('/help-center#article-inconnu')
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  expect(scrolled).toEqual([])
})

test('a search finds without accents, says how many, and leads to the article by keyboard', async () => {
  open()
  await userEvent.type(field(), 'citaton du jour')
  await expectStatus(/^\d\u00a0résultats? pour «\u202fcitaton du jour\u202f»$/)
  await userEvent.tab()
  const link = screen.getByRole('link', { name: /^Lire et garder la citation du jour/ })
  expect(document.activeElement).toBe(link)
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/help-center/citation-du-jour')
})

test('a result that is a question leads to its place on the page, and the query stays in the address', async () => {
  open()
  await userEvent.type(field(), 'reseau tombe{Enter}')
  await userEvent.click(await screen.findByRole('link', { name: /Que se passe-t-il si le réseau tombe/ }))
  expect(details('question-sans-connexion').open).toBe(true)
  expect(location.search + location.hash).toBe('?q=reseau+tombe#question-sans-connexion')
})

test('a search that finds nothing says what to do next', async () => {
  open()
  await userEvent.type(field(), 'girafe')
  await expectStatus('Aucun résultat pour «\u202fgirafe\u202f».')
  expect(screen.getByRole('link', { name: 'Ou demander à quelqu’un' }).getAttribute('href')).toBe(
    '/help-center#contact',
  )
})

test.each(['Mot de passe', 'Tableau de bord', 'Clavier', 'Thème'])(
  'the suggestion %s leads somewhere',
  async (words) => {
    open()
    await userEvent.type(field(), 'girafe')
    await userEvent.click(await screen.findByRole('button', { name: words }))
    await expectStatus(/^\d+\u00a0résultat/)
    expect(document.activeElement).toBe(field())
  },
)

test('a search that finds many says how many, and shows the first eight', async () => {
  open()
  await userEvent.type(field(), 'tableau')
  await expectStatus(/^\d{2}\u00a0résultats pour «\u202ftableau\u202f»\u202f: voici les 8\u00a0premiers\.$/)
  expect(field().closest('search')?.querySelectorAll('li a')).toHaveLength(8)
})

test('Escape empties the field, and nothing is said', async () => {
  open()
  await userEvent.type(field(), 'clavier{Escape}')
  expect(field().value).toBe('')
  await expectStatus(/^$/)
})

test('a cross empties the field, and the keyboard goes on there', async () => {
  open()
  expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull()
  await userEvent.type(field(), 'clavier')
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  await expectStatus(/^$/)
  expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull()
})

test('Enter keeps the query in the address, and an address brings it back', async () => {
  const { unmount } = open()
  await userEvent.type(field(), 'mot de passe{Enter}')
  expect(location.search).toBe('?q=mot+de+passe')
  unmount()
  open(`/help-center${location.search}`)
  expect(field().value).toBe('mot de passe')
  await expectStatus(/^\d+\u00a0résultats? pour «\u202fmot de passe\u202f»/)
})

test('the address of a question can be copied', async () => {
  const user = userEvent.setup()
  open('/help-center?q=x')
  await user.click(screen.getByRole('button', { name: /^Copier le lien\u202f: Que se passe-t-il/ }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/help-center#question-sans-connexion`)
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
  expect(ways.getByText(/, à l’ouverture$/)).toBeTruthy()
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
  rerender(<LiveChat server={null} />)
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
