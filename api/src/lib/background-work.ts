import type { Logger } from '../log/logger.ts'
import { BoundedQueue } from './bounded-queue.ts'

const MAX_WAITING = 1000

/**
 * Jobs that begin after the answer of their request, one at a time: the time of an answer then reveals nothing about
 * them. Waiting jobs are lost when the process stops, so use it only for what a person would simply ask for again.
 */
export class BackgroundWork {
  readonly #queue = new BoundedQueue(1, MAX_WAITING, () => new Error('too much is waiting'))
  readonly #open = new Set<Promise<void>>()
  readonly #log: Logger
  #stopped = false

  constructor(log: Logger) {
    this.#log = log
  }

  /** Returns at once and never throws. After `stop` it does nothing. */
  run(job: () => Promise<void>): void {
    if (this.#stopped) return
    const done = this.#begin(job).catch((err) => this.#log.error({ err }, 'work after an answer failed'))
    this.#open.add(done)
    void done.then(() => this.#open.delete(done))
  }

  /** Resolves when no job is left. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  /**
   * Resolves after the running job. Waiting jobs are dropped, so that a stop takes no longer than one job.
   */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.idle()
  }

  async #begin(job: () => Promise<void>): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await this.#queue.run(async () => {
      if (!this.#stopped) await job()
    })
  }
}
