/**
 * Runs at most `running` jobs at once and lets at most `waiting` more wait. A further job fails with the error of
 * `full`.
 */
export class BoundedQueue {
  readonly #running: number
  readonly #waiting: number
  readonly #full: () => Error
  readonly #queue: (() => void)[] = []
  #active = 0

  constructor(running: number, waiting: number, full: () => Error) {
    this.#running = running
    this.#waiting = waiting
    this.#full = full
  }

  get running(): number {
    return this.#active
  }

  get waiting(): number {
    return this.#queue.length
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#active < this.#running) this.#active++
    else await this.#wait()
    try {
      return await job()
    } finally {
      // The next job in line gets the place at once, so that a job which arrives now cannot overtake it.
      const next = this.#queue.shift()
      if (next) next()
      else this.#active--
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#waiting) throw this.#full()
    return new Promise((resolve) => this.#queue.push(resolve))
  }
}
