import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emailTokens } from '../db/schema.ts'
import { hashToken, newToken } from './opaqueToken.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000
const purpose = 'verify-email' as const

/**
 * A new token for the link in the mail; it replaces the one before. Undefined when that one is younger than
 * `minIntervalMs`: one statement decides, so parallel calls cannot send two mails.
 */
export async function issueVerificationToken(
  db: Database,
  { userId, now, minIntervalMs }: { userId: string; now: Date; minIntervalMs: number },
): Promise<string | undefined> {
  const token = newToken()
  const values = {
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    usedAt: null,
  }
  const stored = await db
    .insert(emailTokens)
    .values({ userId, purpose, ...values })
    .onConflictDoUpdate({
      target: [emailTokens.userId, emailTokens.purpose],
      set: values,
      setWhere: lte(emailTokens.createdAt, new Date(now.getTime() - minIntervalMs)),
    })
    .returning({ hash: emailTokens.hash })
  return stored.length > 0 ? token : undefined
}

/** Uses a token up. The id of its member for exactly one caller, undefined for every other. */
export async function consumeVerificationToken(
  db: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .update(emailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailTokens.hash, hashToken(token)),
        eq(emailTokens.purpose, purpose),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
    .returning({ userId: emailTokens.userId })
  return row?.userId
}
