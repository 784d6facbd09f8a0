import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillStorage, replaceStorage, restoreStorage } from './storage.test-kit.ts'

/** A fresh module for each test: what it keeps in memory lives as long as the tab. */
async function fresh() {
  vi.resetModules()
  return import('./local-storage.ts')
}

const real = globalThis.localStorage

beforeEach(() => real.clear())
afterEach(restoreStorage)

const forbidden = {
  'access throws': {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  },
  'there is none': { value: null },
  'every call throws': {
    value: new Proxy({} as Storage, {
      get: () => () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  },
}

test.each(Object.entries(forbidden))('storage where %s: values live in memory', async (_name, descriptor) => {
  const { readText, removeKey, writeText } = await fresh()
  replaceStorage(descriptor)
  expect(readText('k')).toBeNull()
  expect(writeText('k', 'v')).toBe('memory')
  expect(readText('k')).toBe('v')
  removeKey('k')
  expect(readText('k')).toBeNull()
})

test('a write is stored in the browser and read back', async () => {
  const { readText, writeText } = await fresh()
  expect(writeText('k', 'v')).toBe('stored')
  expect(real.getItem('k')).toBe('v')
  expect(readText('k')).toBe('v')
})

test('a removed key is gone from the browser', async () => {
  const { readText, removeKey, writeText } = await fresh()
  writeText('k', 'v')
  removeKey('k')
  expect(real.getItem('k')).toBeNull()
  expect(readText('k')).toBeNull()
})

test('a full storage is reported, and the old value stays', async () => {
  const { readText, writeText } = await fresh()
  writeText('k', 'old')
  fillStorage()
  expect(writeText('k', 'new')).toBe('full')
  expect(readText('k')).toBe('old')
})

test('what had to stay in memory gives way to what the browser keeps later', async () => {
  const { readText, writeText } = await fresh()
  replaceStorage({ value: null })
  writeText('k', 'in memory')
  restoreStorage()
  expect(writeText('k', 'stored')).toBe('stored')
  real.removeItem('k')
  expect(readText('k')).toBeNull()
})
