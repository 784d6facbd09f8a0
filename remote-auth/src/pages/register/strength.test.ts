import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteria, strength, strengthWord } from './strength.ts'

test.each([
  ['', 0, []],
  ['abc', 1, ['Une minuscule']],
  ['ABC', 1, ['Une majuscule']],
  ['123', 1, ['Un chiffre']],
  ['!', 1, ['Un caractère spécial']],
  ['     ', 0, []],
  ['      ', 1, ['Au moins 6 caractères']],
  ['abcde', 1, ['Une minuscule']],
  ['abcdef', 2, ['Au moins 6 caractères', 'Une minuscule']],
  ['abcdE1', 4, ['Au moins 6 caractères', 'Une minuscule', 'Une majuscule', 'Un chiffre']],
  ['aB1!', 4, ['Une minuscule', 'Une majuscule', 'Un chiffre', 'Un caractère spécial']],
  ['abcE1!', 5, criteria.map(({ label }) => label)],
  ['éééééé', 2, ['Au moins 6 caractères', 'Un caractère spécial']],
])('%j meets %i', (password, score, labels) => {
  expect(strength(password)).toBe(score)
  expect(criteria.filter(({ met }) => met(password)).map(({ label }) => label)).toEqual(labels)
})

test('there are five criteria, in the stated order', () => {
  expect(criteria.map(({ label }) => label)).toEqual([
    'Au moins 6 caractères',
    'Une minuscule',
    'Une majuscule',
    'Un chiffre',
    'Un caractère spécial',
  ])
})

test('every strength from 1 has a word of its own', () => {
  expect([0, 1, 2, 3, 4, 5].map(strengthWord)).toEqual([
    '',
    'Très faible',
    'Faible',
    'Moyen',
    'Bon',
    'Excellent',
  ])
  expect(strengthWord(6)).toBe('')
})

test('typing more never makes a password weaker', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (password, more) => {
      expect(strength(password + more)).toBeGreaterThanOrEqual(strength(password))
    }),
  )
})
