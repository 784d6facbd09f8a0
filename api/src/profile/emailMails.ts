import { type Account, findAccount } from '../auth/accounts.ts'
import type { Database } from '../db/database.ts'
import { confirmEmailLetter, emailChangeAskedLetter, takenAddressLetter } from '../mail/letters.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { issueEmailChange } from './emailChange.ts'

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
    const link = `${appUrl}/settings?section=personal&email-token=${token}`
    if (!isTaken) await enqueue(tx, email, confirmEmailLetter({ firstName, link }), now())
    if (mayTell) {
      await enqueue(tx, email, takenAddressLetter({ firstName: owner.firstName, appUrl }), now())
    }
    if (told) await enqueue(tx, account.email, emailChangeAskedLetter({ firstName, email, appUrl }), now())
  })
  postman.kick()
}
