import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { SESSION_OVER, UnauthorizedError } from '../http/http-errors.ts'

export type Account = typeof users.$inferSelect

/** Finds an account by its address. @param email in lower case */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, email))
  return account
}

export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id))
  return account
}

/** The account of a member. @throws UnauthorizedError when it was deleted at this moment */
export async function accountOf(db: Database, userId: string): Promise<Account> {
  const account = await findAccountById(db, userId)
  if (!account) throw new UnauthorizedError(SESSION_OVER)
  return account
}

/** The fields that a registration sets. */
export interface Registration {
  firstName: string
  lastName: string
  passwordHash: string
  /** Hash of the cookie of the browser that registered (browser-cookie.ts); null when it is unknown. */
  browserHash: string | null
  /** The code of the member who invited; null without one. */
  referralCode: string | null
}

/** An account that comes from a provider has no password and is verified. */
type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'isEmailVerified'> &
  Partial<Pick<Account, 'referralCode'>>

/** Creates an account. Undefined when the address is taken, also by another call at the same moment. */
export async function createAccount(
  db: Database,
  account: NewAccount,
  now: Date,
): Promise<Account | undefined> {
  const [made] = await db
    .insert(users)
    .values({ id: randomUUID(), ...account, role: 'user', createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return made
}

/**
 * Confirms an account with the name and password of a registration, or with those of the provider. Undefined when it is
 * verified already: then it stays as it is.
 */
export async function confirmAccount(
  db: Database,
  id: string,
  { firstName, lastName, passwordHash }: Pick<Account, 'firstName' | 'lastName' | 'passwordHash'>,
): Promise<Account | undefined> {
  const [account] = await db
    .update(users)
    .set({ firstName, lastName, passwordHash, isEmailVerified: true, referralCode: null })
    .where(and(eq(users.id, id), eq(users.isEmailVerified, false)))
    .returning()
  return account
}

/** Sets a new password after a reset. The reset link also proves the address, so it counts as verified. */
export async function replacePassword(
  db: Database,
  id: string,
  passwordHash: string,
): Promise<Account | undefined> {
  const [account] = await db
    .update(users)
    .set({ passwordHash, isEmailVerified: true, referralCode: null })
    .where(eq(users.id, id))
    .returning()
  return account
}

/**
 * Sets a new password if the account still has the given one; without one it may get its first. @returns whether it did
 */
export async function replaceKnownPassword(
  db: Database,
  { id, passwordHash: before }: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const isSame = sql`${users.passwordHash} is not distinct from ${before}`
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), isSame))
    .returning({ id: users.id })
  return rows.length > 0
}
