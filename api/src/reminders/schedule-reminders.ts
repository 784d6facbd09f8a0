import type { Database } from '../db/database.ts'
import { scheduleJob } from '../jobs/job-queue.ts'
import { isReachable, readChosen } from './reminder-queries.ts'

/** The job that sends a member's due reminders and then waits for the next one. Its key is the id of the member. */
export const REMIND = 'remind'

/**
 * Has a member's reminders computed again, because their tasks, events, choices or time zone change. Pass the
 * transaction of the change. A member without reminders costs no job. A job that they have from before stays, and its
 * handler ends it: cancelled here, the job that another request schedules at this moment, because the member turns mails
 * on, would go too.
 */
export async function scheduleReminders(tx: Database, userId: string, now: Date): Promise<void> {
  if (!isReachable(await readChosen(tx, userId))) return
  await scheduleJob(tx, { kind: REMIND, key: userId, userId, at: now })
}
