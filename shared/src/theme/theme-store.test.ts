import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeKey } from '../storage/local-storage.ts'
import { fillStorage, replaceStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { themeColorTags } from './first-paint.ts'
import { THEME_KEY } from './stored-theme.ts'
import { freshPage, replaceSystem, shown } from './theme.test-kit.ts'
import { followTheme, setThemeMode, useTheme } from './theme-store.ts'

let stop: () => void = () => undefined

const theme = () => renderHook(() => useTheme()).result

/** What another tab does to storage, and what the browser then says here. */
async function fromOtherTab(change: () => void, key: string | null) {
  change()
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key })))
}

beforeEach(() => {
  localStorage.clear()
  freshPage(themeColorTags)
  replaceSystem(false)
})
afterEach(() => {
  stop()
  cleanup()
  restoreStorage()
  // Where storage was forbidden, the choice is in memory.
  removeKey(THEME_KEY)
  vi.unstubAllGlobals()
})

test('until a member chooses, the page is dark, whatever the system likes', () => {
  replaceSystem(true)
  stop = followTheme()
  expect(theme().current).toEqual({
    mode: 'dark',
    asked: 'dark',
    scheme: 'dark',
    theme: 'origin',
    oneLook: false,
  })
  expect(shown()).toEqual({ mode: 'dark', lightBars: 'not all', darkBars: null })
})

test.each([
  ['dark', 'not all'],
  ['light', 'all'],
  ['system', '(prefers-color-scheme:light)'],
] as const)('%s is applied at once and kept', (mode, lightBars) => {
  stop = followTheme()
  expect(setThemeMode(mode)).toBe('stored')
  expect(shown()).toMatchObject({ mode, lightBars })
  expect(localStorage.getItem(THEME_KEY)).toBe(mode)
  stop()
  freshPage(themeColorTags)
  stop = followTheme()
  expect(theme().current.mode).toBe(mode)
  expect(shown()).toMatchObject({ mode, lightBars })
})

test('a component follows the choice', async () => {
  stop = followTheme()
  const result = theme()
  await act(async () => void setThemeMode('light'))
  expect(result.current).toMatchObject({ mode: 'light', scheme: 'light' })
})

test('the scheme follows the system while that is the mode, and only then', async () => {
  const system = replaceSystem(true)
  stop = followTheme()
  const result = theme()
  await act(async () => void setThemeMode('system'))
  expect(result.current.scheme).toBe('light')
  await act(async () => system(false))
  expect(result.current.scheme).toBe('dark')
  await act(async () => void setThemeMode('dark'))
  await act(async () => system(true))
  expect(result.current.scheme).toBe('dark')
})

test('what another tab chooses shows here, and what it clears ends here', async () => {
  stop = followTheme()
  const result = theme()
  await fromOtherTab(() => localStorage.setItem(THEME_KEY, 'light'), THEME_KEY)
  expect(result.current.mode).toBe('light')
  expect(shown().mode).toBe('light')
  await fromOtherTab(() => localStorage.clear(), null)
  expect(result.current.mode).toBe('dark')
})

test('another key of another tab changes nothing', async () => {
  stop = followTheme()
  await fromOtherTab(() => localStorage.setItem(THEME_KEY, 'light'), 'savedDashboards')
  expect(shown().mode).toBe('dark')
})

test('a page that comes back from the browser’s cache shows what was chosen meanwhile', () => {
  stop = followTheme()
  localStorage.setItem(THEME_KEY, 'light')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(shown().mode).toBe('dark')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(shown().mode).toBe('light')
})

test('where storage is forbidden a choice holds in this tab', () => {
  replaceStorage({ value: null })
  stop = followTheme()
  expect(setThemeMode('light')).toBe('memory')
  expect(shown().mode).toBe('light')
})

test('where storage is full a choice holds in this tab, and the answer says that it is not kept', () => {
  stop = followTheme()
  fillStorage()
  expect(setThemeMode('light')).toBe('full')
  expect(shown().mode).toBe('light')
})

test('after following has ended, events change nothing', async () => {
  followTheme()()
  await fromOtherTab(() => localStorage.setItem(THEME_KEY, 'light'), THEME_KEY)
  expect(shown().mode).toBe('dark')
})
