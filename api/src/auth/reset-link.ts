import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { passwordResets } from '../db/schema.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'
import { resetMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import type { Account } from './accounts.ts'

const INTERVAL_MS = 60_000

/**
 * Mails the owner of an account a link to choose a password, at most one per minute and five per hour. The link starts
 * with the configured address, never with the Host of a request. Do not call it in a transaction: the limiter takes
 * another connection, and the pool could run out of them.
 */
export async function sendResetLink(
  { config, db, limits, now, mailOutbox }: Services,
  account: Account,
  mail: typeof resetMail = resetMail,
): Promise<void> {
  if (!(await limits.resetMail.tryTake(account.id))) return
  const minIntervalMs = INTERVAL_MS / config.rateLimitScale
  const queued = await db.transaction(async (tx) => {
    const token = await issueResetToken(tx, { userId: account.id, now: now(), minIntervalMs })
    if (!token) return false
    const link = `${config.appUrl}/reset-password?token=${token}`
    await enqueueMail(tx, account.email, mail({ firstName: account.firstName, link }), now())
    return true
  })
  if (queued) mailOutbox.deliverNow()
  else await limits.resetMail.giveBack(account.id)
}

const LIFETIME_MS = 60 * 60 * 1000

interface Issue {
  userId: string
  now: Date
  minIntervalMs: number
}

/**
 * A new token for the reset link of an account; the one before stops working. Undefined when that one is younger than
 * `minIntervalMs`: one statement decides, so parallel calls cannot send two mails.
 */
export async function issueResetToken(
  db: Database,
  { userId, now, minIntervalMs }: Issue,
): Promise<string | undefined> {
  const token = newToken()
  const values = {
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }
  const stored = await db
    .insert(passwordResets)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: passwordResets.userId,
      set: values,
      setWhere: lte(passwordResets.createdAt, new Date(now.getTime() - minIntervalMs)),
    })
    .returning({ hash: passwordResets.hash })
  return stored.length > 0 ? token : undefined
}

const valid = (token: string, now: Date) =>
  and(eq(passwordResets.hash, hashToken(token)), gt(passwordResets.expiresAt, now))

/** Whether a token is valid now. */
export async function isResetToken(db: Database, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(valid(token, now))
  return rows.length > 0
}

/**
 * Uses a token up. Of any number of calls at once, in any number of processes, one gets the account's id.
 */
export async function takeResetToken(db: Database, token: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .delete(passwordResets)
    .where(valid(token, now))
    .returning({ userId: passwordResets.userId })
  return row?.userId
}

/** Ends the link that was mailed before. */
export async function endReset(db: Database, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
