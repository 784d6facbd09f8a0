import type { Profile } from '@cadence/shared/schemas'
import { eq, inArray } from 'drizzle-orm'
import { type Account, findAccount } from '../auth/accounts.ts'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { confirmEmailMail, emailChangeAskedMail, takenAddressMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import { type EmailChange, issueEmailChange, isWaiting } from './email-change-queries.ts'
import { profileOf } from './profile-answers.ts'

const LINK_TOKEN = 'email-token'

interface Asked {
  account: Account
  /** The new address. */
  email: string
  token: string
}

/**
 * Stores the new address, and mails its link after the answer: so neither the answer nor its time reveals whether
 * another member has the address. If the process stops before, the member can ask for the mail again.
 * @param mailPresentAddress whether the present mailbox gets a mail
 * @returns the profile as the settings show it
 */
export async function askForEmail(
  services: Services,
  account: Account,
  email: string,
  { mailPresentAddress }: { mailPresentAddress: boolean },
): Promise<Profile> {
  const { config, db, background, now } = services
  const { id: userId, firstName } = account
  const { token, profile } = await db.transaction(async (tx) => {
    if (mailPresentAddress) {
      const mail = emailChangeAskedMail({ firstName, email, appUrl: config.appUrl })
      await enqueueMail(tx, account.email, mail, now())
    }
    const token = await issueEmailChange(tx, { userId, email, now: now() })
    return { token, profile: await profileOf(tx, userId, now()) }
  })
  background.run(() => mailLink(services, { account, email, token }))
  return profile
}

/** An address of another member gets no link; its owner gets a mail instead, once in a while. */
async function mailLink(services: Services, { account, email, token }: Asked): Promise<void> {
  const { config, db, limits, now, mailOutbox } = services
  const { id: userId, firstName } = account
  const { appUrl } = config
  const owner = await findAccount(db, email)
  // An unverified account does not matter: only the owner of the mailbox can follow this link.
  const isTaken = owner?.isEmailVerified === true
  const mayTell = isTaken && (await limits.registrationNotice.tryTake(owner.id))
  await db.transaction(async (tx) => {
    // The change was cancelled meanwhile, or the account was deleted: then no mail is sent.
    if (!(await isWaiting(tx, { userId, token }))) return
    const link = `${appUrl}/settings?section=personal&${LINK_TOKEN}=${token}`
    if (!isTaken) await enqueueMail(tx, email, confirmEmailMail({ firstName, link }), now())
    if (mayTell) {
      await enqueueMail(tx, email, takenAddressMail({ firstName: owner.firstName, appUrl }), now())
    }
  })
  mailOutbox.deliverNow()
}

/**
 * Deletes the mail with the link of this change if it is not delivered yet. Other mails may wait for the same address.
 */
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
