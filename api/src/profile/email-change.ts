import { and, eq, gt } from 'drizzle-orm'
import { hashToken, newToken } from '../auth/opaque-token.ts'
import type { Database } from '../db/database.ts'
import { emailChanges } from '../db/schema.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000

export type EmailChange = typeof emailChanges.$inferSelect

/** The new address that waits for its link to be followed. */
export async function pendingEmailChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row
}

/** Keeps an address that is to become the account's, in place of the one before. Out: the token of its link. */
export async function issueEmailChange(
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string> {
  const token = newToken()
  const values = {
    email,
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }
  await db
    .insert(emailChanges)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailChanges.userId, set: values })
  return token
}

/** Whether the token is of the address that waits. Locked: it is not taken back before the transaction ends. */
export async function isWaiting(
  tx: Database,
  { userId, token }: { userId: string; token: string },
): Promise<boolean> {
  const rows = await tx
    .select({ hash: emailChanges.hash })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.hash, hashToken(token))))
    .for('share')
  return rows.length > 0
}

/** Uses a token of this very account up: of any number of calls at once, one gets the address. */
export async function takeEmailChange(
  db: Database,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.hash, hashToken(token)),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning({ email: emailChanges.email })
  return row?.email
}

/** No link that was mailed works any more; with a token, its own link alone, and not one that has replaced it. */
export async function endEmailChange(
  db: Database,
  userId: string,
  { token }: { token?: string } = {},
): Promise<void> {
  const isOfToken = token === undefined ? undefined : eq(emailChanges.hash, hashToken(token))
  await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isOfToken))
}
