import type { Account } from '../auth/accounts.ts'
import { HttpError } from '../http/http-errors.ts'
import type { Services } from '../services.ts'
import { takeAccountCode } from './account-code.ts'

/** The message for a wrong password of a signed-in member. */
export const WRONG_PASSWORD = 'This is not your current password.'

/** The message for a wrong code that was mailed to a member without a password. */
export const WRONG_CODE = 'This code is wrong or has expired.'

/** The password or code that a member typed. */
interface Proof {
  password: string | undefined
  code: string | undefined
}

/**
 * Checks before a step that cannot be undone that the member does it, and not somebody who found an open session: by
 * the password, or by the mailed code, which is used up, when the account has no password.
 * @param field the name of the password's field in the request
 * @throws HttpError 400 with the field (not 401: the session is valid), and 429 after ten wrong ones in a quarter of an
 * hour
 */
export function checkMember(
  services: Services,
  account: Account,
  { field, ...proof }: Proof & { field: string },
): Promise<void> {
  return services.limits.passwordCheck.countRefusals(account.id, async () => {
    if (await isProven(services, account, proof)) return
    throw account.passwordHash === null ? refusal('code', WRONG_CODE) : refusal(field, WRONG_PASSWORD)
  })
}

async function isProven(
  { db, now, passwords }: Services,
  { id: userId, passwordHash }: Account,
  { password, code }: Proof,
): Promise<boolean> {
  if (passwordHash === null) return code !== undefined && takeAccountCode(db, { userId, code, now: now() })
  return password !== undefined && (await passwords.find([passwordHash], password)) !== undefined
}

const refusal = (field: string, message: string) =>
  new HttpError(400, message, { fields: { [field]: message } })
