import { expect, test } from 'vitest'
import { initials } from './Avatar.tsx'

test.each([
  ['Inès', 'Lefèvre', 'IL'],
  ['  élodie', 'de Lys', 'ÉD'],
  ['Inès', '', 'I'],
  ['', 'Lefèvre', 'L'],
  ['', '', ''],
  ['😀x', '𝒴y', '😀𝒴'],
  ['👩‍🎓 Zoé', '🇫🇷', '👩‍🎓🇫🇷'],
  ['e\u0301lodie', 'Lys', 'E\u0301L'],
])('the initials of %j %j are %j', (first, last, expected) => {
  expect(initials(first, last)).toBe(expected)
})

test('a browser without a segmenter takes whole code points', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  expect(initials('😀x', 'Lys')).toBe('😀L')
  Object.assign(Intl, { Segmenter })
})
