import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceStorage, restoreStorage } from '../storage/storage.test-kit.ts'
import { themeColorTags, themeScript } from './head.ts'
import { parseMode, THEME_KEY } from './mode.ts'
import { followTheme } from './store.ts'
import { freshPage, replaceSystem, shown } from './theme.test-kit.ts'

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
