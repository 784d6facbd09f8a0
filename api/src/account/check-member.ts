import type { Account } from '../auth/accounts.ts'
import { HttpError } from '../http/http-errors.ts'
import type { Services } from '../services.ts'
import { takeAccountCode } from './account-code.ts'

/** Said where the password that a signed-in member typed is not theirs. */
export const WRONG_PASSWORD = 'This is not your current password.'

/** The same for the code that was mailed to a member without a password. */
export const WRONG_CODE = 'This code is wrong or has expired.'

/** What a member typed to show that it is them. */
interface Proof {
  password: string | undefined
  code: string | undefined
}

/**
 * Checks before something that cannot be undone that the member does it, and not somebody who found a session open: by
 * the password, or by the mailed code, which is used up, where the account has no password. Throws 400 with the field,
 * not 401, because the session is good; and 429 after ten wrong ones in a quarter of an hour.
 * @param field the place of the password in the request
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
