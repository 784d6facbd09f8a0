import { toMs } from '@cadence/shared/calendar/time'
import {
  type ChosenNotifications,
  notificationPreferencesSchema,
  plannerEventSchema,
  taskSchema,
  untouchedNotifications,
} from '@cadence/shared/schemas'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { preferences, records, sentReminders, sessions, subscriptions, users } from '../db/schema.ts'
import { isOpen } from '../sessions/session-queries.ts'
import type { Quiet } from './quiet-hours.ts'
import type { Agenda, DueTask, KnownEvent, Reminder } from './reminder-rules.ts'

/** The time zone of a member whose own is unknown. */
const FALLBACK_ZONE = 'Europe/Paris'

/** Events that ended earlier can no longer have a reminder, in whatever time zone. */
const PAST_MS = 3 * 24 * 60 * 60 * 1000

/**
 * How late a summary of only subscribed events may be. The API does not know when a member last showed a hidden
 * calendar, and a later summary would seem to answer what the member has just done.
 */
const SUBSCRIBED_LATE_MS = 60 * 60 * 1000

/** A member as their reminders need them. */
export interface Reminded {
  userId: string
  email: string
  firstName: string
  language: string | null
  /** Without the limits of its computing. */
  agenda: Omit<Agenda, 'expand' | 'hasTime'>
}

/** The notification choices of a member, with the default for each choice that they never made. */
export function chosenOf(stored: unknown): ChosenNotifications {
  const chosen = notificationPreferencesSchema.safeParse(stored).data ?? {}
  const made = Object.entries(chosen).filter(([, value]) => value !== undefined)
  return { ...untouchedNotifications, ...Object.fromEntries(made) }
}

/** Whether a member wants reminders, and a way for them is turned on. */
export const isReachable = ({ tasks, push, email }: ChosenNotifications) => tasks && (push || email)

/** What a member has chosen about notifications. */
export async function readChosen(db: Database, userId: string): Promise<ChosenNotifications> {
  const [row] = await db
    .select({ notifications: preferences.notifications })
    .from(preferences)
    .where(eq(preferences.userId, userId))
  return chosenOf(row?.notifications)
}

/** A member with the tasks and events that may have reminders; undefined when there is no such member. */
export async function readReminded(db: Database, userId: string, now: Date): Promise<Reminded | undefined> {
  const [row] = await db
    .select({
      ...{ email: users.email, firstName: users.firstName, language: preferences.language },
      ...{ timeZone: preferences.timeZone, notifications: preferences.notifications },
      chosenAt: preferences.updatedAt,
      subscribedAt: subscribedSince(db, userId),
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const { email, firstName, language, timeZone, notifications, chosenAt, subscribedAt } = row
  const zone = timeZone ?? (await zoneWithoutChoice(db, userId, now))
  const planned = await readPlanned(db, userId, now)
  return {
    ...{ userId, email, firstName, language },
    agenda: {
      ...{ ...planned, zone },
      ...{ chosen: chosenOf(notifications), chosenAt: chosenAt?.getTime() ?? 0 },
      subscribedAt:
        subscribedAt === null ? undefined : Math.max(subscribedAt, now.getTime() - SUBSCRIBED_LATE_MS),
    },
  }
}

/** When a member subscribed to the first of the calendars that are not hidden, in milliseconds since 1970. */
function subscribedSince(db: Database, userId: string) {
  const { createdAt, hidden } = subscriptions
  const visible = db
    .select({ since: sql`extract(epoch from min(${createdAt})) * 1000` })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(hidden, false)))
  return sql<number | null>`(${visible})`.mapWith((since) => (since === null ? null : Number(since)))
}

/** A member's notification choices, the time zone of their quiet hours, and their language. */
export async function readQuiet(
  db: Database,
  userId: string,
  now: Date,
): Promise<Quiet & { chosen: ChosenNotifications; language: string | null }> {
  const [row] = await db
    .select({
      ...{ timeZone: preferences.timeZone, notifications: preferences.notifications },
      language: preferences.language,
    })
    .from(preferences)
    .where(eq(preferences.userId, userId))
  const zone = row?.timeZone ?? (await zoneWithoutChoice(db, userId, now))
  const chosen = chosenOf(row?.notifications)
  return { ...chosen, zone, chosen, language: row?.language ?? null }
}

/** The time zone of a member who chose none. */
const zoneWithoutChoice = async (db: Database, userId: string, now: Date): Promise<string> =>
  (await zoneOfDevice(db, userId, now)) ?? FALLBACK_ZONE

/** The time zone of the device that was active last. */
export async function zoneOfDevice(db: Database, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ zone: sessions.timeZone })
    .from(sessions)
    .where(and(isOpen(userId, now), isNotNull(sessions.timeZone)))
    .orderBy(desc(sql`coalesce(${sessions.lastActiveAt}, ${sessions.createdAt})`))
    .limit(1)
  return row?.zone ?? null
}

/**
 * Reads the open tasks with a day, and the events that are not entirely past. It leaves out records with a day that
 * does not exist, such as 31 February: computing with them would fail, and the member would get no reminder at all.
 */
async function readPlanned(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ tasks: DueTask[]; events: KnownEvent[] }> {
  const { collection, id, data, changedAt } = records
  const since = new Date(now.getTime() - PAST_MS).toISOString().slice(0, 10)
  const isDue = and(
    eq(collection, 'task'),
    sql`${data}->>'completed' = 'false'`,
    sql`${data}->>'dueDay' is not null`,
  )
  const isAhead = and(
    eq(collection, 'event'),
    sql`(${data}->>'end' >= ${since} or coalesce(${data}->>'recurrence', ${data}->>'additions', ${data}->>'original') is not null)`,
  )
  const rows = await db
    .select({ collection, id, data, changedAt })
    .from(records)
    .where(and(eq(records.userId, userId), or(isDue, isAhead)))
  const tasks: DueTask[] = []
  const events: KnownEvent[] = []
  for (const row of rows) {
    const known = { id: row.id, changedAt: row.changedAt.getTime() }
    if (row.collection === 'task') {
      const task = taskSchema.safeParse(row.data).data
      if (!task?.dueDay) continue
      const due = task.dueTime ? `${task.dueDay}T${task.dueTime}:00` : task.dueDay
      if (Number.isNaN(toMs(due))) continue
      tasks.push({ ...known, text: task.text, due })
    } else {
      const event = plannerEventSchema.safeParse(row.data).data
      if (event && !Number.isNaN(toMs(event.start)) && !Number.isNaN(toMs(event.end)))
        events.push({ ...known, data: event })
    }
  }
  return { tasks, events }
}

/** Rows per statement, which takes 65 535 parameters at most. */
const ROWS_AT_ONCE = 1_000

function batchesOf<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, n) => list.slice(n * ROWS_AT_ONCE, (n + 1) * ROWS_AT_ONCE))
}

/** The reminders of a list that were not sent yet. */
export async function unsentOf(tx: Database, userId: string, due: readonly Reminder[]): Promise<Reminder[]> {
  const { key } = sentReminders
  const sent = new Set<string>()
  for (const batch of batchesOf(due.map((one) => one.key))) {
    const own = and(eq(sentReminders.userId, userId), inArray(key, batch))
    for (const row of await tx.select({ key }).from(sentReminders).where(own)) sent.add(row.key)
  }
  return due.filter((one) => !sent.has(one.key))
}

/** Marks reminders as sent. Call it in the transaction that sends them. @returns those that were not sent before */
export async function takeUnsent(
  tx: Database,
  { userId, due, now }: { userId: string; due: readonly Reminder[]; now: Date },
): Promise<Reminder[]> {
  const fresh = new Set<string>()
  for (const batch of batchesOf(due)) {
    const rows = await tx
      .insert(sentReminders)
      .values(batch.map(({ key }) => ({ userId, key, sentAt: now })))
      .onConflictDoNothing()
      .returning({ key: sentReminders.key })
    for (const { key } of rows) fresh.add(key)
  }
  return due.filter(({ key }) => fresh.has(key))
}
