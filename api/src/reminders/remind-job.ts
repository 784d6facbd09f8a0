import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { type ClaimedJob, completeJob } from '../jobs/job-queue.ts'
import type { JobKind } from '../jobs/job-runner.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { devicesOf } from '../push/push-queries.ts'
import type { Services } from '../services.ts'
import { mailMoment } from './mail-pace.ts'
import { awakeSince, isQuiet, quietEnd } from './quiet-hours.ts'
import { reminderMail } from './reminder-mails.ts'
import { contentOf } from './reminder-message.ts'
import { isReachable, type Reminded, readReminded, takeUnsent, unsentOf } from './reminder-queries.ts'
import { type Agenda, nextLook, type Reminder, remindersIn } from './reminder-rules.ts'
import { schedulePush } from './send-push-job.ts'
import { type MemberDay, type SubscribedDay, SubscribedDays } from './subscribed-day.ts'

/** How late a reminder may still be sent, after a time without an API process. Quiet hours do not count. */
const LATE_MAX_MS = 6 * 60 * 60 * 1000

/**
 * Longest time between two runs for a member. A process of an older release schedules no job when it writes; the next
 * run finds what it wrote.
 */
const SLEEP_MAX_MS = 24 * 60 * 60 * 1000

/** The member's records changed while the job computed their reminders. The job runs again. */
class OutdatedError extends Error {
  override name = 'OutdatedError'
}

/**
 * Sends a member's due reminders in one message, and is due again for the next one. One transaction marks the reminders
 * as sent, queues the push message or mail, and completes the job. So each reminder is sent once, with any number of
 * processes, also when one of them is killed.
 */
export function remindJob(services: Services): JobKind {
  const { db, jobs, log, mailOutbox, now } = services
  const days = new SubscribedDays(services)
  return {
    ...{ leaseMs: 60_000, atOnce: 8, retry: { firstMs: 5_000, longestMs: 10 * 60_000 } },
    handle: async (job, signal) => {
      const moment = now()
      const needed = await db.transaction((tx) => runForMember(services, tx, { job, moment }))
      if (needed) {
        const subscribed = await days.read(job.key, needed, signal)
        const { unread } = subscribed
        if (unread > 0) log.warn({ userId: job.key, unread }, 'subscribed calendars left out of a summary')
        await db.transaction((tx) => runForMember(services, tx, { job, moment, subscribed }))
      }
      jobs.wake()
      mailOutbox.deliverNow()
      return undefined
    },
  }
}

interface Run {
  job: ClaimedJob
  moment: Date
  subscribed?: SubscribedDay
}

/**
 * Sends a member's due reminders and completes the job. When a summary needs the subscribed events of a day, it does
 * neither and returns that day: to read calendars takes too long for a transaction.
 */
async function runForMember(
  { config, log }: Services,
  tx: Database,
  { job, moment, subscribed }: Run,
): Promise<MemberDay | undefined> {
  const found = await readReminded(tx, job.key, moment)
  const member = found && { ...found, agenda: { ...found.agenda, subscribed } }
  const wants = member && isReachable(member.agenda.chosen)
  const isQuietNow = wants && isQuiet(moment.getTime(), quietOf(member.agenda))
  const sends = wants && !isQuietNow
  const sent = sends ? await sendDue(tx, member, { appUrl: config.appUrl, now: moment }) : {}
  if (sent.needed) return sent.needed
  const next = wants ? nextMoment(member.agenda, moment.getTime()) : undefined
  if (member?.series.isOver()) log.warn({ userId: job.key }, 'series left out of reminders')
  const latest = moment.getTime() + SLEEP_MAX_MS
  const moments = [next, sent.later].filter((at) => at !== undefined)
  const again = moments.length === 0 ? undefined : new Date(Math.min(...moments, latest))
  const isOurs = await completeJob(tx, job, again)
  if (!isOurs) throw new OutdatedError()
  return undefined
}

const quietOf = ({ chosen, zone }: Agenda) => ({ ...chosen, zone })

/** The reminders that are due at a moment and have not expired, including those that were sent already. */
function dueAt(agenda: Agenda, moment: number): Reminder[] {
  const since = awakeSince(moment, LATE_MAX_MS, quietOf(agenda))
  return remindersIn(agenda, since, moment).filter(({ until }) => until > moment)
}

/**
 * When the job runs again for the member. In quiet hours, missed reminders that will not have expired wait for their
 * end.
 */
function nextMoment(agenda: Agenda, moment: number): number | undefined {
  const end = quietEnd(moment, quietOf(agenda))
  return end > moment && dueAt(agenda, end).length > 0 ? end : nextLook(agenda, moment)
}

interface Sent {
  /** When to send a mail that the hourly limit delays. */
  later?: number
  /** The day whose subscribed events the summary needs. Nothing was sent. */
  needed?: MemberDay
}

async function sendDue(
  tx: Database,
  member: Reminded,
  { appUrl, now }: { appUrl: string; now: Date },
): Promise<Sent> {
  const { agenda, userId } = member
  const moment = now.getTime()
  const due = dueAt(agenda, moment)
  if (due.length === 0) return {}
  const devices = agenda.chosen.push ? await devicesOf(tx, userId, now) : []
  // Without a way to send them, reminders are not marked as sent.
  if (devices.length === 0 && !agenda.chosen.email) return {}
  const summary = due.find(({ kind }) => kind === 'morning')
  if (summary && agenda.subscribedAt !== undefined && !agenda.subscribed) {
    const [unsent] = await unsentOf(tx, userId, [summary])
    if (unsent) return { needed: { day: summary.id, zone: agenda.zone } }
  }
  if (devices.length === 0) {
    const later = await mailMoment(tx, { userId, due, quiet: quietOf(agenda), now })
    if (later > moment) return { later }
  }
  const unsent = await takeUnsent(tx, { userId, due, now })
  const content = contentOf(unsent, agenda, { language: member.language, now: moment })
  const french = contentOf(unsent, agenda, { language: 'fr', now: moment })
  if (!content || !french) return {}
  if (devices.length > 0) {
    const until = unsent.reduce((latest, one) => Math.max(latest, one.until), 0)
    await schedulePush(tx, { id: randomUUID(), userId, content, french, until, now })
  } else {
    await enqueueMail(tx, member.email, reminderMail(french, { firstName: member.firstName, appUrl }), now)
  }
  return {}
}
