import type { Account } from '../auth/accounts.ts'
import { HttpError, UnavailableError } from '../http/errors.ts'
import type { Services } from '../services.ts'

/** Said where the password that a signed-in member typed is not theirs. */
export const WRONG_PASSWORD = 'This is not your current password.'

/**
 * Checks the password of a signed-in member before something that cannot be undone: who sits down at an open session
 * does not know it. An account without one has nothing to check. Throws 400 with the field, not 401: the session is
 * good; and 429 after ten wrong ones in a quarter of an hour.
 */
export async function checkPassword(
  { limits, passwords }: Services,
  account: Account,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> {
  if (account.passwordHash === null) return
  await limits.passwordCheck.take(account.id)
  let isRight = false
  try {
    isRight = password !== undefined && (await passwords.find([account.passwordHash], password)) !== undefined
  } catch (error) {
    // No password was checked, so nothing was guessed.
    if (error instanceof UnavailableError) await limits.passwordCheck.giveBack(account.id)
    throw error
  }
  if (!isRight) throw new HttpError(400, WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD } })
  await limits.passwordCheck.giveBack(account.id)
}
