import { paths } from '@cadence/shared/router'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../parts/render.test-kit.tsx'
import Education from './Education.tsx'
import { desks, pauses, seats, sessions } from './seats.ts'

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

function section(heading: HTMLElement) {
  return within(heading.closest('section') as HTMLElement)
}

test('shows the four results as they are stated', () => {
  const { getByRole } = renderPage(Education)
  const results = section(getByRole('heading', { name: 'Des résultats qui se mesurent' }))
  expect(results.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    '65 %de concentration en plus',
    '40 %de stress en moins aux examens',
    '50 %d’engagement en plus chez les étudiants',
    'Positifle retour sur investissement, dès le premier semestre',
  ])
})

test('the bars of the results are to scale', () => {
  const { getByRole } = renderPage(Education)
  const rows = section(getByRole('heading', { name: 'Des résultats qui se mesurent' })).getAllByRole(
    'listitem',
  )
  const lengths = rows
    .slice(0, 3)
    .map((row) =>
      [...row.querySelectorAll('path')].map((path) => Number(path.getAttribute('d')?.split('h')[1])),
    )
  expect(lengths.map(([before = 0, after = 0]) => after / before)).toEqual([1.65, 0.6, 1.5])
})

test('one button asks for the demonstration by its stated name, and another one at the end', () => {
  const { getByRole } = renderPage(Education)
  expect(getByRole('button', { name: 'Demander une démo' })).toBeTruthy()
  expect(getByRole('button', { name: 'Parler de mon établissement' })).toBeTruthy()
})

test('speaks to students, teachers and schools', () => {
  const { getByRole } = renderPage(Education)
  const places = section(getByRole('heading', { name: 'Une séance, une semaine, une classe' }))
  expect(places.getAllByRole('heading', { level: 3 }).map((place) => place.textContent)).toEqual([
    'L’étudiant y travaille',
    'L’enseignant donne le tempo',
    'L’établissement décide',
  ])
})

test('each place has a picture with words for who cannot see it', () => {
  const { getByRole } = renderPage(Education)
  const places = section(getByRole('heading', { name: 'Une séance, une semaine, une classe' }))
  const words = places.getAllByRole('img').map((picture) => plain(picture.getAttribute('aria-label')))
  expect(words).toEqual([
    'Le minuteur pendant la deuxième des quatre séances du jour.',
    'Le planning autour du mardi 19 mai : la veille un cours et du sport, des maths le jour même, un TD le lendemain.',
    'Une classe de trente élèves, chacun à son point d’une séance de vingt-cinq minutes.',
  ])
})

test('is set up in four steps, in their order', () => {
  const { getByRole } = renderPage(Education)
  const steps = section(getByRole('heading', { name: /mise en place/ })).getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'La démo',
    'Une classe d’abord',
    'Le rythme s’installe',
    'Le bilan',
  ])
})

test('says that access is free and what becomes of the data, and leads to the texts that say so', () => {
  const { getByRole, getByText } = renderPage(Education)
  const terms = section(getByRole('heading', { name: 'Ce que cela coûte' }))
  expect(terms.getByText('Gratuit')).toBeTruthy()
  expect(getByText('Hébergement').nextElementSibling?.textContent).toBe('En France.')
  expect(getByText('Publicité, revente').nextElementSibling?.textContent).toMatch(/^Aucune\./)
  expect(terms.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${paths.cgu}#gratuite`,
    paths.privacyPolicy,
  ])
})

test('the lecture hall is the same in every build, and its drawing stays small', () => {
  expect(pauses.match(/M/g)?.length).toBeGreaterThan(15)
  expect(sessions.match(/M/g)?.length).toBeGreaterThan(150)
  expect(desks.match(/M/g)).toHaveLength(25)
  const hall = [sessions, pauses, seats, desks].join('')
  expect(hall.length).toBeLessThan(9000)
  expect(hall).not.toMatch(/NaN|e-/)
})

test('a session is around the middle of its seat', () => {
  const middles = new Set(Array.from(seats.matchAll(/M(\d+ \d+)h0/g), ([, middle]) => middle))
  const ofSessions = Array.from(
    sessions.matchAll(/M(\d+) (-?\d+)a(\d+)/g),
    ([, x, y, r]) => `${x} ${Number(y) + Number(r)}`,
  )
  expect(ofSessions.filter((middle) => !middles.has(middle))).toEqual([])
})

test('headings go down one level at a time, and no style attribute is needed', () => {
  const { container } = renderPage(Education)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName[1]))
  levels.forEach((level, i) => {
    expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
  })
  // The content security policy refuses a style attribute in HTML that a server wrote.
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})
