import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { SESSION_OVER, UnauthorizedError } from '../http/http-errors.ts'

export type Account = typeof users.$inferSelect

/** `email` in lower case. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, email))
  return account
}

export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id))
  return account
}

/** The account of a member. Throws 401 when it was deleted at this very moment. */
export async function accountOf(db: Database, userId: string): Promise<Account> {
  const account = await findAccountById(db, userId)
  if (!account) throw new UnauthorizedError(SESSION_OVER)
  return account
}

/** What somebody who registers chose. */
export interface Registration {
  firstName: string
  lastName: string
  passwordHash: string
  /** Which browser it came from (registrationBrowser.ts); null where that is not known. */
  browserHash: string | null
}

/** Without a password for who comes by a provider, and then verified by its word. */
type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'isEmailVerified'>

/** Undefined when the address is taken, also when another call takes it at this very moment. */
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
 * Makes an account what the confirmed registration, or the provider, says. Undefined when it is verified already: it
 * stays as it is.
 */
export async function confirmAccount(
  db: Database,
  id: string,
  { firstName, lastName, passwordHash }: Pick<Account, 'firstName' | 'lastName' | 'passwordHash'>,
): Promise<Account | undefined> {
  const [account] = await db
    .update(users)
    .set({ firstName, lastName, passwordHash, isEmailVerified: true })
    .where(and(eq(users.id, id), eq(users.isEmailVerified, false)))
    .returning()
  return account
}

/** Gives an account a new password. Who could read its mailbox for it has verified the address by that. */
export async function replacePassword(
  db: Database,
  id: string,
  passwordHash: string,
): Promise<Account | undefined> {
  const [account] = await db
    .update(users)
    .set({ passwordHash, isEmailVerified: true })
    .where(eq(users.id, id))
    .returning()
  return account
}

/** Gives an account a new password, if it still has the one that it had. Without one it may get its first. */
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
