import type { PushSubscriptionBody } from '@cadence/shared/schemas'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isUniqueViolation } from '../db/database-errors.ts'
import { pushSubscriptions, sessions } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { isOpen } from '../sessions/session-queries.ts'
import type { PushDevice } from './push-sender.ts'

interface Subscribing {
  userId: string
  sessionId: string
  subscription: PushSubscriptionBody
  now: Date
}

/**
 * Stores a session's push subscription. It replaces the session's earlier one, and another session's of the same
 * browser.
 */
export async function keepSubscription(
  db: Database,
  { userId, sessionId, subscription, now }: Subscribing,
): Promise<void> {
  const { endpoint, keys } = subscription
  const row = { userId, sessionId, endpoint, ...keys, createdAt: now }
  const keep = async (tx: Database) => {
    const { endpoint: known } = pushSubscriptions
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(known, endpoint), ne(pushSubscriptions.sessionId, sessionId)))
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: { endpoint, ...keys } })
  }
  // Another session may store this browser at the same moment. The second attempt then finds its row.
  await retryTransaction(() => db.transaction(keep), isUniqueViolation)
}

/** Deletes the subscriptions of sessions. */
export async function dropSubscriptions(db: Database, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, [...sessionIds]))
}

/** Deletes a subscription that its push service no longer knows, unless the browser has sent another one since. */
export async function dropGone(db: Database, { sessionId, endpoint }: PushDevice): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)))
}

/** The browsers of a member that take push messages and are signed in: the one that was active last comes first. */
export function devicesOf(db: Database, userId: string, now: Date): Promise<PushDevice[]> {
  const { sessionId, endpoint, p256dh, auth } = pushSubscriptions
  return db
    .select({ sessionId, endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isOpen(userId, now)))
    .orderBy(desc(sql`coalesce(${sessions.lastActiveAt}, ${sessions.createdAt})`), sessions.id)
}
