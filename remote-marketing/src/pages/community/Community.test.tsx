import { paths } from '@cadence/shared/router'
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../parts/render.test-kit.tsx'
import Community from './Community.tsx'
import { events } from './community-events.ts'

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

function section(heading: HTMLElement) {
  return within(heading.closest('section') as HTMLElement)
}

test('shows the four figures as they are stated', () => {
  const { getByRole } = renderPage(Community)
  const figures = section(getByRole('heading', { name: 'La communauté en chiffres' }))
  expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '50K+',
    '1.2M+',
    '500+',
    '50+',
  ])
  expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'membres actifs',
    'messages',
    'événements',
    'guides',
  ])
})

test('shows six categories of channels, each with channels', () => {
  const { getByRole } = renderPage(Community)
  const names = section(getByRole('heading', { name: /Six portes/ })).getAllByRole('heading', { level: 3 })
  expect(names).toHaveLength(6)
  for (const name of names) {
    const channels = within(name.closest('li') as HTMLElement).getAllByRole('listitem')
    expect(channels.length).toBeGreaterThan(1)
  }
})

test('dates the questions to the team: 22 December 2025 at 16h00 CET', () => {
  const { getByText } = renderPage(Community)
  const time = getByText('Q&A/AMA').closest('li')?.querySelector('time')
  expect(plain(time?.textContent)).toContain('22 décembre 2025 à 16h00 CET')
  expect(time?.dateTime && new Date(time.dateTime).toISOString()).toBe('2025-12-22T15:00:00.000Z')
})

test('dates three webinars in January 2026', () => {
  const { getAllByText } = renderPage(Community)
  const times = getAllByText('Webinaire').map((type) => type.closest('li')?.querySelector('time'))
  expect(times).toHaveLength(3)
  for (const time of times) {
    expect(time?.dateTime).toMatch(/^2026-01-/)
    expect(plain(time?.textContent)).toContain('janvier 2026')
  }
})

test('what is read of a date is what machines are told, and events follow each other', () => {
  const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
  for (const { date, time, dateTime } of events) {
    expect(plain(date)).toBe(format.format(new Date(dateTime)))
    expect(dateTime).toContain(`T${time.slice(0, 5).replace('h', ':')}+01:00`)
  }
  const order = events.map(({ dateTime }) => dateTime)
  expect(order).toEqual(order.toSorted())
})

test.each([
  ['2025-12-01T12:00:00Z', ['À venir', 'À venir', 'À venir', 'À venir']],
  ['2025-12-22T15:30:00Z', ['En cours', 'À venir', 'À venir', 'À venir']],
  ['2026-01-10T12:00:00Z', ['Passé', 'Passé', 'À venir', 'À venir']],
  ['2026-11-25T12:00:00Z', ['Passé', 'Passé', 'Passé', 'Passé']],
])('at %s the events are %j', (now, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const { container } = renderPage(Community)
  vi.useRealTimers()
  const shown = [...container.querySelectorAll('[data-tag]:not([hidden])')]
  expect(shown.map((tag) => tag.textContent)).toEqual(expected)
  // A past event has quiet colours.
  const quiet = shown.map((tag) => tag.closest('li')?.dataset.phase === 'past')
  expect(quiet).toEqual(expected.map((text) => text === 'Passé'))
})

test('shows five ambassadors, no two alike, each with a name for screen readers', () => {
  const { getAllByRole } = renderPage(Community)
  const images = getAllByRole('img', { name: /^Ambassadeur \d sur 5/ })
  expect(images).toHaveLength(5)
  expect(new Set(images.map((image) => image.innerHTML)).size).toBe(5)
})

test('the stated button leads to the application, and the page says that the Discord is not open yet', () => {
  const { getByRole, getByText } = renderPage(Community)
  expect(getByRole('link', { name: 'Rejoindre le Discord' }).getAttribute('href')).toBe(paths.joinDiscord)
  expect(plain(getByText('Le Discord ouvre bientôt.').parentElement?.textContent)).toContain('La candidature')
  expect(plain(getByText('Le serveur Cadence').textContent)).toContain('Ouverture bientôt')
})

test('the page ends with the way to the ambassador programme', () => {
  const { getAllByRole } = renderPage(Community)
  const last = getAllByRole('link').at(-1)
  expect(last?.textContent).toBe('Devenir ambassadeur')
  expect(last?.getAttribute('href')).toBe(paths.ambassadorProgram)
})

test('headings go down one level at a time, and no style attribute is needed', () => {
  const { container } = renderPage(Community)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName[1]))
  levels.forEach((level, i) => {
    expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
  })
  // The content security policy refuses a style attribute in HTML that a server wrote.
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})
