import { and, eq, gt, gte, ne } from 'drizzle-orm'
import { hashToken, newToken } from '../auth/opaque-token.ts'
import type { Database } from '../db/database.ts'
import { emailUndos, identities, users } from '../db/schema.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

interface Issue {
  userId: string
  /** The address that the account had until now. */
  email: string
  now: Date
}

/** The token of a link with which the owner of the address before takes the account back. */
export async function issueEmailUndo(tx: Database, { userId, email, now }: Issue): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await tx.insert(emailUndos).values({ hash: hashToken(token), userId, email, createdAt: now, expiresAt })
  return token
}

const valid = (token: string, now: Date) =>
  and(eq(emailUndos.hash, hashToken(token)), gt(emailUndos.expiresAt, now))

/** Whether a token works at this moment. */
export async function isEmailUndo(db: Database, token: string, now: Date): Promise<boolean> {
  const rows = await db.select({ userId: emailUndos.userId }).from(emailUndos).where(valid(token, now))
  return rows.length > 0
}

/**
 * Gives an account the address back that it had when the link was mailed. Links that were mailed later, to addresses
 * that came after it, end, and so does every sign-in with a provider that was added since. Undefined for a token that is
 * wrong or used, and when the address is another member's by now. @returns the account's id
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
  // Who registered with the address meanwhile, and never followed a link, does not own the mailbox.
  await tx.delete(users).where(and(eq(users.email, email), ne(users.id, userId)))
  await tx.update(users).set({ email }).where(eq(users.id, userId))
  await tx.delete(emailUndos).where(and(eq(emailUndos.userId, userId), gte(emailUndos.createdAt, createdAt)))
  await tx.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, createdAt)))
  return userId
}
