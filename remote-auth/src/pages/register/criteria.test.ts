import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strength, strengthWord } from '../../parts/strength.ts'
import { registerScale } from './criteria.ts'

const { criteria } = registerScale

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
  expect(strength(registerScale, password)).toBe(score)
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
  const passwords = ['', 'a', 'aB', 'aB1', 'aB1!', 'aB1!xyz']
  expect(passwords.map((password) => strengthWord(registerScale, password))).toEqual([
    '',
    'Très faible',
    'Faible',
    'Moyen',
    'Bon',
    'Excellent',
  ])
})

test('typing more never makes a password weaker', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (password, more) => {
      expect(strength(registerScale, password + more)).toBeGreaterThanOrEqual(
        strength(registerScale, password),
      )
    }),
  )
})
