import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { themeColorTags, themeScript } from './first-paint.ts'
import { parseMode, SHEET_KEY, safeDeclarations, THEME_KEY } from './stored-theme.ts'
import { defaultColours, freshPage, replaceSystem, shown, shownColours } from './theme.test-kit.ts'
import { themeOffers } from './theme-offers.ts'
import { followTheme } from './theme-store.ts'

const broken = [
  '',
  'undefined',
  'null',
  '{',
  '[]',
  '0',
  '"light"',
  'Light',
  ' light',
  '__proto__',
  'constructor',
  '\ud800',
]
const runScript = () => new Function(themeScript)()

beforeEach(() => {
  localStorage.clear()
  freshPage(themeColorTags)
  replaceSystem(false)
})
afterEach(() => {
  restoreStorage()
  vi.unstubAllGlobals()
})

test.each(['dark', 'light', 'system'])('the text %j is that mode', (stored) => {
  expect(parseMode(stored)).toBe(stored)
})

test.each([null, ...broken, 'x'.repeat(1_000_000)])('anything else is dark (%#)', (stored) => {
  expect(parseMode(stored)).toBe('dark')
})

test.each(['dark', 'light', 'system', ...broken])(
  'with %j stored, the script of the head shows what the start then shows',
  (stored) => {
    localStorage.setItem(THEME_KEY, stored)
    runScript()
    const before = shown()
    expect(before.mode).toBe(parseMode(stored))
    followTheme()()
    expect(shown()).toEqual(before)
  },
)

const offers = themeOffers.map(({ sheet }) => [sheet.id, sheet] as const)

test.each(offers)('the declarations of %s are safeDeclarations', (_id, { dark, light }) => {
  expect(dark).toMatch(safeDeclarations)
  expect(light).toMatch(safeDeclarations)
})

test.each(
  (['dark', 'light', 'system'] as const).flatMap((mode) => offers.map(([, sheet]) => ({ mode, sheet }))),
)('with $sheet.id stored and $mode, the script of the head shows what the start then shows', (kept) => {
  replaceSystem(true)
  localStorage.setItem(THEME_KEY, kept.mode)
  localStorage.setItem(SHEET_KEY, JSON.stringify(kept.sheet))
  runScript()
  const before = [shown(), shownColours()]
  const declarations = kept.mode === 'dark' ? kept.sheet.dark : kept.sheet.light
  const page = /--page:(#\w{6})/.exec(declarations)?.[1]
  const parts = /^color-scheme:(\w+)/.exec(declarations)?.[1]
  expect(shownColours()).toEqual({ page, parts, bars: page, count: 3 })
  followTheme()()
  expect([shown(), shownColours()]).toEqual(before)
})

const mars = themeOffers.find(({ sheet }) => sheet.id === 'mars')?.sheet
const foul = [
  '--page:url(https://elsewhere.example/x);',
  '--page:#123456;--page:URL(x);',
  '--page:rgb(url(x) / 0.1);',
  '--page:image-set("x");',
  '--page:var(--text);',
  '--page:expression(1);',
  '--page:#123456}html{display:none;',
  '--page:#123456;display:none;',
  '--other:#123456;',
  '--page:#123456',
  '--page:#123456;<',
  '--page:\\75rl(x);',
  '',
]

test.each([
  ...broken,
  ...foul.map((dark) => JSON.stringify({ ...mars, dark, light: dark })),
  JSON.stringify({ ...mars, dark: undefined }),
  JSON.stringify({ ...mars, dark: ['--page:#123456;'] }),
  JSON.stringify({ ...mars, dark: { toString: null } }),
])('a stored theme that is none leaves the page in the default one (%#)', (stored) => {
  localStorage.setItem(SHEET_KEY, stored)
  runScript()
  followTheme()()
  expect(shownColours()).toEqual(defaultColours)
})

test('a text that is made to take long is refused at once', () => {
  const dark = `--page:${'gradient('.repeat(50_000)}`
  expect(safeDeclarations.test(dark)).toBe(false)
  expect(safeDeclarations.test(`${'--page:rgb( ;'.repeat(50_000)}!`)).toBe(false)
})

const forbidden: Record<string, PropertyDescriptor> = {
  'access throws': {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  },
  'there is none': { value: null },
}

test.each(Object.entries(forbidden))('storage where %s leaves the page dark', (_name, descriptor) => {
  replaceStorage(descriptor)
  runScript()
  expect(shown()).toEqual({ mode: 'dark', lightBars: 'not all', darkBars: null })
})

test('the script cannot end its element', () => {
  expect(themeScript).not.toMatch(/<|\n/)
})
