import { expect, test } from 'vitest'
import { withoutCssComments } from './css-comments.ts'

test('the comments of a template go, and its lines keep their numbers', () => {
  const code = 'const a=b.div`\n  color: red;\n  /* A reason,\n     on two lines. */\n  top: 0;\n`;c()'
  expect(withoutCssComments(code)).toBe('const a=b.div`\n  color: red;\n\n\n  top: 0;\n`;c()')
})

test('what only looks like a comment stays', () => {
  const code = 'const accept="image/*,text/*"\nx`/* in a line */`;y=a/b*c*/d/'
  expect(withoutCssComments(code)).toBe(code)
})

test('a comment does not reach into another template', () => {
  const code = 'a`\n/* in $ */\n`;b`\n/* as `c` is */\n`'
  expect(withoutCssComments(code)).toBe(code)
})

test('a comment before code on its line stays, and the code up to the next comment', () => {
  const code = '/* @__PURE__ */ a()\nb()\n'
  expect(withoutCssComments(`${code}/* c */\n`)).toBe(`${code}\n`)
})
