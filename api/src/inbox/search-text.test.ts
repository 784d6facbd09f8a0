import { expect, test } from 'vitest'
import { folded, searchPatterns } from './search-text.ts'

test.each([
  ['ÉLÈVE', 'eleve'],
  ['e\u0301le\u0300ve', 'eleve'],
  ['Œuvre', 'oeuvre'],
  ['L’été', "l'ete"],
  ['Straße', 'straße'],
  ['ｆｕｌｌ', 'full'],
  ['a\0b', 'ab'],
  ['deux\nlignes', 'deux lignes'],
])('%j is searched as %j', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

test('each word is a pattern of its own, in which no sign has a meaning', () => {
  expect(searchPatterns('  Élève 100%  a_b c\\d ')).toEqual(['%eleve%', '%100\\%%', '%a\\_b%', '%c\\\\d%'])
  expect(searchPatterns(' ')).toEqual([])
  expect(searchPatterns('a b c d e f g h i j')).toHaveLength(8)
})
