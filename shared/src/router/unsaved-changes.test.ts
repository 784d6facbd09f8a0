import { afterEach, expect, test, vi } from 'vitest'
import { removeKey, writeText } from '../storage/local-storage.ts'
import { hasUnsaved, holdUnsaved } from './unsaved-changes.ts'

afterEach(() => vi.restoreAllMocks())

test('what is held is unsaved until everybody has let go, once each', () => {
  const [one, two] = [holdUnsaved(), holdUnsaved()]
  one()
  one()
  expect(hasUnsaved()).toBe(true)
  two()
  expect(hasUnsaved()).toBe(false)
})

test('a page that asks before the tab is closed need not say it as well', () => {
  const guard = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', guard)
  expect(hasUnsaved()).toBe(true)
  removeEventListener('beforeunload', guard)
  expect(hasUnsaved()).toBe(false)
})

test('what a full storage did not take is unsaved until it does, or is taken away', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  writeText('one', '1')
  writeText('two', '2')
  full.mockRestore()
  writeText('one', '1')
  expect(hasUnsaved()).toBe(true)
  removeKey('two')
  expect(hasUnsaved()).toBe(false)
})
