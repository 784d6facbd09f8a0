import { and, eq, gt, gte, ne } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emailChanges, emailUndos, identities, users } from '../db/schema.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'

const CHANGE_LIFETIME_MS = 24 * 60 * 60 * 1000

export type EmailChange = typeof emailChanges.$inferSelect

/** The pending new address of an account. */
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

/** Stores a pending address in place of the one before. @returns the token of its link */
export async function issueEmailChange(
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string> {
  const token = newToken()
  const values = {
    email,
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHANGE_LIFETIME_MS),
  }
  await db
    .insert(emailChanges)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailChanges.userId, set: values })
  return token
}

/**
 * Whether the token is the one of the pending address. The row is locked, so it cannot be cancelled before the
 * transaction ends.
 */
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

/** Uses a token of this account up. Of any number of calls at once, one gets the address. */
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

/** Ends the pending change; with `token`, only if it is still the change of that token. */
export async function endEmailChange(
  db: Database,
  userId: string,
  { token }: { token?: string } = {},
): Promise<void> {
  const isOfToken = token === undefined ? undefined : eq(emailChanges.hash, hashToken(token))
  await db.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isOfToken))
}

const UNDO_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

interface Issue {
  userId: string
  /** The former address of the account. */
  email: string
  now: Date
}

/** A token for the link with which the owner of the former address takes the account back. */
export async function issueEmailUndo(tx: Database, { userId, email, now }: Issue): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + UNDO_LIFETIME_MS)
  await tx.insert(emailUndos).values({ hash: hashToken(token), userId, email, createdAt: now, expiresAt })
  return token
}

const valid = (token: string, now: Date) =>
  and(eq(emailUndos.hash, hashToken(token)), gt(emailUndos.expiresAt, now))

/** Whether a token is valid now. */
export async function isEmailUndo(db: Database, token: string, now: Date): Promise<boolean> {
  const rows = await db.select({ userId: emailUndos.userId }).from(emailUndos).where(valid(token, now))
  return rows.length > 0
}

/**
 * Gives an account its former address back. Links to later addresses end, and so do provider sign-ins that were added
 * since. Undefined for a token that is wrong or used, and when another member has the address by now.
 * @returns the account's id
 */
export async function takeEmailUndo(tx: Database, token: string, now: Date): Promise<string | undefined> {
  const [undo] = await tx.delete(emailUndos).where(valid(token, now)).returning()
  if (!undo) return undefined
  const { userId, email, createdAt } = undo
  const [owner] = await tx
    .select({ isEmailVerified: users.isEmailVerified })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (owner?.isEmailVerified) return undefined
  // An unverified account with this address has not proven the mailbox.
  await tx.delete(users).where(and(eq(users.email, email), ne(users.id, userId)))
  await tx.update(users).set({ email }).where(eq(users.id, userId))
  await tx.delete(emailUndos).where(and(eq(emailUndos.userId, userId), gte(emailUndos.createdAt, createdAt)))
  await tx.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, createdAt)))
  return userId
}
