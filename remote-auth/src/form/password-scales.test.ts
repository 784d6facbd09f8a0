import { newPasswordSchema, z } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registerScale, resetScale, strength, strengthWord } from './password-scales.ts'

describe('the scale of the registration', () => {
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
})

describe('the scale of a new password', () => {
  test.each([
    ['', 0, ''],
    ['a', 1, 'Faible'],
    ['aB', 2, 'Moyen'],
    ['aB1', 3, 'Bon'],
    ['aB1!xyz', 3, 'Bon'],
    ['aB1!wxyz', 4, 'Excellent'],
    ['        ', 1, 'Faible'],
  ])('%j meets %i: %s', (password, score, word) => {
    expect(strength(resetScale, password)).toBe(score)
    expect(strengthWord(resetScale, password)).toBe(word)
  })

  test('four bars, in the stated order', () => {
    expect(resetScale.criteria.map(({ label }) => label)).toEqual([
      'Au moins 8 caractères',
      'Une minuscule',
      'Une majuscule',
      'Un chiffre',
    ])
  })

  test('all four bars mean that the rule is met', () => {
    const password = fc.string({ unit: fc.constantFrom('a', 'B', '1', '!', 'é', '\n'), maxLength: 12 })
    fc.assert(
      fc.property(password, (value) => {
        expect(strength(resetScale, value) === 4).toBe(z.safeParse(newPasswordSchema, value).success)
      }),
    )
  })
})
