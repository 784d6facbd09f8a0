import { newPasswordSchema } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { passwordFault } from './PasswordCriteria.tsx'

test.each([
  ['', 'weak'],
  ['Ab1cdef', 'weak'],
  ['alllower1', 'weak'],
  ['ALLUPPER1', 'weak'],
  ['NoDigitsHere', 'weak'],
  ['Ab1cdefg', undefined],
  ['a b\nC 1 d e f', undefined],
  [`Aa1${'x'.repeat(125)}`, undefined],
  [`Aa1${'x'.repeat(126)}`, 'long'],
] as const)('%j: the screen and the API agree', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
  expect(newPasswordSchema.safeParse(password).success).toBe(fault === undefined)
})
