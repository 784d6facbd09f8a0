import type { Logger } from '../log/logger.ts'
import { BoundedQueue } from './boundedQueue.ts'

const MAX_WAITING = 1000

/**
 * Work that begins when its request is answered, one at a time, so that the time of an answer tells nothing about it.
 * What waits is lost with the process: only for what a person would simply ask for again.
 */
export class Later {
  readonly #queue = new BoundedQueue(1, MAX_WAITING, () => new Error('too much is waiting'))
  readonly #open = new Set<Promise<void>>()
  readonly #log: Logger

  constructor(log: Logger) {
    this.#log = log
  }

  /** Never waits and never throws. */
  run(job: () => Promise<void>): void {
    const done = this.#begin(job).catch((err) => this.#log.error({ err }, 'work after an answer failed'))
    this.#open.add(done)
    void done.then(() => this.#open.delete(done))
  }

  /** When nothing is left. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  async #begin(job: () => Promise<void>): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await this.#queue.run(job)
  }
}
