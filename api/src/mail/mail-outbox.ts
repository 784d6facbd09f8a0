import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq, inArray, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inboxEntries, type MailHeaders, mails } from '../db/schema.ts'
import { backoffDelay } from '../lib/backoff.ts'
import { hashToken } from '../lib/opaque-token.ts'
import type { Limits } from '../limits/attempt-limits.ts'
import type { Logger } from '../log/logger.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { RenderedMail } from './mail-layout.ts'
import type { SendMail } from './smtp-transport.ts'

/** Where a mail belongs in the inbox of the team. */
interface MailThread {
  threadId: string
  /** The id of the mail, and so its Message-ID; by default a random one. */
  id?: string
  headers?: MailHeaders
}

/**
 * Adds a mail to the outbox. Pass the transaction that makes the mail necessary, so that both happen or neither.
 * `MailOutbox` delivers it after the commit, and after a restart if need be.
 */
export async function enqueueMail(
  db: Database,
  recipient: string,
  mail: RenderedMail,
  now: Date,
  thread?: MailThread,
): Promise<void> {
  const row = { id: randomUUID(), recipient, ...mail, createdAt: now, nextAttemptAt: now }
  await db.insert(mails).values({ ...row, ...thread })
}

type QueuedMail = typeof mails.$inferSelect

/** How many mails one process delivers at once: a slow delivery does not hold up the others. */
export const DELIVERIES_AT_ONCE = 4

const POLL_MS = 5_000
/**
 * The lease of a mail while a worker delivers it: other workers skip it. After a crash the lease ends and the mail is
 * tried again.
 */
const LEASE_MS = 60_000
/** A mail that the server did not take is tried again after 2 s, 4 s, 8 s, … up to half an hour. */
export const MAIL_RETRY = { firstMs: 2_000, longestMs: 30 * 60_000 }
/** The links in mails are valid for 24 hours; a later mail would only confuse. */
const GIVE_UP_MS = 24 * 60 * 60_000
/** How long a mail of the team or to it is tried, as mail servers do. Somebody waits for it, so a late one is welcome. */
const TEAM_GIVE_UP_MS = 5 * 24 * 60 * 60_000
/** How long a stop waits for running deliveries. */
const STOP_GRACE_MS = 2_000

interface Parts {
  db: Database
  limits: Pick<Limits, 'mailRecipient'>
  log: Logger
  now: () => Date
  send: SendMail
}

/** A mail with `isTeam` that was queued before this moment is not tried any more. */
export const teamMailsEnd = (now: Date) => new Date(now.getTime() - TEAM_GIVE_UP_MS)

/**
 * Delivers mails in the background, a few at a time and each at least once: first those about an account's security,
 * then the oldest ones. A mail beyond the limit of its recipient is deleted instead, unless it is about security, a
 * reminder, or the team's.
 */
export class MailOutbox {
  readonly #parts: Parts
  readonly #workers = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #lookAgain = false
  #stopped = false
  #givenUp = 0
  /** Set when `stop` has given up waiting: the database may be closed now. */
  #abandoned = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** How many mails this process has deleted because no server took them in time. */
  get givenUp(): number {
    return this.#givenUp
  }

  start(): void {
    this.#timer = setInterval(() => this.deliverNow(), POLL_MS)
    this.deliverNow()
  }

  /** Delivers what is due now; call it after the commit of a mail. Returns at once and never throws. */
  deliverNow(): void {
    // A worker that has just found the outbox empty looks once more.
    this.#lookAgain = true
    this.#addWorker()
  }

  /** Resolves when no mail is due. */
  async idle(): Promise<void> {
    while (this.#workers.size > 0) await Promise.all(this.#workers)
  }

  /**
   * Stops after the running deliveries, or without them after a moment: those mails are tried again when their lease
   * ends. The database is not used afterwards.
   */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    const limit = new AbortController()
    const grace = sleep(STOP_GRACE_MS, undefined, { signal: limit.signal }).catch(() => {})
    await Promise.race([this.idle(), grace])
    limit.abort()
    if (this.#workers.size > 0) this.#parts.log.warn('mails under way were left to their next attempt')
    this.#abandoned = true
  }

  #addWorker(): void {
    if (this.#stopped || this.#workers.size >= DELIVERIES_AT_ONCE) return
    const worker = this.#work().finally(() => this.#workers.delete(worker))
    this.#workers.add(worker)
  }

  async #work(): Promise<void> {
    try {
      do {
        this.#lookAgain = false
        for (let mail = await this.#claim(); mail && !this.#stopped; mail = await this.#claim()) {
          // There may be more mails for another worker.
          this.#addWorker()
          if (await this.#isAllowed(mail)) await this.#deliver(mail)
        }
      } while (this.#lookAgain && !this.#stopped)
    } catch (err) {
      this.#parts.log.error({ err }, 'mail queue failed')
    }
  }

  async #claim(): Promise<QueuedMail | undefined> {
    if (this.#stopped) return undefined
    const { db } = this.#parts
    const now = this.#parts.now()
    const isOver = lt(mails.createdAt, new Date(now.getTime() - GIVE_UP_MS))
    // An answer that goes here is shown as failed: its mail was never sent.
    const isTeamOver = lt(mails.createdAt, teamMailsEnd(now))
    const over = or(and(isOver, not(mails.isTeam)), isTeamOver)
    this.#givenUp += (await db.delete(mails).where(over).returning({ id: mails.id })).length
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(lte(mails.nextAttemptAt, now))
      .orderBy(desc(mails.isSecurity), mails.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true })
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(mails.id, due))
      .returning()
    return mail
  }

  /** A mail counts for the limit of its recipient at its first attempt. A refused mail is deleted. */
  async #isAllowed(mail: QueuedMail): Promise<boolean> {
    const { id, attempts, isSecurity, isReminder, isTeam, recipient } = mail
    const { db, limits, log } = this.#parts
    if (isSecurity || isReminder || isTeam || attempts > 1) return true
    if (await limits.mailRecipient.tryTake(hashToken(recipient))) return true
    await db.delete(mails).where(eq(mails.id, id))
    logSecurityEvent(log, 'limit', { limit: 'mailRecipient' })
    return false
  }

  async #deliver(mail: QueuedMail): Promise<void> {
    const { db, log, now, send } = this.#parts
    // A mail that was replaced under its id meanwhile, by one to a corrected address, is another one.
    const isThis = and(eq(mails.id, mail.id), eq(mails.createdAt, mail.createdAt))
    try {
      await send(mail)
    } catch (err) {
      if (this.#abandoned) return
      const nextAttemptAt = new Date(now().getTime() + backoffDelay(mail.attempts, MAIL_RETRY))
      // The answer of the mail server may contain the recipient, so only the code is logged.
      const code = err instanceof Error && 'code' in err ? err.code : undefined
      log.warn({ mail: mail.id, attempts: mail.attempts, code, nextAttemptAt }, 'mail not delivered')
      await db.update(mails).set({ nextAttemptAt }).where(isThis)
      return
    }
    if (this.#abandoned) return
    // Of an answer, which has the same id.
    if (mail.threadId)
      await db.update(inboxEntries).set({ sentAt: now() }).where(eq(inboxEntries.id, mail.id))
    await db.delete(mails).where(isThis)
    log.info({ mail: mail.id }, 'mail delivered')
  }
}
