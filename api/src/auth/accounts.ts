import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'

export type Account = typeof users.$inferSelect

/** `email` in lower case. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, email))
  return account
}

interface Registration {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
}

/** Undefined when the address is taken, also when another call takes it at this very moment. */
export async function createAccount(
  db: Database,
  registration: Registration,
  now: Date,
): Promise<Account | undefined> {
  const [account] = await db
    .insert(users)
    .values({ id: randomUUID(), ...registration, role: 'user', isEmailVerified: false, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return account
}

/** Gives an account that nobody has proven to own the newest registration's name and password. */
export async function replaceUnverified(db: Database, id: string, registration: Registration): Promise<void> {
  await db
    .update(users)
    .set(registration)
    .where(and(eq(users.id, id), eq(users.isEmailVerified, false)))
}

export async function markVerified(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, id)).returning()
  return account
}
