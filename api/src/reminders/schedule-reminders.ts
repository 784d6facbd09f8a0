import type { Database } from '../db/database.ts'
import { cancelJob, scheduleJob } from '../jobs/job-queue.ts'
import { isReachable, readChosen } from './reminder-queries.ts'

/** The job that sends a member's due reminders and then waits for the next one. Its key is the id of the member. */
export const REMIND = 'remind'

/**
 * Has a member's reminders computed again, because their tasks, events, choices or time zone change. Pass the
 * transaction of the change. A member without reminders costs no job.
 */
export async function scheduleReminders(tx: Database, userId: string, now: Date): Promise<void> {
  const job = { kind: REMIND, key: userId, userId }
  if (isReachable(await readChosen(tx, userId))) await scheduleJob(tx, { ...job, at: now })
  else await cancelJob(tx, job)
}
