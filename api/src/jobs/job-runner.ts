import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type Backoff, backoffDelay } from '../lib/backoff.ts'
import type { Logger } from '../log/logger.ts'
import { type ClaimedJob, claimJobs, completeJob, releaseJob } from './job-queue.ts'

/** How the jobs of one kind are handled. */
export interface JobKind {
  /**
   * Handles one job. A job is handled at least once: after a crash or a lost lease it is handled again. Work that must
   * happen exactly once goes into one transaction with `completeJob`. `signal` aborts when the lease ends or the
   * process stops.
   * @returns when the job is due again; undefined when it is done
   */
  handle(job: ClaimedJob, signal: AbortSignal): Promise<Date | undefined>
  /** How long a process owns a claimed job. It must be longer than the handler ever takes. */
  leaseMs: number
  /** How many jobs of this kind one process handles at once. */
  atOnce: number
  /** The waits after a failure. */
  retry: Backoff
}

/** Kinds of jobs by name. */
export type JobKinds = Readonly<Record<string, JobKind>>

/** How often a process looks for jobs that are due. */
const POLL_MS = 2_000
/** How long a stop waits for running handlers, before it aborts them and gives their jobs back. */
const STOP_GRACE_MS = 1_000
/** How long a stop waits for the handlers that it has aborted. */
const ABORT_GRACE_MS = 1_000

interface RunnerServices {
  db: Database
  log: Logger
  now: () => Date
}

/**
 * Handles the jobs that are due, in any number of processes on one database: each job is leased to one process. Slow
 * jobs of one kind do not hold up another kind.
 */
export class JobRunner {
  readonly #services: RunnerServices
  readonly #pools: KindPool[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(services: RunnerServices) {
    this.#services = services
  }

  /** Begins to handle jobs of these kinds. Jobs of other kinds stay for a process of another release. */
  start(kinds: JobKinds): void {
    for (const [name, kind] of Object.entries(kinds)) {
      this.#pools.push(new KindPool(name, kind, this.#services))
    }
    this.#timer = setInterval(() => this.wake(), POLL_MS)
    this.wake()
  }

  /** By kind: how many jobs this process handles now, and how many attempts have failed in it. */
  get load(): readonly { kind: string; running: number; failed: number }[] {
    return this.#pools.map(({ kind, running, failed }) => ({ kind, running, failed }))
  }

  /** Handles what is due now; call it after the commit of a job that is due at once. Returns at once and never throws. */
  wake(): void {
    for (const pool of this.#pools) pool.poll()
  }

  /** Resolves when no job is due. */
  async idle(): Promise<void> {
    // A job of one kind may schedule one of another kind, whose pool was idle already.
    do await Promise.all(this.#pools.map((pool) => pool.idle()))
    while (this.#pools.some((pool) => pool.isBusy))
  }

  /**
   * Waits a moment for the running handlers, then aborts the others and gives their jobs back, so that other processes
   * take them at once. Afterwards the runner no longer uses the database.
   */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    for (const pool of this.#pools) pool.close()
    if (await endsWithin(this.idle(), STOP_GRACE_MS)) return
    for (const pool of this.#pools) pool.abort()
    if (await endsWithin(this.idle(), ABORT_GRACE_MS)) return
    for (const pool of this.#pools) pool.abandon()
    this.#services.log.warn('jobs under way were left to the end of their lease')
  }
}

/** Whether some work ends within a time. */
async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const limit = new AbortController()
  const late = sleep(ms, false, { signal: limit.signal }).catch(() => false)
  const result = await Promise.race([work.then(() => true), late])
  limit.abort()
  return result
}

/** The running handlers of one kind in this process. */
class KindPool {
  readonly #name: string
  readonly #kind: JobKind
  readonly #services: RunnerServices
  readonly #running = new Map<Promise<void>, AbortController>()
  /** How many of the `atOnce` slots are taken. A handler whose lease has ended frees its slot, even if it hangs. */
  #usedSlots = 0
  #failed = 0
  #polling: Promise<void> | undefined
  #pollAgain = false
  #isClosed = false
  #isAborted = false
  /** Set when `stop` has given up waiting: the database may be closed now. */
  #isAbandoned = false

  constructor(name: string, kind: JobKind, services: RunnerServices) {
    this.#name = name
    this.#kind = kind
    this.#services = services
  }

  /** Claims as many due jobs as there are free slots. */
  poll(): void {
    // A poll that is under way may have missed the newest job, so it polls once more.
    this.#pollAgain = true
    if (this.#isClosed) return
    this.#polling ??= this.#claim().finally(() => {
      this.#polling = undefined
    })
  }

  get kind(): string {
    return this.#name
  }

  get running(): number {
    return this.#running.size
  }

  get failed(): number {
    return this.#failed
  }

  get isBusy(): boolean {
    return this.#polling !== undefined || this.#running.size > 0
  }

  async idle(): Promise<void> {
    while (this.isBusy) await Promise.all([this.#polling, ...this.#running.keys()])
  }

  close(): void {
    this.#isClosed = true
  }

  abort(): void {
    this.#isAborted = true
    for (const end of this.#running.values()) end.abort(new Error('The process stops.'))
  }

  abandon(): void {
    this.#isAbandoned = true
  }

  async #claim(): Promise<void> {
    const { db, log, now } = this.#services
    const { atOnce, leaseMs } = this.#kind
    try {
      while (this.#pollAgain && !this.#isClosed) {
        this.#pollAgain = false
        const limit = atOnce - this.#usedSlots
        if (limit === 0) return
        const claimed = await claimJobs(db, { kind: this.#name, limit, leaseMs, now: now() })
        for (const job of claimed) this.#begin(job)
      }
    } catch (err) {
      log.error({ err, kind: this.#name }, 'jobs were not claimed')
    }
  }

  #begin(job: ClaimedJob): void {
    const end = new AbortController()
    let hasSlot = true
    const freeSlot = () => {
      if (hasSlot) this.#usedSlots--
      hasSlot = false
    }
    const lease = setTimeout(() => {
      end.abort(new Error('The lease ended.'))
      // The next timed poll uses the slot. A poll right now would claim this job again before it is released.
      freeSlot()
    }, this.#kind.leaseMs)
    this.#usedSlots++
    const run = this.#run(job, end.signal).finally(() => {
      clearTimeout(lease)
      this.#running.delete(run)
      freeSlot()
      // One claim fills several slots, so the poll waits until half of them are free. The last handler always polls.
      if (this.#usedSlots <= this.#kind.atOnce / 2) this.poll()
    })
    this.#running.set(run, end)
  }

  /** Never throws. */
  async #run(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const { db, log, now } = this.#services
    try {
      const again = await this.#kind.handle(job, signal)
      if (!this.#isAbandoned) await completeJob(db, job, again)
    } catch (err) {
      if (this.#isAbandoned) return
      const waitMs = this.#isAborted ? 0 : backoffDelay(job.attempts, this.#kind.retry)
      const at = new Date(now().getTime() + waitMs)
      // The key may be derived from a member's data, so only the kind is logged.
      if (!this.#isAborted) this.#failed++
      if (!this.#isAborted) log.warn({ err, kind: job.kind, attempts: job.attempts, at }, 'job failed')
      await releaseJob(db, job, at, this.#isAborted ? job.attempts - 1 : job.attempts).catch((failure) =>
        log.error({ err: failure, kind: job.kind }, 'job not released'),
      )
    }
  }
}
