import { followTheme, loadThemeOffers, type ThemeOffer } from '@cadence/shared/theme'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Appearance from './Appearance.tsx'
import { REST_MS } from './themes/use-theme-trial.ts'

const setPreference = vi.hoisted(() => vi.fn())
vi.mock('@cadence/shared/preferences', () => ({ setPreference }))
const loading = vi.hoisted(() => ({ fails: false }))
vi.mock('@cadence/shared/theme', async (original) => {
  const theme = await original<typeof import('@cadence/shared/theme')>()
  const loadThemeOffers = () =>
    loading.fails ? Promise.reject(new Error('no network')) : theme.loadThemeOffers()
  return { ...theme, loadThemeOffers }
})

let stop: () => void = () => undefined
let offers: readonly ThemeOffer[]

const card = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const shownPage = () => document.documentElement.style.getPropertyValue('--page')
const pageOf = (id: string, scheme: 'dark' | 'light' = 'dark') =>
  /--page:(#\w+)/.exec(offers.find(({ sheet }) => sheet.id === id)?.sheet[scheme] ?? '')?.[1]
const kept = (): unknown => JSON.parse(localStorage.getItem('colorTheme') ?? 'null')?.id

async function open() {
  stop = followTheme()
  render(<Appearance />)
  await screen.findByRole('radio', { name: 'Origin' })
}

/** From here on time passes by `rest` only. With `itself`, which userEvent needs, it also passes by itself. */
function holdTime(itself?: 'itself') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: itself !== undefined })
}

/** Moves a pointer of some kind over a card, or away from it, and waits. */
function point(name: string, to: 'over' | 'out', pointerType = 'mouse') {
  const label = card(name).closest('label') as HTMLElement
  const event = new Event(to === 'over' ? 'pointerover' : 'pointerout', { bubbles: true })
  fireEvent(label, Object.assign(event, { pointerType }))
}
const rest = (time = REST_MS) => act(() => void vi.advanceTimersByTime(time))

beforeEach(async () => {
  localStorage.clear()
  offers = await loadThemeOffers()
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
  loading.fails = false
  setPreference.mockClear()
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
})

test('three base themes and ten Premium ones are one choice, with Origin selected', async () => {
  await open()
  const base = within(screen.getByRole('group', { name: 'Base' })).getAllByRole('radio')
  const premium = within(screen.getByRole('group', { name: /^Premium/ })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  expect(base.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Origin',
    'Flash White',
    'Deep Black',
  ])
  expect(premium).toHaveLength(10)
  for (const radio of premium) {
    expect(radio.getAttribute('aria-label')).toMatch(/, Premium$/)
    expect(within(radio.closest('label') as HTMLElement).getByText('Premium')).toBeDefined()
  }
  expect(card('Origin').checked).toBe(true)
  expect(new Set([...base, ...premium].map((radio) => radio.getAttribute('name'))).size).toBe(1)
})

test('each name has its language, and Bleu Horizon is marked as the default Premium theme', async () => {
  await open()
  const names = screen
    .getAllByText(/^(Mars|Bleu Horizon)$/)
    .map(({ lang, textContent }) => [textContent, lang])
  expect(names).toEqual([
    ['Bleu Horizon', 'fr'],
    ['Mars', 'en'],
  ])
  const said = (name: string) => card(name).getAttribute('aria-describedby')
  expect(document.getElementById(said('Bleu Horizon, Premium') ?? '')?.textContent).toBe('par défaut')
  expect(said('Mars, Premium')).toBeNull()
})

test('a press applies a theme at once, stores it here and in the account, and is announced', async () => {
  await open()
  await userEvent.click(screen.getByText('Mars'))
  expect(card('Mars, Premium').checked).toBe(true)
  expect(shownPage()).toBe(pageOf('mars'))
  expect(kept()).toBe('mars')
  expect(setPreference.mock.calls).toEqual([['theme', 'mars']])
  expect(screen.getByText(/^Mars est votre thème\./)).toBeDefined()
})

test('a pointer that rests on a theme shows it everywhere, and the chosen theme returns when it leaves', async () => {
  await open()
  holdTime()
  point('Sunset, Premium', 'over')
  rest(REST_MS - 1)
  expect(shownPage()).toBe('')
  rest(1)
  expect(shownPage()).toBe(pageOf('sunset'))
  expect(screen.getByText('Vous essayez Sunset. Appuyez dessus pour le garder.')).toBeDefined()
  expect(card('Origin').checked).toBe(true)
  point('Sunset, Premium', 'out')
  rest()
  expect(shownPage()).toBe('')
  expect(kept()).toBeUndefined()
  expect(setPreference).not.toHaveBeenCalled()
})

test('a pointer that crosses the cards shows no theme, and a touch tries none', async () => {
  await open()
  holdTime()
  point('Sunset, Premium', 'over')
  rest(REST_MS - 1)
  expect(shownPage()).toBe('')
  point('Sunset, Premium', 'out')
  rest()
  expect(shownPage()).toBe('')
  point('Sunset, Premium', 'over', 'touch')
  rest()
  expect(shownPage()).toBe('')
})

test('arrows show one theme after the other, Escape returns to the chosen one, Space chooses', async () => {
  await open()
  holdTime('itself')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  act(() => card('Origin').focus())
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(card('Mars, Premium'))
  rest()
  expect(shownPage()).toBe(pageOf('mars'))
  expect(card('Origin').checked).toBe(true)
  await user.keyboard('{Escape}')
  rest()
  expect(document.activeElement).toBe(card('Origin'))
  expect(shownPage()).toBe('')
  await user.keyboard('{ArrowUp} ')
  expect(card('Forest Zen, Premium').checked).toBe(true)
  expect(kept()).toBe('forest-zen')
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(kept()).toBe('cyber-pulse')
})

test('a tried theme ends when the page is left', async () => {
  await open()
  holdTime()
  point('Sunset, Premium', 'over')
  rest()
  expect(shownPage()).toBe(pageOf('sunset'))
  cleanup()
  expect(shownPage()).toBe('')
})

test('a note says that a theme looks the same in every mode, and a mode goes with the account', async () => {
  await open()
  await userEvent.click(card('Flash White'))
  expect(screen.getByText('Votre thème est clair dans tous les modes.')).toBeDefined()
  await userEvent.click(card('Deep Black'))
  expect(screen.getByText('Votre thème est sombre dans tous les modes.')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(setPreference).toHaveBeenLastCalledWith('mode', 'light')
})

test('the modes are drawn in the chosen theme, and in the default one where it has one look', async () => {
  await open()
  const pages = () =>
    ['Dark', 'Light'].map((mode) => {
      const drawn = card(mode).closest('label')?.querySelector('[data-scheme]')
      return drawn && getComputedStyle(drawn).getPropertyValue('--page').trim()
    })
  await userEvent.click(card('Mars, Premium'))
  expect(pages()).toEqual([pageOf('mars', 'dark'), pageOf('mars', 'light')])
  await userEvent.click(card('Flash White'))
  // Without colours of their own the pictures have those of the default theme, by `data-scheme`.
  expect(pages()).toEqual(['', ''])
})

test('Origin shows both modes in its picture, and a theme with one look shows one', async () => {
  await open()
  const schemes = (name: string) => card(name).closest('label')?.querySelectorAll('[data-scheme]').length
  expect(['Origin', 'Flash White', 'Deep Black', 'Mars, Premium'].map(schemes)).toEqual([2, 1, 1, 1])
})

test('a note appears when the browser does not store the choice', async () => {
  await open()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  await userEvent.click(card('Mars, Premium'))
  expect(shownPage()).toBe(pageOf('mars'))
  expect(
    screen.getByText(/^Le stockage .* est plein : le thème durera le temps de cet onglet\.$/),
  ).toBeDefined()
})

test('a failed load of the themes is shown, and a retry loads them', async () => {
  loading.fails = true
  stop = followTheme()
  render(<Appearance />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Les thèmes n’ont pas pu être chargés/)
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeDefined()
  loading.fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('radio', { name: 'Origin' })).toBeDefined()
})

test('the five icons can be read but not chosen, and the first is selected', async () => {
  await open()
  const group = screen.getByRole('group', { name: 'App icon Soon' })
  const icons = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(icons).toHaveLength(5)
  expect(icons.map(({ checked }) => checked)).toEqual([true, false, false, false, false])
  for (const icon of icons) expect(icon.matches(':disabled')).toBe(true)
})
