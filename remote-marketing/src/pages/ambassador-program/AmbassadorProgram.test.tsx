import { paths } from '@cadence/shared/router'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../../parts/render.test-kit.tsx'
import AmbassadorProgram from './AmbassadorProgram.tsx'
import { count, rings, told } from './Hero.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')
const points = (path: string) => path.match(/M/g)?.length ?? 0

function section(heading: HTMLElement) {
  return within(heading.closest('section') as HTMLElement)
}

function levelCards(getByRole: ReturnType<typeof renderPage>['getByRole']) {
  const list = section(getByRole('heading', { name: /Quatre niveaux/ })).getAllByRole('list')[0]
  return [...(list?.children ?? [])] as HTMLElement[]
}

test('shows three highlights: the community, the rewards, the goodies', () => {
  const { getByRole } = renderPage(AmbassadorProgram)
  const items = section(getByRole('heading', { name: /Trois raisons/ })).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Une communauté active',
    'Des récompenses simples',
    'Des goodies exclusifs',
  ])
  expect(plain(items[0]?.textContent)).toContain('500+ ambassadeurs actifs')
})

test('shows four levels with their referrals, each with the advantages of the one before', () => {
  const { getByRole } = renderPage(AmbassadorProgram)
  const cards = levelCards(getByRole)
  expect(cards.map((card) => plain(card.querySelector('div')?.textContent))).toEqual([
    'Novice3-10 filleuls',
    'Campus11-25 filleuls',
    'Influencer26-50 filleuls',
    'VIP50+ filleuls',
  ])
  const kept = cards.map((card) => within(card).queryByText(/^Tous les avantages/)?.textContent)
  expect(kept).toEqual([
    undefined,
    'Tous les avantages du niveau Novice',
    'Tous les avantages du niveau Campus',
    'Tous les avantages du niveau Influencer',
  ])
  expect(plain(cards[1]?.textContent)).toContain('Un mois de Cadence Premium offert par dizaine de filleuls')
})

test('an advantage with a compound word is one text beside its sign, not three over each other', () => {
  const { getByRole } = renderPage(AmbassadorProgram)
  const advantages = levelCards(getByRole).flatMap((card) => within(card).getAllByRole('listitem'))
  const texts = advantages.map((item) => plain(item.textContent))
  expect(texts).toContainEqual(expect.stringContaining('avant-première'))
  expect(advantages.map(({ childNodes }) => childNodes.length)).toEqual(texts.map(() => 1))
})

test('the gauge says which level a number of referrals reaches, and the cards follow', () => {
  const { getByRole, getByLabelText } = renderPage(AmbassadorProgram)
  const gauge = getByLabelText(/Combien de personnes/)
  const reached = () => levelCards(getByRole).map((card) => card.dataset.reached === 'true')
  expect(gauge.getAttribute('type')).toBe('range')
  fireEvent.change(gauge, { target: { value: '2' } })
  expect(getByRole('status').textContent).toContain('Pas encore de niveau')
  expect(reached()).toEqual([false, false, false, false])
  fireEvent.change(gauge, { target: { value: '26' } })
  expect(plain(getByRole('status').textContent)).toContain('Niveau Influencer 2 mois')
  expect(reached()).toEqual([true, true, true, false])
  fireEvent.change(gauge, { target: { value: '50' } })
  expect(plain(getByRole('status').textContent)).toContain('Niveau VIP 5 mois')
  expect(reached()).toEqual([true, true, true, true])
})

test.each([
  [0, undefined],
  [12, 'Campus'],
  [60, 'VIP'],
])(
  'at %i referrals the track is filled up to the handle, and the level reached is named',
  (referrals, name) => {
    const { container, getByLabelText } = renderPage(AmbassadorProgram)
    const gauge = getByLabelText(/Combien de personnes/)
    fireEvent.change(gauge, { target: { value: String(referrals) } })
    const fill = container.querySelector('[data-fill]')
    const [, , width] = fill?.closest('svg')?.getAttribute('viewBox')?.split(' ') ?? []
    expect(fill?.getAttribute('width')).toBe(String(referrals))
    expect(width).toBe(gauge.getAttribute('max'))
    expect(container.querySelector('[data-level]')?.textContent).toBe(name)
  },
)

test('shows four rewards, each with the level from which one has it', () => {
  const { getByRole } = renderPage(AmbassadorProgram)
  const items = section(getByRole('heading', { name: 'Ce que l’on y gagne' })).getAllByRole('listitem')
  expect(
    items.map((item) => [
      within(item).getByRole('heading', { level: 3 }).textContent,
      item.querySelector('small')?.textContent,
    ]),
  ).toEqual([
    ['Un salon à part', 'Dès le niveau Novice'],
    ['Des mois offerts', 'Dès le niveau Campus'],
    ['Des goodies exclusifs', 'Dès le niveau Influencer'],
    ['Des avant-premières', 'Dès le niveau VIP'],
  ])
})

test('the pictures of the gallery differ, and say that they are drawn', () => {
  const { getByText, getAllByRole } = renderPage(AmbassadorProgram)
  const pictures = getAllByRole('img')
  expect(pictures).toHaveLength(6)
  expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(6)
  for (const picture of pictures) expect(picture.getAttribute('aria-label')).toMatch(/^Illustration\u202f: /)
  expect(getByText(/aucune personne réelle n’est représentée/)).toBeTruthy()
})

test('the button leads to the Discord, and the one above to the levels', async () => {
  const { getByRole } = renderPage(AmbassadorProgram)
  expect(getByRole('link', { name: 'Rejoindre le Discord' }).getAttribute('href')).toBe(paths.joinDiscord)
  fireEvent.click(getByRole('link', { name: 'Voir les quatre niveaux' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('niveaux'))
})

test('the picture has a point for each of the five hundred', () => {
  expect(points(told) + rings.reduce((sum, ring) => sum + points(ring), 0)).toBe(count)
  expect(count).toBe(500)
})

test('headings go down one level at a time, and no style attribute is needed', () => {
  const { container } = renderPage(AmbassadorProgram)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName[1]))
  levels.forEach((level, i) => {
    expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
  })
  // The content security policy refuses a style attribute in HTML that a server wrote.
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})
