import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type ClaimedJob, completeJob } from '../jobs/job-queue.ts'
import type { JobKind } from '../jobs/job-runner.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { devicesOf } from '../push/push-queries.ts'
import type { Services } from '../services.ts'
import { boundedExpand, timeLimit } from './bounded-expand.ts'
import type { MemberDay } from './day-messages.ts'
import { mailMoment } from './mail-pace.ts'
import { awakeSince, isQuiet, quietEnd } from './quiet-hours.ts'
import { reminderMail } from './reminder-mails.ts'
import { contentOf } from './reminder-message.ts'
import {
  isReachable,
  type Reminded,
  readChosen,
  readReminded,
  takeUnsent,
  unsentOf,
} from './reminder-queries.ts'
import { type Agenda, nextLook, type Reminder, remindersIn } from './reminder-rules.ts'
import { schedulePush } from './send-push-job.ts'
import type { SubscribedDay } from './subscribed-day.ts'

/** How late a reminder may still be sent, after a time without an API process. Quiet hours do not count. */
const LATE_MAX_MS = 6 * 60 * 60 * 1000

/**
 * Longest time between two runs for a member. A process of an older release schedules no job when it writes; the next
 * run finds what it wrote.
 */
const SLEEP_MAX_MS = 24 * 60 * 60 * 1000

/** Pause between two computations, for requests. */
const PAUSE_MS = 10

/** Time until the next attempt to read calendars that were not read in time, in milliseconds. */
const READ_AGAIN_MS = 90_000
/** Longest time that a summary waits for such calendars, in milliseconds. */
const SUMMARY_WAIT_MAX_MS = 30 * 60_000
/** Attempts after which the job reads no calendars: should one end the process, it must not end each next process too. */
const READING_ATTEMPTS_MAX = 3

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
  const { db, jobs, log, mailOutbox, now, subscribedDays } = services
  return {
    ...{ leaseMs: 60_000, atOnce: 8, retry: { firstMs: 5_000, longestMs: 10 * 60_000 } },
    handle: async (job, signal) => {
      const moment = now()
      const member = await readReminded(db, job.key, moment)
      const plan = await planOf(member, moment.getTime())
      const run = (subscribed?: SubscribedDay) =>
        db.transaction((tx) => complete(services, tx, { job, moment, plan, subscribed }))
      const needed = await run()
      if (needed) {
        const isRead = job.attempts <= READING_ATTEMPTS_MAX
        const subscribed = isRead
          ? await subscribedDays.read(job.key, needed, signal)
          : { ...needed, occurrences: [], failed: 0, late: 0 }
        const { failed, late } = subscribed
        if (!isRead || failed + late > 0) {
          log.warn({ userId: job.key, isRead, failed, late }, 'subscribed calendars were not read')
        }
        await run(subscribed)
      }
      if (plan?.isCut) log.warn({ userId: job.key }, 'series left out of reminders')
      jobs.wake()
      mailOutbox.deliverNow()
      return undefined
    },
  }
}

/** What the job has computed for a member. */
interface Plan {
  member: Reminded
  /** The reminders that may be sent now. */
  due: readonly Reminder[]
  /** When the job runs again. */
  next: number | undefined
  /** Whether a time limit left something out. */
  isCut: boolean
}

/**
 * Computes a member's reminders; undefined when reminders reach nobody. Call it outside of a transaction, which would
 * stay open meanwhile. A change that is stored later takes the job's claim away, so that nothing of this is used.
 */
async function planOf(member: Reminded | undefined, moment: number): Promise<Plan | undefined> {
  if (!member || !isReachable(member.agenda.chosen)) return undefined
  const plan: Plan = { member, due: [], next: undefined, isCut: false }
  if (!isQuiet(moment, quietOf(member.agenda))) plan.due = limited(plan, (agenda) => dueAt(agenda, moment))
  await sleep(PAUSE_MS)
  plan.next = nextMoment(plan, moment)
  return plan
}

/** Computes something with time limits of its own, so that a slow part of a run leaves the others their time. */
function limited<T>(plan: Plan, compute: (agenda: Agenda) => T, subscribed?: SubscribedDay): T {
  const [series, moments] = [boundedExpand(), timeLimit()]
  const limits = { expand: series.expand, hasTime: moments.hasTime }
  const result = compute({ ...plan.member.agenda, ...limits, subscribed })
  plan.isCut ||= series.isOver() || moments.isOver()
  return result
}

interface Run {
  job: ClaimedJob
  moment: Date
  plan: Plan | undefined
  subscribed: SubscribedDay | undefined
}

/**
 * Sends a member's due reminders and completes the job. When a summary needs the subscribed events of a day, it does
 * neither and returns that day: to read calendars takes too long for a transaction.
 */
async function complete(
  { config }: Services,
  tx: Database,
  { job, moment, plan, subscribed }: Run,
): Promise<MemberDay | undefined> {
  // A member who turns everything off schedules no job, so the claim stays.
  const valid = plan && isReachable(await readChosen(tx, job.key)) ? plan : undefined
  const sent = valid ? await sendDue(tx, valid, { appUrl: config.appUrl, now: moment, subscribed }) : {}
  if (sent.needed) return sent.needed
  const latest = moment.getTime() + SLEEP_MAX_MS
  const moments = [valid?.next, sent.later].filter((at) => at !== undefined)
  const again = moments.length === 0 ? undefined : new Date(Math.min(...moments, latest))
  const isOurs = await completeJob(tx, job, again)
  if (!isOurs) throw new OutdatedError()
  return undefined
}

const quietOf = ({ chosen, zone }: Pick<Agenda, 'chosen' | 'zone'>) => ({ ...chosen, zone })

/** The reminders that are due at a moment and have not expired, including those that were sent already. */
function dueAt(agenda: Agenda, moment: number): Reminder[] {
  const since = awakeSince(moment, LATE_MAX_MS, quietOf(agenda))
  return remindersIn(agenda, since, moment).filter(({ until }) => until > moment)
}

/**
 * When the job runs again for the member. In quiet hours, missed reminders that will not have expired wait for their
 * end.
 */
function nextMoment(plan: Plan, moment: number): number | undefined {
  const end = quietEnd(moment, quietOf(plan.member.agenda))
  const hasMissed = end > moment && limited(plan, (agenda) => dueAt(agenda, end)).length > 0
  return hasMissed ? end : limited(plan, (agenda) => nextLook(agenda, moment))
}

interface Sent {
  /** When to send a mail that the hourly limit delays, or a summary that waits for calendars. */
  later?: number
  /** The day whose subscribed events the summary needs. Nothing was sent. */
  needed?: MemberDay
}

interface Sending {
  appUrl: string
  now: Date
  subscribed: SubscribedDay | undefined
}

async function sendDue(tx: Database, plan: Plan, { appUrl, now, subscribed }: Sending): Promise<Sent> {
  const { due, member } = plan
  const { agenda, userId } = member
  const moment = now.getTime()
  if (due.length === 0) return {}
  const devices = agenda.chosen.push ? await devicesOf(tx, userId, now) : []
  // Without a way to send them, reminders are not marked as sent.
  if (devices.length === 0 && !agenda.chosen.email) return {}
  const summary = due.find(({ kind }) => kind === 'morning')
  if (summary && agenda.subscribedAt !== undefined && !subscribed) {
    const [unsent] = await unsentOf(tx, userId, [summary])
    if (unsent) return { needed: { day: summary.id, zone: agenda.zone } }
  }
  const again = summary && subscribed && readAgainAt(summary, subscribed, moment)
  const ready = again === undefined ? due : due.filter((one) => one !== summary)
  const later = await sendReady(tx, plan, { due: ready, devices, appUrl, now, subscribed })
  const moments = [again, later].filter((at) => at !== undefined)
  return moments.length === 0 ? {} : { later: Math.min(...moments) }
}

/** When to read calendars again that the summary waits for. It does not wait for calendars that nobody can read. */
function readAgainAt(summary: Reminder, { late }: SubscribedDay, moment: number): number | undefined {
  const at = moment + READ_AGAIN_MS
  return late > 0 && at < Math.min(summary.at + SUMMARY_WAIT_MAX_MS, summary.until) ? at : undefined
}

interface Ready extends Sending {
  due: readonly Reminder[]
  devices: Awaited<ReturnType<typeof devicesOf>>
}

/** Sends reminders in one message. @returns when to send them, for a mail that the hourly limit delays */
async function sendReady(
  tx: Database,
  plan: Plan,
  { due, devices, appUrl, now, subscribed }: Ready,
): Promise<number | undefined> {
  if (due.length === 0) return undefined
  const { member } = plan
  const { agenda, userId } = member
  const moment = now.getTime()
  if (devices.length === 0) {
    const later = await mailMoment(tx, { userId, due, quiet: quietOf(agenda), now })
    if (later > moment) return later
  }
  const unsent = await takeUnsent(tx, { userId, due, now })
  const contentIn = (language: string | null) =>
    limited(plan, (limits) => contentOf(unsent, limits, { language, now: moment }), subscribed)
  const content = contentIn(member.language)
  const french = contentIn('fr')
  if (!content || !french) return undefined
  if (devices.length > 0) {
    const until = unsent.reduce((latest, one) => Math.max(latest, one.until), 0)
    await schedulePush(tx, { id: randomUUID(), userId, content, french, until, now })
  } else {
    await enqueueMail(tx, member.email, reminderMail(french, { firstName: member.firstName, appUrl }), now)
  }
  return undefined
}
