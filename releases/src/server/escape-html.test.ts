import { expect, test } from 'vitest'
import { escapeHtml, inlineJson } from './escape-html.ts'

test('text stays text, in an element and in an attribute', () => {
  expect(escapeHtml('<b title="x"> & l’été')).toBe('&lt;b title=&quot;x&quot;&gt; &amp; l’été')
})

test('inline JSON ends no script, and reads back whole', () => {
  const value = { text: '</script><!--\u2028\u2029' }
  expect(inlineJson(value)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(inlineJson(value))).toEqual(value)
})
