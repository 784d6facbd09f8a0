import { randomUUID } from 'node:crypto'
import { type PatchSubscription, SUBSCRIPTIONS_MAX, type Subscription } from '@cadence/shared/schemas'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { calendarSources, subscriptions, users } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { HttpError } from '../http/http-errors.ts'
import { scheduleJob } from '../jobs/job-queue.ts'
import { scheduleReminders } from '../reminders/schedule-reminders.ts'
import { CALENDAR_JOB, deleteUnused, ensureSource } from './calendar-sources.ts'

/** A subscription by its owner and its id. Every query asks for both, so another member's is not found. */
export interface SubscriptionKey {
  userId: string
  id: string
}

const owned = ({ userId, id }: SubscriptionKey) =>
  and(eq(subscriptions.userId, userId), eq(subscriptions.id, id))

const columns = {
  id: subscriptions.id,
  address: calendarSources.address,
  name: subscriptions.name,
  colour: subscriptions.colour,
  hidden: subscriptions.hidden,
  position: subscriptions.position,
  createdAt: subscriptions.createdAt,
  version: calendarSources.version,
  readAt: calendarSources.readAt,
  failure: calendarSources.failure,
  failingSince: calendarSources.failingSince,
  nextReadAt: calendarSources.nextReadAt,
}

async function selectSubscriptions(db: Database, condition: SQL | undefined): Promise<Subscription[]> {
  const rows = await db
    .select(columns)
    .from(subscriptions)
    .innerJoin(calendarSources, eq(calendarSources.id, subscriptions.sourceId))
    .where(condition)
    .orderBy(asc(subscriptions.position), asc(subscriptions.createdAt))
  const time = (moment: Date | null) => moment?.toISOString() ?? null
  return rows.map(({ createdAt, readAt, failingSince, nextReadAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    readAt: time(readAt),
    failingSince: time(failingSince),
    nextReadAt: time(nextReadAt),
  }))
}

/** The subscriptions of a member, in their order. */
export const listSubscriptions = (db: Database, userId: string) =>
  selectSubscriptions(db, eq(subscriptions.userId, userId))

/** One subscription. @throws HttpError 404 */
export async function findSubscription(db: Database, key: SubscriptionKey): Promise<Subscription> {
  const [subscription] = await selectSubscriptions(db, owned(key))
  if (!subscription) throw notThere()
  return subscription
}

/** The id of the calendar of a subscription. @throws HttpError 404 */
export async function sourceIdOfSubscription(db: Database, key: SubscriptionKey): Promise<string> {
  const [row] = await db.select({ id: subscriptions.sourceId }).from(subscriptions).where(owned(key))
  if (!row) throw notThere()
  return row.id
}

export const NOT_THERE = 'You have no such subscription.'
const notThere = () => new HttpError(404, NOT_THERE)

export async function hasSubscribers(db: Database, sourceId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.sourceId, sourceId))
    .limit(1)
  return rows.length > 0
}

interface NewSubscription {
  userId: string
  /** As `storedAddress` writes it. */
  address: string
  name: string
  colour: string
}

/**
 * Subscribes a member to a calendar, as the last one in their list. The first subscriber of a calendar schedules its
 * job.
 * @throws HttpError 409 when the member subscribes to it already, or to the maximum of calendars
 */
export function createSubscription(db: Database, added: NewSubscription, now: Date): Promise<Subscription> {
  const { userId, address, name, colour } = added
  const create = async (tx: Database) => {
    // Locks the member's row: two requests at once could both be the last one below the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const list = await listSubscriptions(tx, userId)
    if (list.some((one) => one.address === address)) {
      throw new HttpError(409, 'You already subscribe to this calendar.')
    }
    if (list.length >= SUBSCRIPTIONS_MAX) {
      throw new HttpError(409, `You can subscribe to at most ${SUBSCRIPTIONS_MAX} calendars.`)
    }
    const source = await ensureSource(tx, address, now)
    const isRead = await hasSubscribers(tx, source.id)
    const id = randomUUID()
    const position = Math.min(1e9, Math.max(0, ...list.map((one) => one.position)) + 1)
    await tx
      .insert(subscriptions)
      .values({ id, userId, sourceId: source.id, name, colour, position, createdAt: now })
    if (!isRead) {
      await scheduleJob(tx, { kind: CALENDAR_JOB, key: source.id, at: source.nextReadAt ?? now })
    }
    await scheduleReminders(tx, userId, now)
    await publishChange(tx, userId, 'subscriptions')
    return findSubscription(tx, { userId, id })
  }
  // A process that gives many members a job at this moment locks the same rows in another order, which is a deadlock.
  return retryTransaction(() => db.transaction(create))
}

/** Changes name, colour, visibility or place. @throws HttpError 404 */
export function patchSubscription(
  db: Database,
  key: SubscriptionKey,
  { name, colour, hidden, position }: PatchSubscription,
  now: Date,
): Promise<Subscription> {
  return db.transaction(async (tx) => {
    const change = {
      ...(name !== undefined && { name }),
      ...(colour !== undefined && { colour }),
      ...(hidden !== undefined && { hidden }),
      ...(position !== undefined && { position }),
    }
    if (Object.keys(change).length > 0) {
      await tx.update(subscriptions).set(change).where(owned(key))
      // The summary of a day names the events that are not hidden.
      if (hidden !== undefined) await scheduleReminders(tx, key.userId, now)
      await publishChange(tx, key.userId, 'subscriptions')
    }
    return findSubscription(tx, key)
  })
}

/** Ends a subscription, if there is one. The calendar goes with its last subscription. */
export async function deleteSubscription(db: Database, key: SubscriptionKey): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(subscriptions)
      .where(owned(key))
      .returning({ sourceId: subscriptions.sourceId })
    if (deleted.length === 0) return
    await deleteUnused(
      tx,
      deleted.map(({ sourceId }) => sourceId),
    )
    await publishChange(tx, key.userId, 'subscriptions')
  })
}

/** The ids of a member's calendars. After the account, `deleteUnused` deletes those without another subscriber. */
export async function sourceIdsOfMember(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.sourceId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return rows.map(({ id }) => id)
}
