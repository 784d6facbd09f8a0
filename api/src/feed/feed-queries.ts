import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { epochId } from '../db/epoch.ts'
import { feeds, preferences, recordVersions } from '../db/schema.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'

/** The feed of a member, or undefined while it is off. */
export async function findFeed(
  db: Database,
  userId: string,
): Promise<{ token: string; createdAt: Date } | undefined> {
  const [row] = await db
    .select({ token: feeds.token, createdAt: feeds.createdAt })
    .from(feeds)
    .where(eq(feeds.userId, userId))
  return row
}

/** Turns a member's feed on, or gives it a new address. The former address stops working at once. */
export async function rotateFeed(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ token: string; createdAt: Date }> {
  const token = newToken()
  const values = { token, hash: hashToken(token), createdAt: now }
  await db
    .insert(feeds)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: feeds.userId, set: values })
  return { token, createdAt: now }
}

export async function removeFeed(db: Database, userId: string): Promise<void> {
  await db.delete(feeds).where(eq(feeds.userId, userId))
}

/**
 * The owner of the feed with a token, and everything that the feed's content depends on: the version of the member's
 * records, the language, the time zone, and the epoch, which changes when a backup is restored. Undefined for an
 * unknown, a former and a switched-off address. All three cost one look-up in the same index, so the response time does
 * not tell them apart.
 */
export async function findFeedOwner(db: Database, token: string) {
  const [row] = await db
    .select({
      userId: feeds.userId,
      version: recordVersions.version,
      language: preferences.language,
      zone: preferences.timeZone,
      epoch: epochId,
    })
    .from(feeds)
    .leftJoin(recordVersions, eq(recordVersions.userId, feeds.userId))
    .leftJoin(preferences, eq(preferences.userId, feeds.userId))
    .where(eq(feeds.hash, hashToken(token)))
  return row
}
