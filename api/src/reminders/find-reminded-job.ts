import { gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { preferences } from '../db/schema.ts'
import { addMissingJobs, completeJob, scheduleJob } from '../jobs/job-queue.ts'
import type { JobKind } from '../jobs/job-runner.ts'
import type { Services } from '../services.ts'
import { chosenOf, isReachable } from './reminder-queries.ts'
import { REMIND } from './schedule-reminders.ts'

/** The job that gives every member with reminders their job. There is one, under one key. */
export const FIND_REMINDED = 'find-reminded'
const KEY = 'all'

const DAY_MS = 24 * 60 * 60 * 1000
/** Between two batches other jobs and requests have their turn. */
const PAUSE_MS = 1_000
const MEMBERS_AT_ONCE = 200

const payloadSchema = z.object({
  /** The member with whom the batch before ended; empty for the first batch. */
  after: z.string(),
})

/** Has all members looked through from the first one on. Each start of a process calls it. */
export function scheduleFinding(db: Database, at: Date, after = ''): Promise<void> {
  return scheduleJob(db, { kind: FIND_REMINDED, key: KEY, at, payload: { after } })
}

/**
 * Gives each member whom reminders can reach, and who has no job for them, one that is due now. A release that knew no
 * reminders schedules none: members who turned mails on under it, and what they write while both releases run, would
 * have none until their next change. It looks at a batch of members at a time, and at all of them once a day.
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
        // Another process has started, and all members are looked through again.
        if (!(await completeJob(tx, job))) return
        const last = members.length < atOnce ? undefined : members.at(-1)
        const waitMs = last ? PAUSE_MS : DAY_MS
        await scheduleFinding(tx, new Date(moment.getTime() + waitMs), last?.userId)
      })
      jobs.wake()
      return undefined
    },
  }
}
