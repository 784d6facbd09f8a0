import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emailTokens, users } from '../db/schema.ts'
import type { Account, Registration } from './accounts.ts'
import { hashToken, newToken } from './opaque-token.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000
const purpose = 'verify-email' as const

const registrationColumns = {
  firstName: emailTokens.firstName,
  lastName: emailTokens.lastName,
  passwordHash: emailTokens.passwordHash,
  browserHash: emailTokens.browserHash,
}

interface Issue {
  userId: string
  registration: Registration
  now: Date
  minIntervalMs: number
}

/**
 * A new token for the link of one registration. It replaces the one before of that same registration, which the
 * password tells, and no other. Undefined when that one is younger than `minIntervalMs`: one statement decides, so
 * parallel calls cannot send two mails.
 */
export async function issueVerificationToken(
  db: Database,
  { userId, registration, now, minIntervalMs }: Issue,
): Promise<string | undefined> {
  const token = newToken()
  const { firstName, lastName, passwordHash, browserHash } = registration
  const values = {
    firstName,
    lastName,
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    ...(browserHash !== null && { browserHash }),
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

/** The registration that a link carries, while the link is valid. It stays valid until `endVerification`. */
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

/** All registrations of an address that wait to be confirmed, with links that still work or not; the newest first. */
export function pendingRegistrations(db: Database, email: string): Promise<Registration[]> {
  return db
    .select(registrationColumns)
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(and(eq(users.email, email), eq(users.isEmailVerified, false), eq(emailTokens.purpose, purpose)))
    .orderBy(desc(emailTokens.createdAt))
}

/** An account, and the registrations that wait at its address. */
interface KnownAddress {
  account: Account
  /** As `pendingRegistrations` gives them; none for a verified account. */
  pending: Registration[]
}

/**
 * Finds what a sign-in needs to know about an address in one statement. Drizzle builds it once, and each connection to
 * PostgreSQL prepares it once; the embedded database plans it every time. Known or not, an address costs the same.
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

/** Ends every link of an account. */
export async function endVerification(db: Database, userId: string): Promise<void> {
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)))
}
