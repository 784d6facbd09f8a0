import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { type ClaimedJob, completeJob, scheduleJob } from '../jobs/job-queue.ts'
import type { JobKind } from '../jobs/job-runner.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { devicesOf, dropGone } from '../push/push-queries.ts'
import type { Services } from '../services.ts'
import { isQuiet, quietEnd } from './quiet-hours.ts'
import { reminderMail } from './reminder-mails.ts'
import { discreetContent, pushMessageOf, type ReminderContent } from './reminder-message.ts'
import { readChosen, readQuiet } from './reminder-queries.ts'

/** The job that sends one push message to one browser. Its key is the id of the message. */
export const SEND_PUSH = 'send-push'

/** Attempts at a browser whose push service does not answer, before the next browser gets its turn. */
const TRIES = 3

const contentSchema = z.object({ title: z.string(), lines: z.array(z.string()), path: z.string() })
const payloadSchema = z.object({
  userId: z.string(),
  content: contentSchema,
  /** The same in French, for a mail. */
  french: contentSchema,
  until: z.number(),
})

interface NewPush extends z.infer<typeof payloadSchema> {
  id: string
  now: Date
}

/** Schedules a push message. It is sent after the transaction has committed. */
export function schedulePush(tx: Database, { id, now, ...payload }: NewPush): Promise<void> {
  return scheduleJob(tx, { kind: SEND_PUSH, key: id, userId: payload.userId, at: now, payload })
}

/** No push service answered. The job is tried again. */
class UnansweredError extends Error {
  override name = 'UnansweredError'
}

/**
 * Sends a message to one browser of the member: to the one that was active last, or to the next one when that no longer
 * subscribes. A push service that does not answer may still have the message, so the job retries the same browser
 * before another one. Without a browser left, the message becomes a mail if the member wants mails. In quiet hours, for
 * example after an outage, the message waits for their end; it is dropped when it expires before.
 */
export function sendPushJob(services: Services): JobKind {
  const { db, mailOutbox, now, push } = services
  return {
    ...{ leaseMs: 2 * 60_000, atOnce: 16, retry: { firstMs: 10_000, longestMs: 5 * 60_000 } },
    handle: async (job, signal) => {
      const { userId, content, french, until } = payloadSchema.parse(job.payload)
      if (now().getTime() >= until) return undefined
      const moment = now().getTime()
      const { chosen, language, ...quiet } = await readQuiet(db, userId, now())
      // The member may have turned off reminders, or push, since then.
      if (!chosen.tasks) return undefined
      if (isQuiet(moment, quiet)) {
        const end = quietEnd(moment, quiet)
        return end < until ? new Date(end) : undefined
      }
      const shown = chosen.pushDetails ? content : discreetContent(content, language)
      const message = pushMessageOf(shown, `reminder-${job.key}`)
      let isUnanswered = false
      for (const device of chosen.push ? await devicesOf(db, userId, now()) : []) {
        // After the lease, or while this process stops, another process takes the job: the message would be sent twice.
        signal.throwIfAborted()
        const outcome = await push.send(device, message, job.key, until)
        if (outcome === 'sent') return undefined
        if (outcome === 'gone') await dropGone(db, device)
        if (outcome === 'failed' && job.attempts < TRIES) throw new UnansweredError()
        isUnanswered ||= outcome === 'failed'
      }
      const isMailed = await sendAsMail(services, job, { userId, french })
      // No other way is left, so the job retries until the reminder expires.
      if (!isMailed && isUnanswered) throw new UnansweredError()
      mailOutbox.deliverNow()
      return undefined
    },
  }
}

/**
 * Sends the message as a mail. One transaction queues it and completes the job, so it is sent once. @returns whether
 * mails are on
 */
function sendAsMail(
  { config, db, now }: Services,
  job: ClaimedJob,
  { userId, french }: { userId: string; french: ReminderContent },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await readChosen(tx, userId)).email) return false
    const [member] = await tx.select().from(users).where(eq(users.id, userId))
    // Another process may have the job by now.
    if (!member || !(await completeJob(tx, job))) return true
    const { firstName, email } = member
    await enqueueMail(tx, email, reminderMail(french, { firstName, appUrl: config.appUrl }), now())
    return true
  })
}
