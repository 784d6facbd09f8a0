import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sentReminders } from '../db/schema.ts'
import { isQuiet, type Quiet } from './quiet-hours.ts'
import { unsentOf } from './reminder-queries.ts'
import type { Reminder } from './reminder-rules.ts'

/** Reminder mails of a member in an hour. With a deadline each minute there would be sixty. */
export const MAILS_PER_HOUR = 20

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A reminder that waits comes so long before it is of no use. */
const IN_TIME_MS = 15 * MINUTE_MS

interface Waiting {
  userId: string
  due: readonly Reminder[]
  quiet: Quiet
  now: Date
}

/**
 * When a mail with the due reminders of a member may be sent: now, or later when there were many in this hour. The later
 * one has all that are due by then. No reminder waits until it is of no use, or into quiet hours.
 */
export async function mailMoment(tx: Database, { userId, due, quiet, now }: Waiting): Promise<number> {
  const moment = now.getTime()
  const { sentAt } = sentReminders
  const own = eq(sentReminders.userId, userId)
  const messages = await tx
    .selectDistinct({ sentAt })
    .from(sentReminders)
    .where(and(own, gt(sentAt, new Date(moment - HOUR_MS))))
    .orderBy(desc(sentAt))
    .limit(MAILS_PER_HOUR)
  const oldest = messages[MAILS_PER_HOUR - 1]
  if (!oldest) return moment
  const unsent = await unsentOf(tx, userId, due)
  const end = unsent.reduce((earliest, { until }) => Math.min(earliest, until), Number.POSITIVE_INFINITY)
  const later = Math.min(oldest.sentAt.getTime() + HOUR_MS, end - IN_TIME_MS)
  return unsent.length > 0 && later > moment && !isQuiet(later, quiet) ? later : moment
}
