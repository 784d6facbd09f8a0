import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emailTokens, users } from '../db/schema.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'
import { anotherRegistrationMail, verificationMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import type { Account, Registration } from './accounts.ts'

const INTERVAL_MS = 60_000

/**
 * Stores a registration with a new link and queues the mail with it, at most one per minute for the same registration.
 * The link starts with the configured address, never with the Host of a request. @returns whether a mail was queued
 */
export async function queueVerificationMail(
  { config, now }: Services,
  db: Database,
  account: Account,
  registration: Registration,
): Promise<boolean> {
  const { id: userId, email } = account
  const minIntervalMs = INTERVAL_MS / config.rateLimitScale
  const token = await issueVerificationToken(db, { userId, registration, now: now(), minIntervalMs })
  if (!token) return false
  const pending = [account, ...(await pendingRegistrations(db, email))]
  const alone = pending.every(({ passwordHash }) => passwordHash === registration.passwordHash)
  // Anybody can register with an address; only the owner of the mailbox knows which request is theirs.
  const mail = alone ? verificationMail : anotherRegistrationMail
  const link = `${config.appUrl}/verify-email?token=${token}`
  await enqueueMail(db, email, mail({ firstName: registration.firstName, link }), now())
  return true
}

/**
 * The unconfirmed registration of an account. Undefined when there are several: the API cannot know whose they are.
 */
export async function onlyRegistration(db: Database, account: Account): Promise<Registration | undefined> {
  const { firstName, lastName, passwordHash, referralCode } = account
  if (passwordHash === null) return undefined
  const [newest, ...others] = await pendingRegistrations(db, account.email)
  if (!newest) return { firstName, lastName, passwordHash, browserHash: null, referralCode }
  const isNewest = (one: Account | Registration) => one.passwordHash === newest.passwordHash
  return [account, ...others].every(isNewest) ? newest : undefined
}

/**
 * Sends a further link for an unverified account, with a limit per account, because a stranger can ask for these mails.
 * Do not call it in a transaction: the limiter takes another connection, and the pool could run out of them.
 */
export async function sendFurtherLink(
  services: Services,
  account: Account,
  registration: Registration,
): Promise<void> {
  const { db, limits, mailOutbox } = services
  if (!(await limits.verificationMail.tryTake(account.id))) return
  const queued = await db.transaction((tx) => queueVerificationMail(services, tx, account, registration))
  if (queued) mailOutbox.deliverNow()
  else await limits.verificationMail.giveBack(account.id)
}

const LIFETIME_MS = 24 * 60 * 60 * 1000
const purpose = 'verify-email' as const

const registrationColumns = {
  firstName: emailTokens.firstName,
  lastName: emailTokens.lastName,
  passwordHash: emailTokens.passwordHash,
  browserHash: emailTokens.browserHash,
  referralCode: emailTokens.referralCode,
}

interface Issue {
  userId: string
  registration: Registration
  now: Date
  minIntervalMs: number
}

/**
 * A new token for the link of one registration, in place of the former one of the same registration, which is
 * recognised by its password. Undefined when that one is younger than `minIntervalMs`: one statement decides, so
 * parallel calls cannot send two mails.
 */
export async function issueVerificationToken(
  db: Database,
  { userId, registration, now, minIntervalMs }: Issue,
): Promise<string | undefined> {
  const token = newToken()
  const { firstName, lastName, passwordHash, browserHash, referralCode } = registration
  const values = {
    firstName,
    lastName,
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    ...(browserHash !== null && { browserHash }),
    ...(referralCode !== null && { referralCode }),
  }
  const stored = await db
    .insert(emailTokens)
    .values({ userId, purpose, passwordHash, ...values })
    .onConflictDoUpdate({
      target: [emailTokens.userId, emailTokens.purpose, emailTokens.passwordHash],
      set: values,
      setWhere: lte(emailTokens.createdAt, new Date(now.getTime() - minIntervalMs)),
    })
    .returning({ hash: emailTokens.hash })
  return stored.length > 0 ? token : undefined
}

/** The registration of a valid link. The link stays valid until `endVerification`. */
export async function registrationOf(
  db: Database,
  token: string,
  now: Date,
): Promise<(Registration & { userId: string }) | undefined> {
  const [row] = await db
    .select({ userId: emailTokens.userId, ...registrationColumns })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.hash, hashToken(token)),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.expiresAt, now),
      ),
    )
  return row
}

/** All unconfirmed registrations of an address, with valid links or not; the newest first. */
export function pendingRegistrations(db: Database, email: string): Promise<Registration[]> {
  return db
    .select(registrationColumns)
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(and(eq(users.email, email), eq(users.isEmailVerified, false), eq(emailTokens.purpose, purpose)))
    .orderBy(desc(emailTokens.createdAt))
}

/** An account, and the unconfirmed registrations of its address. */
interface KnownAddress {
  account: Account
  /** As `pendingRegistrations` returns them; empty for a verified account. */
  pending: Registration[]
}

/**
 * Finds what a sign-in needs to know about an address in one statement, so that a known and an unknown address take the
 * same time. Drizzle builds it once and each connection to PostgreSQL prepares it once; PGlite plans it every time.
 */
export function knownAddressFinder(db: Database): (email: string) => Promise<KnownAddress | undefined> {
  const query = db
    .select({ account: users, registration: registrationColumns })
    .from(users)
    .leftJoin(
      emailTokens,
      and(
        eq(emailTokens.userId, users.id),
        eq(emailTokens.purpose, purpose),
        eq(users.isEmailVerified, false),
      ),
    )
    .where(eq(users.email, sql.placeholder('email')))
    .orderBy(desc(emailTokens.createdAt))
    .prepare('known_address')
  return async (email) => {
    const rows = await query.execute({ email })
    const account = rows[0]?.account
    return account && { account, pending: rows.flatMap(({ registration }) => registration ?? []) }
  }
}

/** Ends all verification links of an account. */
export async function endVerification(db: Database, userId: string): Promise<void> {
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)))
}
