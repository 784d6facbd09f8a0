import type { Profile } from '@cadence/shared/schemas'
import { type Account, findAccountById } from '../auth/accounts.ts'
import { SESSION_OVER } from '../auth/token-rotation.ts'
import type { Database } from '../db/database.ts'
import { UnauthorizedError } from '../http/http-errors.ts'
import { pendingEmailChange } from './email-change.ts'

/** Bodies here are a few short fields. */
export const PROFILE_BODY_BYTES = 16 * 1024

/** The account of a member. Throws 401 when it was deleted at this very moment. */
export async function accountOf(db: Database, userId: string): Promise<Account> {
  const account = await findAccountById(db, userId)
  if (!account) throw new UnauthorizedError(SESSION_OVER)
  return account
}

/** What the settings show beyond the member. */
export async function profileOf(db: Database, userId: string, now: Date): Promise<Profile> {
  const { passwordHash } = await accountOf(db, userId)
  const pending = await pendingEmailChange(db, userId, now)
  return {
    hasPassword: passwordHash !== null,
    emailChange: pending ? { email: pending.email, expiresAt: pending.expiresAt.toISOString() } : null,
  }
}
