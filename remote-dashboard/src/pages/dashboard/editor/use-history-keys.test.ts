import { expect, test } from 'vitest'
import { historyKey } from './use-history-keys.ts'

const none = { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['undo', { key: 'z', ctrlKey: true }],
  ['undo', { key: 'z', metaKey: true }],
  ['redo', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'Z', metaKey: true, shiftKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  [null, { key: 'z' }],
  [null, { key: 'z', ctrlKey: true, altKey: true }],
  [null, { key: 'a', ctrlKey: true }],
])('%s by %o', (way, keys) => {
  expect(historyKey({ ...none, ...keys })).toBe(way)
})
