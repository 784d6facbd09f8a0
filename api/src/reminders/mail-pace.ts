import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sentReminders } from '../db/schema.ts'
import { isQuiet, type Quiet } from './quiet-hours.ts'
import { unsentOf } from './reminder-queries.ts'
import type { Reminder } from './reminder-rules.ts'

/** Most reminder mails of a member in an hour. A member with a deadline each minute would get sixty. */
export const MAILS_PER_HOUR = 20

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A delayed reminder is sent at the latest this long before it expires. */
const IN_TIME_MS = 15 * MINUTE_MS

/**
 * Beyond the limit, mails are this far apart even when a deadline is nearer than `IN_TIME_MS`: with short lead times
 * every mail would go at once otherwise.
 */
const APART_MS = 3 * MINUTE_MS

/** A reminder that waits only for that pause is sent at the latest this long before it expires. */
const LAST_MOMENT_MS = MINUTE_MS

interface DueReminders {
  userId: string
  due: readonly Reminder[]
  quiet: Quiet
  now: Date
}

/**
 * When the mail with a member's due reminders may be sent: now, or later when the limit of this hour is used up. A
 * later mail has all reminders that are due by then. No reminder waits until it expires, or into quiet hours.
 */
export async function mailMoment(tx: Database, { userId, due, quiet, now }: DueReminders): Promise<number> {
  const moment = now.getTime()
  const { sentAt } = sentReminders
  const own = eq(sentReminders.userId, userId)
  const messages = await tx
    .selectDistinct({ sentAt })
    .from(sentReminders)
    .where(and(own, gt(sentAt, new Date(moment - HOUR_MS))))
    .orderBy(desc(sentAt))
    .limit(MAILS_PER_HOUR)
  const [latest] = messages
  const oldest = messages[MAILS_PER_HOUR - 1]
  if (!latest || !oldest) return moment
  const unsent = await unsentOf(tx, userId, due)
  const end = unsent.reduce((earliest, { until }) => Math.min(earliest, until), Number.POSITIVE_INFINITY)
  const inTime = Math.min(oldest.sentAt.getTime() + HOUR_MS, end - IN_TIME_MS)
  const apart = Math.min(latest.sentAt.getTime() + APART_MS, end - LAST_MOMENT_MS)
  const later = Math.max(inTime, apart)
  return unsent.length > 0 && later > moment && !isQuiet(later, quiet) ? later : moment
}
