import { newPasswordSchema } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.data.ts'
import { assertUncommon, COMMON_PASSWORD } from './common-passwords.ts'

/** The password with a capital first letter, which is how people satisfy the rule. */
const capitalised = (password: string) => password.replace(/[a-z]/, (letter) => letter.toUpperCase())

test('the list has more than 3000 passwords that satisfy the rules but for a capital, and each is refused', async () => {
  const listed = commonPasswords.trim().split(/\s+/)
  const fitting = listed.map(capitalised).filter((password) => newPasswordSchema.safeParse(password).success)
  expect(fitting.length).toBeGreaterThan(3000)
  for (const password of fitting) {
    await expect(assertUncommon(password, 'password'), password).rejects.toThrow(COMMON_PASSWORD)
  }
  await expect(assertUncommon('Correct1horse', 'password')).resolves.toBeUndefined()
})
