import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accountCodes } from '../db/schema.ts'

const LIFETIME_MS = 10 * 60 * 1000
const DIGITS = 6

interface Issue {
  userId: string
  now: Date
}

/** A new code of six digits for a member, in place of the one before. */
export async function issueAccountCode(db: Database, { userId, now }: Issue): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const values = {
    hash: hashOf(userId, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }
  await db
    .insert(accountCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accountCodes.userId, set: values })
  return code
}

/** Uses a code up. @returns whether it was the member's, and in time */
export async function takeAccountCode(
  db: Database,
  { userId, code, now }: Issue & { code: string },
): Promise<boolean> {
  const isIt = and(
    eq(accountCodes.userId, userId),
    eq(accountCodes.hash, hashOf(userId, code)),
    gt(accountCodes.expiresAt, now),
  )
  const used = await db.delete(accountCodes).where(isIt).returning({ userId: accountCodes.userId })
  return used.length > 0
}

function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex')
}
