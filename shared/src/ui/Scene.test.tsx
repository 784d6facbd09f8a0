import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceSystem } from '../theme/theme.test-kit.ts'
import { loadThemeOffers, setColourTheme, setThemeMode, type ThemeOffer, tryColourTheme } from '../theme.ts'
import { Scene } from './Scene.tsx'

let offers: readonly ThemeOffer[]
const choose = (id: string) => {
  const offer = offers.find(({ sheet }) => sheet.id === id)
  if (offer) setColourTheme(offer.sheet)
}
const pictureOf = ({ container }: ReturnType<typeof render>) =>
  container.querySelector<HTMLElement>('[data-scene]')
/** Waits for the picture of a theme. */
const shownScene = (page: ReturnType<typeof render>, theme: string) =>
  vi.waitFor(() => {
    const picture = pictureOf(page)
    expect(picture?.dataset.scene).toBe(theme)
    return picture
  }, 10_000)
/** Runs what waits until the page is idle. */
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

let drawn: string[]

beforeEach(async () => {
  offers = await loadThemeOffers()
  drawn = []
  replaceSystem(false)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    drawn.push(blob instanceof Blob ? blob.type : '')
    return `blob:cadence/${drawn.length}`
  })
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined)
})
afterEach(() => {
  cleanup()
  tryColourTheme(null)
  choose('origin')
  setThemeMode('dark')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a theme that is not Premium has no scene, and loads nothing', async () => {
  for (const id of ['origin', 'flash-white', 'deep-black']) {
    choose(id)
    const page = render(<Scene lit />)
    await idle()
    expect(pictureOf(page)).toBeNull()
    page.unmount()
  }
  expect(drawn).toEqual([])
})

test('with data saving a Premium theme keeps its gradient', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  choose('mars')
  const page = render(<Scene lit />)
  await idle()
  expect(pictureOf(page)).toBeNull()
  expect(drawn).toEqual([])
})

test('the scene of a Premium theme comes when the page is idle, hidden from screen readers', async () => {
  choose('sunset')
  const page = render(<Scene lit />)
  expect(pictureOf(page)).toBeNull()
  const picture = await shownScene(page, 'sunset')
  expect(picture?.dataset).toMatchObject({ lit: 'true', new: 'true' })
  expect(picture?.getAttribute('aria-hidden')).toBe('true')
  expect(drawn).toEqual(['image/svg+xml'])
})

test('the next page shows at once a scene that was shown before', async () => {
  choose('bleu-horizon')
  const first = render(<Scene />)
  await shownScene(first, 'bleu-horizon')
  first.unmount()
  drawn = []
  const next = render(<Scene />)
  expect(pictureOf(next)?.dataset.scene).toBe('bleu-horizon')
  expect(pictureOf(next)?.dataset.new).toBeUndefined()
  expect(drawn).toEqual([])
})

test('the mode chooses between day and night, and a theme that is tried shows its own scene', async () => {
  choose('forest-zen')
  const page = render(<Scene lit />)
  const night = (await shownScene(page, 'forest-zen'))?.style.cssText
  await act(async () => void setThemeMode('light'))
  const day = (await shownScene(page, 'forest-zen'))?.style.cssText
  expect(day).not.toBe(night)
  await act(async () => tryColourTheme(offers.find(({ sheet }) => sheet.id === 'cyber-pulse')?.sheet ?? null))
  await shownScene(page, 'cyber-pulse')
})
