import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { backUp, readJson, writeJson } from './json.ts'

const schema = z.object({ n: z.number() })

beforeEach(() => localStorage.clear())

test('nothing under a key is absent', () => {
  expect(readJson('k', schema)).toEqual({ state: 'absent' })
})

test('what was written is read back, checked', () => {
  expect(writeJson('k', { n: 1, more: true })).toBe('kept')
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

test('a backup stands beside the key and changes nothing under it', () => {
  localStorage.setItem('k', '{')
  backUp('k', '{')
  expect(localStorage.getItem('k:backup')).toBe('{')
  expect(localStorage.getItem('k')).toBe('{')
})
