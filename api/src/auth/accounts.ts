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

/** What somebody who registers chose. */
export interface Registration {
  firstName: string
  lastName: string
  passwordHash: string
}

/** Undefined when the address is taken, also when another call takes it at this very moment. */
export async function createAccount(
  db: Database,
  registration: Registration & { email: string },
  now: Date,
): Promise<Account | undefined> {
  const [account] = await db
    .insert(users)
    .values({ id: randomUUID(), ...registration, role: 'user', isEmailVerified: false, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return account
}

/** Makes an account what the confirmed registration says. Undefined when it is verified already: it stays as it is. */
export async function confirmAccount(
  db: Database,
  id: string,
  { firstName, lastName, passwordHash }: Registration,
): Promise<Account | undefined> {
  const [account] = await db
    .update(users)
    .set({ firstName, lastName, passwordHash, isEmailVerified: true })
    .where(and(eq(users.id, id), eq(users.isEmailVerified, false)))
    .returning()
  return account
}
