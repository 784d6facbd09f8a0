import { paths } from '@cadence/shared/router'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../parts/render.test-kit.tsx'
import Education from './Education.tsx'
import { desks, pauses, rowPaths, sessions } from './seats.ts'

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

/** All rules of the page, as its style sheets hold them. */
const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')

/** The days of the drawn week that a phone shows, by the rule that makes the week wider than its place. */
function daysOnPhone(week: Element): number[] {
  const [, wide, shifted, right, left] =
    /width:\s*([\d.]+)%;\s*margin-left:\s*-([\d.]+)%;\s*clip-path:\s*inset\(0 ([\d.]+)% 0 ([\d.]+)%\)/
      .exec(rules())
      ?.map(Number) ?? []
  if (wide === undefined || shifted === undefined || right === undefined || left === undefined) return []
  // What the place shows of the week is what the week is not cut to.
  expect(shifted / wide).toBeCloseTo(left / 100, 2)
  expect((shifted + 100) / wide).toBeCloseTo(1 - right / 100, 2)
  const days = week.querySelectorAll(':scope > span').length
  return [...Array(days).keys()].filter(
    (day) => (day + 0.5) / days > left / 100 && (day + 0.5) / days < 1 - right / 100,
  )
}

test('the planner of a phone shows yesterday, today and tomorrow, each with its blocks, and its picture says so', () => {
  const { getByRole } = renderPage(Education)
  const picture = getByRole('img', { name: /planning/ })
  const week = picture.querySelector('[data-today]')?.parentElement as Element
  const names = [...week.querySelectorAll(':scope > span')]
  const days = daysOnPhone(week)
  expect(days.map((day) => plain(names[day]?.textContent))).toEqual(['lun. 18', 'mar. 19', 'mer. 20'])
  expect(days.map((day) => names[day]?.hasAttribute('data-today'))).toEqual([false, true, false])
  const columns = [...rules().matchAll(/b:nth-of-type\((\d+)\)\s*\{\s*grid-area:\s*\d+\s*\/\s*(\d+)/g)]
  const blocks = [...week.querySelectorAll(':scope > b')].map(({ textContent }, at) => ({
    text: plain(textContent),
    day: Number(columns.find(([, which]) => Number(which) === at + 1)?.[2]) - 1,
  }))
  expect(days.map((day) => blocks.filter((block) => block.day === day).map(({ text }) => text))).toEqual([
    ['Analyse', 'Sport'],
    ['Révisions'],
    ['TD d’analyse', 'Révisions'],
  ])
  expect(plain(picture.getAttribute('aria-label'))).toMatch(
    /mardi 19 mai.* la veille un cours et du sport.*révisions le jour même.*TD le lendemain/,
  )
})

test('each place has a picture with words for who cannot see it', () => {
  const { getByRole } = renderPage(Education)
  const places = section(getByRole('heading', { name: 'Une séance, une semaine, une classe' }))
  expect(places.getAllByRole('img').map((picture) => picture.getAttribute('aria-label')?.length)).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
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
  expect(rowPaths.match(/M/g)).toHaveLength(25)
  expect(desks.match(/M/g)).toHaveLength(25)
  const hall = [sessions, pauses, rowPaths, desks].join('')
  expect(hall.length).toBeLessThan(9000)
  expect(hall).not.toMatch(/NaN|e-/)
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
