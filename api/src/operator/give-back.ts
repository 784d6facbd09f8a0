import { eq } from 'drizzle-orm'
import { type Account, findAccount } from '../auth/accounts.ts'
import { issueResetToken } from '../auth/reset-link.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema.ts'
import { resetMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { revokeSessionsOf } from '../sessions/session-queries.ts'

interface Giving {
  /** The present address of the account. */
  from: string
  /** The address of its owner. */
  to: string
  appUrl: string
  now: Date
}

/**
 * Gives an account back to its owner, whose identity the operator has checked. It gets the owner's address and loses
 * its password, its provider sign-ins, the address of its feed and all sessions; a mail lets the owner choose a new
 * password. Throws a readable error when there is no such account, or the address belongs to another one.
 * @returns the account's id
 */
export function giveBack(db: Database, { from, to, appUrl, now }: Giving): Promise<string> {
  return db.transaction(async (tx) => {
    const account = await known(tx, from)
    const owner = await findAccount(tx, to)
    if (owner && owner.id !== account.id) throw new Error(`${to} is the address of another account.`)
    const { id: userId, firstName } = account
    await tx.update(tables.users).set({ email: to, passwordHash: null }).where(eq(tables.users.id, userId))
    for (const table of [
      tables.identities,
      tables.passwordResets,
      tables.emailChanges,
      tables.emailUndos,
      tables.accountCodes,
      tables.handovers,
      tables.feeds,
    ]) {
      await tx.delete(table).where(eq(table.userId, userId))
    }
    await revokeSessionsOf(tx, userId, now)
    const token = await issueResetToken(tx, { userId, now, minIntervalMs: 0 })
    await enqueueMail(tx, to, resetMail({ firstName, link: `${appUrl}/reset-password?token=${token}` }), now)
    return userId
  })
}

async function known(tx: Database, email: string): Promise<Account> {
  const account = await findAccount(tx, email)
  if (!account) throw new Error(`There is no account with the address ${email}.`)
  return account
}
