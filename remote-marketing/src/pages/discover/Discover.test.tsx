import { paths } from '@cadence/shared/router'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../parts/render.test-kit.tsx'
import Discover from './Discover.tsx'
import { arches, pauses, type Strokes } from './session-arches.ts'

const strokes = (path: string) => path.match(/M/g)?.length

test('shows six Focus Shield cards, and they are identical', () => {
  const { getByRole } = renderPage(Discover)
  const grid = getByRole('heading', { name: /Une bonne séance/ }).closest('section')
  const cards = within(grid as HTMLElement).getAllByRole('listitem')
  expect(cards).toHaveLength(6)
  expect(within(cards[0] as HTMLElement).getByRole('heading', { level: 3 }).textContent).toBe('Focus Shield')
  expect(new Set(cards.map((card) => card.innerHTML)).size).toBe(1)
})

test('the button to try leads to the registration', () => {
  const { getByRole } = renderPage(Discover)
  expect(getByRole('link', { name: 'Essayer gratuitement' }).getAttribute('href')).toBe(paths.register)
})

test('the place of the video says that there is none yet, and offers nothing to press', () => {
  const { getByRole } = renderPage(Discover)
  const film = getByRole('heading', { name: 'La vidéo arrive bientôt.' }).closest('figure') as HTMLElement
  expect(within(film).queryByRole('button')).toBeNull()
  expect(film.querySelector('video, iframe')).toBeNull()
})

test('says who publishes it and where, as the site facts have it', () => {
  const { getByText } = renderPage(Discover)
  expect(getByText('Siège').nextElementSibling?.textContent).toBe('Lyon, France')
  expect(getByText('Éditeur').nextElementSibling?.textContent).toContain('Groupe Cadence')
  expect(getByText('Utilisateurs actifs').nextElementSibling?.textContent).toBe('plus de 50\u202f000')
})

test('names the eight other tools', () => {
  const { getAllByRole } = renderPage(Discover)
  expect(getAllByRole('term').map((term) => term.textContent)).toEqual(
    expect.arrayContaining([
      'Timer',
      'To-do List',
      'Quick Notes',
      'Calendar',
      'Daily Focus',
      'Mood Track',
      'Zen',
      'Taskboard',
    ]),
  )
})

test('the picture of three hours has one stroke a minute, six times 25 and 5, and every second one on a phone', () => {
  const count = ({ even, odd }: Strokes) => [strokes(even), strokes(odd)]
  expect(arches.map(count)).toEqual(Array.from({ length: 6 }, () => [13, 12]))
  expect(count(pauses)).toEqual([12, 18])
  const { container } = renderPage(Discover)
  const hidden = [...container.querySelectorAll('[data-odd]')].map((path) => path.getAttribute('d'))
  expect(hidden).toEqual(expect.arrayContaining([...arches, pauses].map(({ odd }) => odd)))
})

test('the page closes with its main action', () => {
  const { getAllByRole } = renderPage(Discover)
  const last = getAllByRole('link').at(-1)
  expect(last?.getAttribute('href')).toBe(paths.register)
  expect(last?.dataset.variant).toBe('primary')
})

test('headings go down one level at a time, and no style attribute is needed', () => {
  const { container } = renderPage(Discover)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName[1]))
  levels.forEach((level, i) => {
    expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
  })
  // The content security policy refuses a style attribute in HTML that a server wrote.
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})
