import { PASSWORD_MAX } from '@cadence/shared/schemas'
import type { SecurityTexts } from '../../../texts/account.ts'

type Name = keyof Pick<SecurityTexts, 'length' | 'lower' | 'upper' | 'digit'>

/** What a password must have, one by one: the rule of registration (specification, section 5). */
export const criteria: readonly { name: Name; met: (password: string) => boolean }[] = [
  { name: 'length', met: (password) => password.length >= 8 },
  { name: 'lower', met: (password) => /[a-z]/.test(password) },
  { name: 'upper', met: (password) => /[A-Z]/.test(password) },
  { name: 'digit', met: (password) => /\d/.test(password) },
]

/** What is wrong with a new password, if anything. */
export function passwordFault(password: string): 'weak' | 'long' | undefined {
  if (!criteria.every(({ met }) => met(password))) return 'weak'
  return password.length > PASSWORD_MAX ? 'long' : undefined
}
