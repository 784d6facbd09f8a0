import { describe, expect, test } from 'vitest'
import { append, insertBefore, insertLine, UnknownPlaceError } from './edit-source.ts'

const source = `const noise = "'/help': not this one, { key: 'x' }" // '/help'
export const titles = {
  '/tasks': 'Tasks',
  '/help': 'Help',
} as const
export default [
  { path: help, page: 'host/Help' },
] satisfies readonly object[]
`

describe('an entry is found by what the file means, and the rest stays to the letter', () => {
  test('before a property', () => {
    expect(insertBefore('a.ts', source, { key: '/help' }, "'/x': 'X'")).toBe(
      source.replace("  '/help': 'Help'", "  '/x': 'X',\n  '/help': 'Help'"),
    )
  })

  test('before an object of a list', () => {
    expect(insertBefore('a.tsx', source, { text: 'host/Help' }, '{ path: x }')).toBe(
      source.replace('  { path: help', '  { path: x },\n  { path: help'),
    )
  })

  test('after the last beside another', () => {
    expect(append('a.ts', source, { key: '/tasks' }, "'/x': 'X'")).toBe(
      source.replace("'/help': 'Help',", "'/help': 'Help',\n  '/x': 'X',"),
    )
    expect(append('a.ts', "const list = ['a', 'b'] as const", { text: 'a' }, "'c'")).toBe(
      "const list = ['a', 'b',\n'c'] as const",
    )
  })

  test('after the last line of a kind', () => {
    expect(insertLine('a', '/a x\n/a y\nb', /^\/a/, '/a z')).toBe('/a x\n/a y\n/a z\nb')
  })
})

test.each([
  ['nowhere', () => insertBefore('a.ts', source, { key: '/none' }, '')],
  ['twice', () => append('a.ts', 'const a = { x: 1 }, b = { x: 2 }', { key: 'x' }, '')],
  ['in no line', () => insertLine('a.ts', source, /^never/, '')],
])('a place that is %s is refused', (_, edit) => {
  expect(edit).toThrow(UnknownPlaceError)
  expect(edit).toThrow(/^a\.ts has /)
})
