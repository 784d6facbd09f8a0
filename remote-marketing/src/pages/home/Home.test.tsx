import { paths } from '@cadence/shared/router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../parts/render.test-kit.tsx'
import Home from './Home.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const known = new Set<string>(Object.values(paths))

test('says what the product is in one heading', () => {
  const { getAllByRole } = renderPage(Home)
  const titles = getAllByRole('heading', { level: 1 })
  expect(titles.map((title) => title.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Une chose à la fois, à votre cadence.',
  ])
})

test('shows the version and the claims as they are stated', () => {
  const { container } = renderPage(Home)
  expect(container.textContent).toContain('Version 1.0 Disponible')
  expect(container.textContent).toContain('Plus de 50\u202f000\u00a0utilisateurs actifs')
  expect(container.textContent).toContain('500+\u00a0ambassadeurs actifs')
})

test('the drawn dashboard shows what the dashboard shows: the greeting, the band of the session, its place, what is next', () => {
  const { container } = renderPage(Home)
  const drawn = container.querySelector('section [aria-hidden="true"]')?.textContent?.replace(/\s/g, ' ')
  for (const text of [
    'Noter une tâche, un cours, une idée…',
    'Good evening Inès Lefèvre',
    'Everything is ready for an efficient day!',
    'Séance en coursMaths, chapitre 4jusqu’à 22:18',
    'DemainTD d’analyse10:00 – 12:00',
    'Timer2 sur 4',
    'Completed tasks',
  ])
    expect(drawn).toContain(text)
})

test('the exam on Friday, of which the first words speak, is in the week of the drawn planner', () => {
  const { container } = renderPage(Home)
  const planner = container.querySelector('[data-area="planner"]')?.textContent
  expect(planner).toContain('ven. 22')
  expect(planner).toContain('Examen')
})

test('no word of the drawn widgets is faded: by day it could not be read', () => {
  const { container } = renderPage(Home)
  const parts = [...container.querySelectorAll('[data-area], [data-area] *')]
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((part) => !['', '1'].includes(getComputedStyle(part).opacity))).toEqual([])
})

test('answers eight questions, closed at first', () => {
  const { container } = renderPage(Home)
  const items = [...container.querySelectorAll('details')]
  expect(items).toHaveLength(8)
  expect(new Set(items.map(({ id }) => id)).size).toBe(8)
  for (const item of items) {
    expect(item.open).toBe(false)
    expect(item.querySelector('summary')?.textContent).toMatch(/\?$/)
    expect(item.querySelector('p')?.textContent?.length).toBeGreaterThan(60)
  }
})

test('an address that names a question opens that one, and the keyboard goes on there', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  history.replaceState(null, '', '/#question-mes-donnees')
  const { container } = renderPage(Home)
  const open = [...container.querySelectorAll('details[open]')]
  expect(open.map(({ id }) => id)).toEqual(['question-mes-donnees'])
  expect(document.activeElement).toBe(open[0]?.querySelector('summary'))
  expect(document.activeElement?.textContent).toBe('Que deviennent mes données\u202f?')
  expect(scrolled.mock.contexts).toEqual(open)
})

test('every link leads to a page that exists, and the four main ones are there', () => {
  const { getAllByRole } = renderPage(Home)
  const targets = getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
  for (const target of targets) expect(known).toContain(target)
  expect(targets).toEqual(
    expect.arrayContaining([paths.register, paths.discover, paths.education, paths.ambassadorProgram]),
  )
})

test('the page ends with the call that it begins with, before the one to ambassadors', () => {
  const { getAllByRole } = renderPage(Home)
  const links = getAllByRole('link', { name: 'Créer mon espace' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.register, paths.register])
  const last = getAllByRole('link').slice(-2)
  expect(last.map((link) => link.textContent)).toEqual(['Créer mon espace', 'Devenir ambassadeur'])
})

test('headings go down one level at a time', () => {
  const { container } = renderPage(Home)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName[1]))
  levels.forEach((level, i) => {
    expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
  })
})

test('the pictures of the dashboard, whole and during a drag, are hidden from screen readers and cannot be reached', () => {
  const { getAllByText } = renderPage(Home)
  const pictures = getAllByText('To-do List').map((name) => name.closest('[aria-hidden="true"]'))
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    expect(picture).not.toBeNull()
    expect(picture?.querySelector('a, button, input, [tabindex]')).toBeNull()
  }
})

test('the page stays light: fewer than 700 elements, the last part marked once, no style attribute', () => {
  const { container } = renderPage(Home)
  expect(container.querySelectorAll('*').length).toBeLessThan(700)
  expect(container.querySelectorAll('[data-last-part]')).toHaveLength(1)
  // The content security policy refuses a style attribute in HTML that a server wrote.
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})
