import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { identities, users } from '../../db/schema.ts'
import { googleLinkedMail } from '../../mail/account-mails.ts'
import { enqueueMail } from '../../mail/mail-outbox.ts'
import { addNotice } from '../../notices/notices-store.ts'
import type { Services } from '../../services.ts'
import { type Account, confirmAccount, createAccount, findAccount } from '../accounts.ts'
import { endVerification } from '../verification-link.ts'
import { GoogleSignInError } from './google-errors.ts'
import type { Profile } from './google-profile.ts'

const provider = 'google' as const

/** `ok` when the two belonged together before. */
export interface Linked {
  how: 'ok' | 'linked' | 'created'
  userId: string
}

type Parts = Pick<Services, 'config' | 'now'>

/**
 * The member that a provider's account belongs to. One that was seen before: the same member, whatever the address is
 * by now. Otherwise the account with that address, and its owner is told. Otherwise a new account without a password.
 * Throws for a verified account whose address is not the provider's to give. Call it in a transaction: all of it or
 * nothing.
 */
export async function memberOf(parts: Parts, tx: Database, profile: Profile): Promise<Linked> {
  const { authoritative, subject } = profile
  const known = await linkedTo(tx, subject)
  if (known) return { how: 'ok', userId: known }

  const made = await create(parts, tx, profile)
  // Missing only when it was made and deleted again at this very moment: the transaction then ends with an error.
  const account = made ?? (await findAccount(tx, profile.email))
  if (!account) throw new Error('The account is gone.')
  const userId = account.id
  const rows = await tx
    .insert(identities)
    .values({ provider, subject, userId, authoritative, createdAt: parts.now() })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (rows.length === 0) {
    // The same person came by another call at this very moment. With another address: nothing of this call may stay.
    const other = await linkedTo(tx, subject)
    if (!other || made) throw new Error('The identity was linked by another call.')
    return { how: 'ok', userId: other }
  }
  if (made) return { how: 'created', userId }
  await join(parts, tx, account, profile)
  return { how: 'linked', userId }
}

/**
 * Ends the links by which somebody may come who had the mailbox once: who owns it today must be alone with it. A link
 * whose address is the provider's own to give stays.
 */
export async function endDoubtfulLinks(tx: Database, userId: string): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.authoritative, false)))
}

/** Locked: who ends the link at this moment ends what is opened by it too. */
async function linkedTo(tx: Database, subject: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .for('share', { of: identities })
  return row?.userId
}

async function create({ now }: Parts, tx: Database, profile: Profile): Promise<Account | undefined> {
  const { email, firstName, lastName } = profile
  const account = { email, firstName, lastName, passwordHash: null, isEmailVerified: true }
  const made = await createAccount(tx, account, now())
  if (made) await addNotice(tx, { userId: made.id, kind: 'welcome', now: now() })
  return made
}

/**
 * Nobody has proven an unverified account to be theirs, and a stranger may have registered it: it becomes what the
 * provider says, and no password that was chosen for it works. The owner of a verified one keeps it and is told.
 */
async function join({ config, now }: Parts, tx: Database, account: Account, profile: Profile): Promise<void> {
  const { firstName, lastName } = profile
  const confirmed = await confirmAccount(tx, account.id, { firstName, lastName, passwordHash: null })
  if (confirmed) {
    await endVerification(tx, account.id)
    await addNotice(tx, { userId: account.id, kind: 'welcome', now: now() })
  } else if (!profile.authoritative) {
    throw new GoogleSignInError('account_exists', 'not_authoritative')
  } else {
    const mail = googleLinkedMail({ firstName: account.firstName, appUrl: config.appUrl })
    await enqueueMail(tx, account.email, mail, now())
  }
}
