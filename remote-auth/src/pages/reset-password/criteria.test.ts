import { newPasswordSchema } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { strength, strengthWord } from '../../parts/strength.ts'
import { resetScale } from './criteria.ts'

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
