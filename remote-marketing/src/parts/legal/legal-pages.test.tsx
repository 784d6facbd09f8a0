import { type Fact, factText, site } from '@cadence/shared/site'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Cgu from '../../pages/cgu/Cgu.tsx'
import LegalNotice from '../../pages/legal-notice/LegalNotice.tsx'
import PrivacyPolicy from '../../pages/privacy-policy/PrivacyPolicy.tsx'
import { renderPage } from '../render.test-kit.tsx'
import { fr } from '../typography.ts'

const address: Fact[] = [site.registeredOfficeAddress, site.contactEmail]

/** The points that the specification lists (section 2, Legal pages), by the anchor under which each is found. */
const pages = [
  {
    path: '/legal-notice',
    Page: LegalNotice,
    facts: [
      ...address,
      site.publisher,
      site.parentCompany,
      site.registeredOfficeCity,
      site.legalRepresentative,
      site.registrationNumber,
      site.vatNumber,
      site.host,
    ] satisfies Fact[],
    points: {
      editeur: 'Éditeur du site',
      siege: 'Siège social',
      'representant-legal': 'Représentant légal',
      immatriculation: 'Immatriculation et TVA',
      hebergeur: 'Hébergeur',
      'propriete-intellectuelle': 'Propriété intellectuelle',
      'donnees-personnelles': 'Vos droits sur vos données',
      responsabilite: 'Limites de responsabilité',
      'droit-applicable': 'Droit français',
      contact: 'Contact',
    },
  },
  {
    path: '/privacy-policy',
    Page: PrivacyPolicy,
    facts: [...address, site.publisher, site.registeredOfficeCity, site.host] satisfies Fact[],
    points: {
      responsable: 'Responsable du traitement',
      donnees: 'Données que nous recueillons',
      finalites: 'À quoi servent vos données',
      'bases-legales': 'Bases légales',
      partage: 'Avec qui nous les partageons',
      conservation: 'Durées de conservation',
      securite: 'Sécurité',
      droits: 'Vos droits (RGPD)',
      cookies: 'Cookies et stockage local',
      'services-tiers': 'Services tiers facultatifs',
      modifications: 'Modification de cette politique',
      contact: 'Contact',
    },
  },
  {
    path: '/cgu',
    Page: Cgu,
    facts: [...address, site.publisher] satisfies Fact[],
    points: {
      acceptation: 'Acceptation des conditions',
      gratuite: 'Accès gratuit',
      'bon-usage': 'Bon usage et suspension',
      'propriete-intellectuelle': 'Propriété intellectuelle',
      responsabilite: 'Responsabilité',
      modifications: 'Modification des conditions',
      'donnees-personnelles': 'Données personnelles',
      'droit-applicable': 'Droit français',
      contact: 'Contact',
    },
  },
]

/** Opens one of the texts at its own address. */
function open({ path, Page }: (typeof pages)[number], hash = '') {
  history.replaceState(null, '', path + hash)
  return renderPage(Page)
}

afterEach(() => history.replaceState(null, '', '/'))

test.each(pages)('$path has a heading with an anchor for every point, and says something there', (page) => {
  const { container } = open(page)
  const headings = [...container.querySelectorAll('h2[tabindex]')]
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual(Object.entries(page.points))
  for (const heading of headings) {
    // An element that can have the focus, but not by Tab.
    expect(heading.getAttribute('tabindex')).toBe('-1')
    expect(heading.parentElement?.querySelectorAll('p, li, dd').length).toBeGreaterThan(0)
  }
})

test.each(['/privacy-policy', '/cgu'])('%s begins with what it comes to, in five points', (path) => {
  const page = pages.find((other) => other.path === path)
  if (!page) throw new Error(`no page at ${path}`)
  const summary = within(open(page).getByRole('region', { name: 'L’essentiel' }))
  expect(summary.getAllByRole('listitem')).toHaveLength(5)
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(
    summary.getAllByRole('link').map((link) => {
      const [, id = ''] = (link.getAttribute('href') ?? '').split('#')
      return new Map(Object.entries(page.points)).get(id)
    }),
  )
})

test.each(pages)('$path has a table of contents that leads to every point', (page) => {
  const { getByRole } = open(page)
  const lists = within(getByRole('navigation', { name: 'Sommaire' })).getAllByRole('list', { hidden: true })
  // Two tables of contents: one beside the text, one folded above it. A screen shows one of them.
  expect(lists).toHaveLength(2)
  for (const list of lists) {
    const links = within(list).getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      Object.entries(page.points).map(([id, title]) => [`${page.path}#${id}`, title]),
    )
  }
})

test.each(pages)('$path has no id twice', (page) => {
  const ids = [...open(page).container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(pages)('$path leads to points that exist', (page) => {
  const { container } = open(page)
  for (const link of container.querySelectorAll('a[href*="#"]')) {
    const [path, id] = (link.getAttribute('href') ?? '').split('#')
    const points = pages.find((other) => other.path === path)?.points
    expect(Object.keys(points ?? {}), `${path}#${id}`).toContain(id)
  }
})

test('the legal notice links to the licences page of the release server', () => {
  const { getByRole } = renderPage(LegalNotice)
  expect(getByRole('link', { name: 'Logiciels libres et licences' }).getAttribute('href')).toBe('/licences')
})

test.each(pages)('$path is dated', (page) => {
  const dates = [...open(page).container.querySelectorAll('time')]
  expect(dates.map((date) => [date.dateTime, date.textContent])).toEqual([['2025-08-29', '29 août 2025']])
})

test.each(pages)('$path says the facts of the site, and marks each that is missing', (page) => {
  const { container } = open(page)
  const marked = [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
  for (const fact of page.facts) {
    expect(container.textContent).toContain(fr(factText(fact)))
    if (typeof fact !== 'string') expect(marked).toContain(fr(factText(fact)))
  }
  expect(new Set(marked)).toEqual(
    new Set(page.facts.filter((fact) => typeof fact !== 'string').map((fact) => fr(factText(fact)))),
  )
})

test.each(pages)(
  '$path opens at the point that the address names, ready to go on from there',
  async (page) => {
    const { container } = open(page, '#contact')
    await waitFor(() => expect(document.activeElement).toBe(container.querySelector('#contact')))
  },
)

test.each(pages)('$path goes to a point and names it in the address', async (page) => {
  const { container } = open(page)
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(container.querySelector('nav a[href$="#contact"]') ?? container)
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector('#contact')))
  expect(location.href).toMatch(new RegExp(`${page.path}#contact$`))
})

test('the folded table of contents folds again when one of its points is chosen', () => {
  const { container } = renderPage(PrivacyPolicy)
  const folded = container.querySelector('nav details') as HTMLDetailsElement
  folded.open = true
  fireEvent.click(folded.querySelector('a') as HTMLElement)
  expect(folded.open).toBe(false)
})
