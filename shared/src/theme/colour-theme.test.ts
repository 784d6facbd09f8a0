import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeKey } from '../storage/local-storage.ts'
import { fillStorage, replaceStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { themeColorTags, themeScript } from './first-paint.ts'
import { SHEET_KEY, THEME_KEY, type ThemeSheet } from './stored-theme.ts'
import { defaultColours, freshPage, replaceSystem, shownColours } from './theme.test-kit.ts'
import {
  followTheme,
  loadThemeOffers,
  renewColourTheme,
  setColourTheme,
  setColourThemeById,
  setThemeMode,
  tryColourTheme,
  useTheme,
} from './theme-store.ts'

let stop: () => void = () => undefined
let sheets: Record<string, ThemeSheet>

const kept = (): ThemeSheet | null => JSON.parse(localStorage.getItem(SHEET_KEY) ?? 'null')
const sheet = (id: string) => sheets[id] as ThemeSheet
const pageOf = (declarations: string) => /--page:(#\w+)/.exec(declarations)?.[1]
const theme = () => renderHook(() => useTheme()).result

beforeEach(async () => {
  localStorage.clear()
  freshPage(themeColorTags)
  replaceSystem(false)
  const offers = await loadThemeOffers()
  sheets = Object.fromEntries(offers.map((offer) => [offer.sheet.id, offer.sheet]))
  stop = followTheme()
})
afterEach(() => {
  tryColourTheme(null)
  stop()
  cleanup()
  restoreStorage()
  removeKey(THEME_KEY)
  removeKey(SHEET_KEY)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the default theme is Origin, with no declarations on the root element', () => {
  expect(theme().current.theme).toBe('origin')
  expect(shownColours()).toEqual(defaultColours)
})

test('a theme is applied at once, with the browser’s own parts and bars, and kept', async () => {
  const result = theme()
  await act(async () => void expect(setColourTheme(sheet('mars'))).toBe('stored'))
  const page = pageOf(sheet('mars').dark)
  expect(shownColours()).toEqual({ page, parts: 'dark', bars: page, count: 3 })
  expect(result.current).toMatchObject({ mode: 'dark', scheme: 'dark', theme: 'mars', oneLook: false })
  expect(kept()).toEqual(sheet('mars'))
  stop()
  freshPage(themeColorTags)
  stop = followTheme()
  expect(shownColours().page).toBe(page)
})

test('Origin again leaves nothing behind, neither on the page nor in storage', () => {
  setColourTheme(sheet('mars'))
  expect(setColourTheme(sheet('origin'))).toBe('stored')
  expect(shownColours()).toEqual(defaultColours)
  expect(localStorage.getItem(SHEET_KEY)).toBeNull()
})

test('the mode chooses between the two looks of a theme, the system while it is followed', async () => {
  const system = replaceSystem(true)
  stop()
  stop = followTheme()
  setColourTheme(sheet('forest-zen'))
  setThemeMode('light')
  expect(shownColours().page).toBe(pageOf(sheet('forest-zen').light))
  setThemeMode('system')
  expect(shownColours().parts).toBe('light')
  await act(async () => system(false))
  expect(shownColours().page).toBe(pageOf(sheet('forest-zen').dark))
})

test.each([
  ['flash-white', 'light'],
  ['deep-black', 'dark'],
])('%s is %s in every mode, and says that it is one look', async (id, scheme) => {
  const result = theme()
  await act(async () => void setColourTheme(sheet(id)))
  for (const mode of ['dark', 'light'] as const) {
    await act(async () => void setThemeMode(mode))
    expect(result.current).toEqual({ mode, asked: mode, scheme, theme: id, oneLook: true })
    expect(shownColours().parts).toBe(scheme)
  }
})

test('a theme that is tried shows, is not kept, and leaves the chosen one when it ends', () => {
  setColourTheme(sheet('mars'))
  tryColourTheme(sheet('sunset'))
  expect(shownColours().page).toBe(pageOf(sheet('sunset').dark))
  setThemeMode('light')
  expect(shownColours().page).toBe(pageOf(sheet('sunset').light))
  expect(kept()?.id).toBe('mars')
  tryColourTheme(null)
  expect(shownColours().page).toBe(pageOf(sheet('mars').light))
})

test('the default can be tried too', () => {
  setColourTheme(sheet('mars'))
  tryColourTheme(sheet('origin'))
  expect(shownColours().page).toBe('#0b0c10')
})

test('what another tab chooses shows here', async () => {
  localStorage.setItem(SHEET_KEY, JSON.stringify(sheet('mars')))
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: SHEET_KEY })))
  expect(shownColours().page).toBe(pageOf(sheet('mars').dark))
})

test('where nothing can be kept a choice holds in this tab, and the answer says so', () => {
  fillStorage()
  expect(setColourTheme(sheet('mars'))).toBe('full')
  expect(shownColours().page).toBe(pageOf(sheet('mars').dark))
  replaceStorage({ value: null })
  expect(setColourTheme(sheet('sunset'))).toBe('memory')
})

test('colours that were kept by an older release become those of this one', async () => {
  localStorage.setItem(SHEET_KEY, JSON.stringify({ ...sheet('mars'), dark: '--page:#123456;' }))
  stop()
  stop = followTheme()
  expect(shownColours().page).toBe('#123456')
  await renewColourTheme()
  expect(shownColours().page).toBe(pageOf(sheet('mars').dark))
  expect(kept()).toEqual(sheet('mars'))
})

test('a kept theme that this release does not know becomes the default', async () => {
  localStorage.setItem(SHEET_KEY, JSON.stringify({ ...sheet('mars'), id: 'venus' }))
  stop()
  stop = followTheme()
  await renewColourTheme()
  expect(shownColours()).toEqual(defaultColours)
  expect(localStorage.getItem(SHEET_KEY)).toBeNull()
})

test('an account names a theme by its id; one that is unknown is the default', async () => {
  await setColourThemeById('aurora-flow')
  expect(kept()).toEqual(sheet('aurora-flow'))
  await setColourThemeById('venus')
  expect(shownColours()).toEqual(defaultColours)
})

test('a theme of an account that comes late is overtaken by what was chosen since', async () => {
  const late = setColourThemeById('mars')
  setColourTheme(sheet('sunset'))
  await late
  expect(kept()?.id).toBe('sunset')
})

test('a theme that is in effect already overtakes what is on its way', async () => {
  const late = setColourThemeById('mars')
  await setColourThemeById('origin')
  await late
  expect(shownColours()).toEqual(defaultColours)
})

test('of two that are on their way the later stays', async () => {
  await Promise.all([setColourThemeById('mars'), setColourThemeById('sunset')])
  expect(kept()?.id).toBe('sunset')
})

test('what another tab chooses overtakes, too', async () => {
  const late = setColourThemeById('mars')
  localStorage.setItem(SHEET_KEY, JSON.stringify(sheet('sunset')))
  dispatchEvent(new StorageEvent('storage', { key: SHEET_KEY }))
  await late
  expect(kept()?.id).toBe('sunset')
})

/** Every text that is assigned to the root. */
function assignments() {
  return vi.spyOn(document.documentElement.style, 'cssText', 'set')
}

test('the root is given its style again only when that is another', async () => {
  setColourTheme(sheet('mars'))
  const assign = assignments()
  followTheme()()
  setThemeMode('dark')
  expect(assign).not.toHaveBeenCalled()
  setThemeMode('light')
  setThemeMode('light')
  expect(assign).toHaveBeenCalledExactlyOnceWith(sheet('mars').light)
})

test('the style that the first HTML gave the root is not given again at start', () => {
  stop()
  localStorage.setItem(SHEET_KEY, JSON.stringify(sheet('mars')))
  new Function(themeScript)()
  const assign = assignments()
  stop = followTheme()
  expect(assign).not.toHaveBeenCalled()
  expect(shownColours().page).toBe(pageOf(sheet('mars').dark))
})
