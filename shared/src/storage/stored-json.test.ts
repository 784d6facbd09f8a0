import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fillStorage, restoreStorage } from './storage.test-kit.ts'
import { backUp, readJson, readTabJson, writeJson, writeTabJson } from './stored-json.ts'

const schema = z.object({ n: z.number() })

beforeEach(() => localStorage.clear())
afterEach(restoreStorage)

test('nothing under a key is absent', () => {
  expect(readJson('k', schema)).toEqual({ state: 'absent' })
})

test('what was written is read back, checked', () => {
  expect(writeJson('k', { n: 1, more: true })).toBe('stored')
  expect(readJson('k', schema)).toEqual({ state: 'valid', value: { n: 1 } })
})

test.each([
  '',
  'undefined',
  'null',
  '{',
  '[]',
  '0',
  '"text"',
  '{"n":"1"}',
  '{"__proto__":{"n":1}}',
  '\ud800',
])('the text %j is corrupt and kept as it is', (raw) => {
  localStorage.setItem('k', raw)
  expect(readJson('k', schema)).toEqual({ state: 'corrupt', raw })
  expect(localStorage.getItem('k')).toBe(raw)
})

test('what this tab keeps is read back, checked; anything else is nothing', () => {
  sessionStorage.clear()
  expect(readTabJson('k', schema)).toBeNull()
  expect(writeTabJson('k', { n: 1, more: true })).toBe(true)
  expect(readTabJson('k', schema)).toEqual({ n: 1 })
  for (const raw of ['', '{', 'null', '{"n":"1"}']) {
    sessionStorage.setItem('k', raw)
    expect(readTabJson('k', schema)).toBeNull()
  }
})

test('a backup has a key of its own and does not change the original', () => {
  localStorage.setItem('k', '{')
  backUp('k', '{')
  expect(localStorage.getItem('k:backup')).toBe('{')
  expect(localStorage.getItem('k')).toBe('{')
})

test('a backup is never overwritten: another text gets the next number, the same text is not copied twice', () => {
  for (const raw of ['{', '[', '{', '[']) expect(backUp('k', raw)).toBe('stored')
  expect(localStorage.getItem('k:backup')).toBe('{')
  expect(localStorage.getItem('k:backup:2')).toBe('[')
  expect(localStorage).toHaveLength(2)
})

test('after five different backups no further one is made', () => {
  for (const raw of ['1', '2', '3', '4', '5']) backUp('k', raw)
  expect(backUp('k', '6')).toBe('too many')
  expect(backUp('k', '3')).toBe('stored')
  expect(localStorage).toHaveLength(5)
  expect(localStorage.getItem('k:backup:5')).toBe('5')
})

test('a backup that does not fit says so', () => {
  fillStorage()
  expect(backUp('k', '{')).toBe('full')
})
