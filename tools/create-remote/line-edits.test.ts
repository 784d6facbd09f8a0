import { expect, test } from 'vitest'
import { insertLine } from './line-edits.ts'

test('a line goes before the first match, or after the last', () => {
  const source = '/a x\n/a y\nb'
  expect(insertLine('list', source, { before: /^\/a/ }, '/a w')).toBe('/a w\n/a x\n/a y\nb')
  expect(insertLine('list', source, { after: /^\/a/ }, '/a z')).toBe('/a x\n/a y\n/a z\nb')
})

test.each([{ before: /^never/ }, { after: /^never/ }])('a list without its place is refused: %o', (where) => {
  expect(() => insertLine('list', 'a\nb', where, 'c')).toThrow('list has no line like /^never/')
})
