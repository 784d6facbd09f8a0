import { gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { preferences } from '../db/schema.ts'
import { addMissingJobs, completeJob, scheduleJob } from '../jobs/job-queue.ts'
import type { JobKind } from '../jobs/job-runner.ts'
import type { Services } from '../services.ts'
import { chosenOf, isReachable } from './reminder-queries.ts'
import { REMIND } from './schedule-reminders.ts'

/** The job that schedules the reminder job of every member who should have one. */
export const FIND_REMINDED = 'find-reminded'
/** The key of the pass that starts once a day. */
const DAILY = 'all'
/** The key of the one pass that follows a start. */
const AFTER_START = 'after-start'

const DAY_MS = 24 * 60 * 60 * 1000
/** Pause between two batches, for other jobs and requests. */
const PAUSE_MS = 1_000
const MEMBERS_AT_ONCE = 200
/**
 * How long processes of the release before may still run after a start, in milliseconds. They do not know the newest kinds of
 * reminders. When all reminders of a member are of such a kind, an old process finds none, and ends the member's job.
 */
const AFTER_START_MS = 10 * 60 * 1000

const payloadSchema = z.object({
  /** Id of the last member of the batch before; empty for the first batch. */
  after: z.string(),
})

/** Schedules the next batch of a pass: after one member, or from the first one on. */
export function scheduleFinding(
  db: Database,
  at: Date,
  { key = DAILY, after = '' }: { key?: string; after?: string } = {},
): Promise<void> {
  return scheduleJob(db, { kind: FIND_REMINDED, key, at, payload: { after } })
}

/** Schedules a pass now and one after the deployment. Each start of a process calls it. */
export async function scheduleFindingAtStart(db: Database, now: Date): Promise<void> {
  await scheduleFinding(db, now)
  await scheduleFinding(db, new Date(now.getTime() + AFTER_START_MS), { key: AFTER_START })
}

/**
 * Schedules a reminder job for each member who can be reminded and has none. An older release, without reminders, schedules
 * none: its members would get no reminder before their next change. One run handles one batch of members; a pass over all
 * members starts once a day.
 */
export function findRemindedJob({ db, jobs, now }: Services, atOnce = MEMBERS_AT_ONCE): JobKind {
  const { userId, notifications } = preferences
  return {
    ...{ leaseMs: 60_000, atOnce: 1, retry: { firstMs: 5_000, longestMs: 10 * 60_000 } },
    handle: async (job) => {
      const { after } = payloadSchema.parse(job.payload)
      const moment = now()
      await db.transaction(async (tx) => {
        const members = await tx
          .select({ userId, notifications })
          .from(preferences)
          .where(gt(userId, after))
          .orderBy(userId)
          .limit(atOnce)
        const reachable = members.filter((member) => isReachable(chosenOf(member.notifications)))
        await addMissingJobs(
          tx,
          reachable.map(({ userId: id }) => ({ kind: REMIND, key: id, userId: id, at: moment })),
        )
        // The claim is lost: another process has started, and its pass begins with the first member.
        if (!(await completeJob(tx, job))) return
        const last = members.length < atOnce ? undefined : members.at(-1)
        const waitMs = last ? PAUSE_MS : DAY_MS
        const next = new Date(moment.getTime() + waitMs)
        if (last || job.key === DAILY)
          await scheduleFinding(tx, next, { key: job.key, after: last?.userId ?? '' })
      })
      jobs.wake()
      return undefined
    },
  }
}
