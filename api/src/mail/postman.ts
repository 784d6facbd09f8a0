import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema.ts'
import type { Logger } from '../log/logger.ts'
import type { SendMail } from './transport.ts'

type QueuedMail = typeof mails.$inferSelect

const POLL_MS = 5_000
/** While one process delivers a mail, the others leave it alone; after a crash it comes back. */
const LEASE_MS = 60_000
const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 30 * 60_000
/** The links in the mails live 24 hours; after that a mail would only confuse. */
const GIVE_UP_MS = 24 * 60 * 60_000
/** How long a stop waits for the mail that is being delivered. */
const STOP_GRACE_MS = 2_000

/** 2 s, 4 s, 8 s, … up to half an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20))
}

/** Delivers the queue in the background, one mail at a time: at least once, oldest due first. */
export class Postman {
  readonly #db: Database
  readonly #send: SendMail
  readonly #log: Logger
  readonly #now: () => Date
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #again = false
  #stopped = false
  /** The database may be closed. */
  #abandoned = false

  constructor(db: Database, send: SendMail, log: Logger, now: () => Date) {
    this.#db = db
    this.#send = send
    this.#log = log
    this.#now = now
  }

  start(): void {
    this.#timer = setInterval(() => this.kick(), POLL_MS)
    this.kick()
  }

  /** Looks at the queue now; call it when a mail was committed. Never waits and never throws. */
  kick(): void {
    if (this.#stopped) return
    this.#again = true
    this.#round ??= this.#work().finally(() => {
      this.#round = undefined
    })
  }

  /** When nothing that is due is left. */
  async idle(): Promise<void> {
    while (this.#round) await this.#round
  }

  /**
   * Ends after the mail that is being delivered, or without it after a moment: it comes back when its lease is over.
   * The database is not touched any more.
   */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    const limit = new AbortController()
    const grace = sleep(STOP_GRACE_MS, undefined, { signal: limit.signal }).catch(() => {})
    await Promise.race([this.#round, grace])
    limit.abort()
    if (this.#round) this.#log.warn('a mail under way was left to its next attempt')
    this.#abandoned = true
  }

  async #work(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        for (let mail = await this.#claim(); mail && !this.#stopped; mail = await this.#claim()) {
          await this.#deliver(mail)
        }
      }
    } catch (err) {
      this.#log.error({ err }, 'mail queue failed')
    }
  }

  async #claim(): Promise<QueuedMail | undefined> {
    if (this.#stopped) return undefined
    const now = this.#now()
    await this.#db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - GIVE_UP_MS)))
    const due = this.#db
      .select({ id: mails.id })
      .from(mails)
      .where(lte(mails.nextAttemptAt, now))
      .orderBy(mails.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true })
    const [mail] = await this.#db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(mails.id, due))
      .returning()
    return mail
  }

  async #deliver(mail: QueuedMail): Promise<void> {
    try {
      await this.#send(mail)
    } catch (err) {
      if (this.#abandoned) return
      const nextAttemptAt = new Date(this.#now().getTime() + retryDelay(mail.attempts))
      // The server's answer may quote the recipient, so only its code is logged.
      const code = err instanceof Error && 'code' in err ? err.code : undefined
      this.#log.warn({ mail: mail.id, attempts: mail.attempts, code, nextAttemptAt }, 'mail not delivered')
      await this.#db.update(mails).set({ nextAttemptAt }).where(eq(mails.id, mail.id))
      return
    }
    if (this.#abandoned) return
    await this.#db.delete(mails).where(eq(mails.id, mail.id))
    this.#log.info({ mail: mail.id }, 'mail delivered')
  }
}
