import type { Database } from '../db/database.ts'
import { scheduleJob } from '../jobs/job-queue.ts'
import { isReachable, readChosen } from './reminder-queries.ts'

/** The job that sends a member's due reminders and then waits for the next one. Its key is the id of the member. */
export const REMIND = 'remind'

/**
 * Schedules a member's reminder job, because their tasks, events, choices or time zone change. Pass the transaction of
 * the change. It schedules nothing for a member without reminders. A job from before stays, and its handler ends it:
 * deleting it here could also delete the job that another request schedules at this moment because the member turns
 * mails on.
 */
export async function scheduleReminders(tx: Database, userId: string, now: Date): Promise<void> {
  if (!isReachable(await readChosen(tx, userId))) return
  await scheduleJob(tx, { kind: REMIND, key: userId, userId, at: now })
}
