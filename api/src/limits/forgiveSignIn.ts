import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { attemptLimits } from '../db/schema.ts'
import { prepareStatement } from '../db/statement.ts'
import type { Limits } from './limits.ts'

/**
 * What a good sign-in does to its limits: its address gets the attempt back, and those of its account are forgotten. Where
 * the database counts, by one prepared statement: asked in two, each sign-in would take longer by a fiftieth.
 */
export function signInForgiver(
  db: Database,
  { loginAccount, loginAddress }: Pick<Limits, 'loginAccount' | 'loginAddress'>,
): (address: string, account: string) => Promise<void> {
  const forgive = prepareStatement(
    db,
    'forgive_sign_in',
    sql`with forgotten as (
      delete from ${attemptLimits} where key = ${sql.placeholder('account')}
    )
    update ${attemptLimits} set points = points - 1
    where key = ${sql.placeholder('address')} and expire > ${sql.placeholder('now')}`,
  )
  return async (address, account) => {
    const stored = { address: loginAddress.storedKey(address), account: loginAccount.storedKey(account) }
    if (stored.address !== undefined && stored.account !== undefined) {
      await forgive({ ...stored, now: Date.now() })
    } else {
      await loginAddress.giveBack(address)
      await loginAccount.clear(account)
    }
  }
}
