import type { Logger } from '../log/logger.ts'
import { BoundedQueue } from './bounded-queue.ts'

const MAX_WAITING = 1000

/**
 * Work that begins when its request is answered, one at a time, so that the time of an answer tells nothing about it.
 * What waits is lost when the process stops: only for what a person would simply ask for again.
 */
export class BackgroundWork {
  readonly #queue = new BoundedQueue(1, MAX_WAITING, () => new Error('too much is waiting'))
  readonly #open = new Set<Promise<void>>()
  readonly #log: Logger
  #stopped = false

  constructor(log: Logger) {
    this.#log = log
  }

  /** Never waits and never throws. Does nothing after a stop. */
  run(job: () => Promise<void>): void {
    if (this.#stopped) return
    const done = this.#begin(job).catch((err) => this.#log.error({ err }, 'work after an answer failed'))
    this.#open.add(done)
    void done.then(() => this.#open.delete(done))
  }

  /** When nothing is left. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  /** Ends after the job that runs; what waits is dropped, so that a stop takes no longer than that one. */
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
