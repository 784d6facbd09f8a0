import type { Preferences } from '@cadence/shared/schemas'
import { eq, sql } from 'drizzle-orm'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { preferences, recordVersions, users } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { scheduleReminders } from '../reminders/schedule-reminders.ts'

const columns = {
  language: preferences.language,
  timeZone: preferences.timeZone,
  theme: preferences.theme,
  mode: preferences.mode,
  notifications: preferences.notifications,
  mainDashboard: preferences.mainDashboard,
  lastDashboard: preferences.lastDashboard,
  phoneOrder: preferences.phoneOrder,
  weekStart: preferences.weekStart,
  holidayZone: preferences.holidayZone,
  character: preferences.character,
  sharesMilestones: preferences.sharesMilestones,
}

/** The columns as they are stored: values are validated when they arrive and again where they are used. */
export type Stored = { [Key in keyof typeof columns]: unknown }

const nothing: Stored = {
  ...{ language: null, timeZone: null, theme: null, mode: null, notifications: null },
  ...{ mainDashboard: null, lastDashboard: null, phoneOrder: null, weekStart: null, holidayZone: null },
  ...{ character: null, sharesMilestones: null },
}

/** The preferences of a member; null where nothing was chosen. */
export async function readPreferences(db: Database, userId: string): Promise<Stored> {
  const [row] = await db.select(columns).from(preferences).where(eq(preferences.userId, userId))
  return row ?? nothing
}

/** Merges the choices about notifications, so that two devices can each change one. */
const mergedNotifications = sql`(
  coalesce(${preferences.notifications}, '{}')::jsonb || coalesce(excluded.notifications, '{}')::jsonb
)::json`

/** Stores the changed preferences. @returns all preferences of the member */
export async function patchPreferences(
  db: Database,
  { userId, changed, now }: { userId: string; changed: Preferences; now: Date },
): Promise<Stored> {
  if (Object.keys(changed).length === 0) return readPreferences(db, userId)
  const patch = async (tx: Database) => {
    const { notifications } = changed
    if (notifications !== undefined) await lockWriters(tx, userId)
    const [row] = await tx
      .insert(preferences)
      .values({ userId, ...changed, updatedAt: now })
      .onConflictDoUpdate({
        target: preferences.userId,
        set: { ...changed, updatedAt: now, ...(notifications && { notifications: mergedNotifications }) },
      })
      .returning(columns)
    if (notifications !== undefined || changed.timeZone !== undefined) {
      await scheduleReminders(tx, userId, now)
    }
    await publishChange(tx, userId, 'preferences')
    return row ?? nothing
  }
  // A process that gives many members a job at this moment locks the same rows in another order, which is a deadlock.
  return retryTransaction(() => db.transaction(patch))
}

/**
 * Waits for other requests that store records of the member: a write locks the member's counter first, and the first of
 * all writes, which makes the counter, locks the member. A task that is stored by a request that still sees mails turned
 * off would get no reminder, so this request has to see the task. The order is that of a write: another one is a deadlock.
 */
async function lockWriters(tx: Database, userId: string): Promise<void> {
  const { userId: id } = recordVersions
  await tx.select({ id }).from(recordVersions).where(eq(id, userId)).for('update')
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
