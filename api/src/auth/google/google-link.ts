import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { identities, users } from '../../db/schema.ts'
import { googleLinkedMail } from '../../mail/account-mails.ts'
import { enqueueMail } from '../../mail/mail-outbox.ts'
import { addNotice } from '../../notices/notices-queries.ts'
import { countInvitation } from '../../referrals/count-invitation.ts'
import type { Services } from '../../services.ts'
import { type Account, confirmAccount, createAccount, findAccount } from '../accounts.ts'
import { endVerification, onlyRegistration } from '../verification-link.ts'
import { GoogleSignInError } from './google-errors.ts'
import type { Profile } from './google-profile.ts'

const provider = 'google' as const

/** `ok`: they were linked before. */
export interface Linked {
  how: 'ok' | 'linked' | 'created'
  userId: string
}

type Parts = Pick<Services, 'config' | 'now'>

/**
 * The member of a provider's account. A known account belongs to the same member as before, whatever its address is
 * now. Otherwise it is linked to the account with that address, whose owner gets a mail. Otherwise a new account
 * without a password is created, and the referral code counts. Throws for a verified account whose address the provider does not give out itself.
 * Call it in a transaction.
 */
export async function memberOf(
  parts: Parts,
  tx: Database,
  profile: Profile,
  referralCode: string | null,
): Promise<Linked> {
  const { authoritative, subject } = profile
  const known = await linkedTo(tx, subject)
  if (known) return { how: 'ok', userId: known }

  const made = await create(parts, tx, profile, referralCode)
  // Missing only when the account was created and deleted at this moment.
  const account = made ?? (await findAccount(tx, profile.email))
  if (!account) throw new Error('The account is gone.')
  const userId = account.id
  const rows = await tx
    .insert(identities)
    .values({ provider, subject, userId, authoritative, createdAt: parts.now() })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (rows.length === 0) {
    // Another call linked the same person at this moment. If this call created an account, it is rolled back.
    const other = await linkedTo(tx, subject)
    if (!other || made) throw new Error('The identity was linked by another call.')
    return { how: 'ok', userId: other }
  }
  if (made) return { how: 'created', userId }
  await join(parts, tx, account, profile, referralCode)
  return { how: 'linked', userId }
}

/**
 * Deletes links to provider accounts that may belong to a former owner of the mailbox. A link whose address the
 * provider itself gives out stays.
 */
export async function endDoubtfulLinks(tx: Database, userId: string): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.authoritative, false)))
}

/**
 * Locks the link: a transaction that deletes it waits, and then also ends the session that is opened here.
 */
async function linkedTo(tx: Database, subject: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .for('share', { of: identities })
  return row?.userId
}

async function create(
  parts: Parts,
  tx: Database,
  profile: Profile,
  referralCode: string | null,
): Promise<Account | undefined> {
  const { email, firstName, lastName } = profile
  const account = { email, firstName, lastName, passwordHash: null, isEmailVerified: true }
  const made = await createAccount(tx, account, parts.now())
  if (made) await welcome(parts, tx, made, referralCode)
  return made
}

/** What a new member gets, and who invited them. */
async function welcome(
  parts: Parts,
  tx: Database,
  account: Account,
  referralCode: string | null,
): Promise<void> {
  await addNotice(tx, { userId: account.id, kind: 'welcome', now: parts.now() })
  await countInvitation(parts, tx, account, referralCode)
}

/**
 * An unverified account may have been registered by a stranger: it gets the provider's name and loses its password. The
 * referral code of its registration counts, where there is only one and the sign-in has none. A verified account stays as it is, and its owner gets a mail.
 */
async function join(
  parts: Parts,
  tx: Database,
  account: Account,
  profile: Profile,
  referralCode: string | null,
): Promise<void> {
  const { config, now } = parts
  const { firstName, lastName } = profile
  const waiting = account.isEmailVerified ? undefined : await onlyRegistration(tx, account)
  const confirmed = await confirmAccount(tx, account.id, { firstName, lastName, passwordHash: null })
  if (confirmed) {
    await endVerification(tx, account.id)
    await welcome(parts, tx, confirmed, referralCode ?? waiting?.referralCode ?? null)
  } else if (!profile.authoritative) {
    throw new GoogleSignInError('account_exists', 'not_authoritative')
  } else {
    const mail = googleLinkedMail({ firstName: account.firstName, appUrl: config.appUrl })
    await enqueueMail(tx, account.email, mail, now())
  }
}
