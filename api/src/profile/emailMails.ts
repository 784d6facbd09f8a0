import { eq, inArray } from 'drizzle-orm'
import { type Account, findAccount } from '../auth/accounts.ts'
import { hashToken } from '../auth/opaqueToken.ts'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema.ts'
import { confirmEmailLetter, emailChangeAskedLetter, takenAddressLetter } from '../mail/letters.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { type EmailChange, issueEmailChange } from './emailChange.ts'

const LINK_TOKEN = 'email-token'

/**
 * Keeps the new address and mails its link there. Where another member has the address, the row is the same and its
 * link reaches nobody: the owner of the mailbox is told instead, once in a while, and the asker sees no difference.
 * @param told whether the mailbox that the account has now hears of it.
 */
export async function askForEmail(
  services: Services,
  account: Account,
  email: string,
  { told }: { told: boolean },
): Promise<void> {
  const { config, db, limits, now, postman } = services
  const { id: userId, firstName } = account
  const { appUrl } = config
  const owner = await findAccount(db, email)
  // An account that waits for its own link stands in nobody's way: who follows this one has the mailbox.
  const isTaken = owner?.isEmailVerified === true
  const mayTell = isTaken && (await limits.registrationNotice.tryTake(owner.id))
  await db.transaction(async (tx: Database) => {
    const token = await issueEmailChange(tx, { userId, email, now: now() })
    const link = `${appUrl}/settings?section=personal&${LINK_TOKEN}=${token}`
    if (!isTaken) await enqueue(tx, email, confirmEmailLetter({ firstName, link }), now())
    if (mayTell) {
      await enqueue(tx, email, takenAddressLetter({ firstName: owner.firstName, appUrl }), now())
    }
    if (told) await enqueue(tx, account.email, emailChangeAskedLetter({ firstName, email, appUrl }), now())
  })
  postman.kick()
}

/** Takes back the mail with the link of this change, where it is not delivered yet; others wait for the address, too. */
export async function withdrawEmailMail(tx: Database, { email, hash }: EmailChange): Promise<void> {
  const waiting = await tx
    .select({ id: mails.id, text: mails.text })
    .from(mails)
    .where(eq(mails.recipient, email))
  const own = waiting.filter(({ text }) => {
    const token = new RegExp(`[?&]${LINK_TOKEN}=([\\w-]+)`).exec(text)?.[1]
    return token !== undefined && hashToken(token) === hash
  })
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  await tx.delete(mails).where(inArray(mails.id, ids))
}
