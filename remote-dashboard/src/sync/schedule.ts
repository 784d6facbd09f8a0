import { ApiError } from '@cadence/shared/api'
import { holdUnsaved } from '@cadence/shared/router'

/** How long a change waits for the next ones before it is sent, in milliseconds. */
const GATHER_MS = 300
/** First and longest wait after a failure, in milliseconds. */
const RETRY_MS = 2_000
const RETRY_MAX_MS = 5 * 60_000

/** How long to wait after a failure: as long as the API asks for, and not at the same moment as everybody else. */
function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  const pause = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures)
  return Math.max(asked, pause * (0.75 + Math.random() / 4))
}

/** Runs a task soon after it was asked for, one run at a time, and again after a failure, more and more seldom. */
export class Schedule {
  readonly #task: () => Promise<void>
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = Number.POSITIVE_INFINITY
  #running = false
  #again = false
  #failures = 0
  #ended = false
  /** A page that does not load this would send nothing: what waits keeps a new release from being one. */
  #letGo: () => void = () => undefined

  /** @param task rejects when it could not be done; it is tried again then. */
  constructor(task: () => Promise<void>) {
    this.#task = task
  }

  /** Asks for a run: at once, or when what changes now has come to rest. */
  ask(when: 'now' | 'soon' = 'soon'): void {
    if (this.#ended) return
    if (this.#running) this.#again = true
    else this.#start(when === 'now' ? 0 : GATHER_MS)
  }

  /** Ends it. A run that is under way comes to its end. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    if (!this.#running) this.#letGo()
  }

  /** Whoever asks for it sooner is heard; who goes on asking does not put it off. */
  #start(wait: number): void {
    const due = Date.now() + wait
    if (due >= this.#due) return
    clearTimeout(this.#timer)
    this.#letGo()
    this.#letGo = holdUnsaved()
    this.#due = due
    this.#timer = setTimeout(() => void this.#run(), wait)
  }

  async #run(): Promise<void> {
    this.#due = Number.POSITIVE_INFINITY
    this.#running = true
    this.#again = false
    let wait = GATHER_MS
    try {
      await this.#task()
      this.#failures = 0
    } catch (error) {
      console.warn('What was changed could not be sent yet', error)
      wait = pauseAfter(this.#failures, error)
      this.#failures += 1
    }
    this.#running = false
    if (!this.#ended && (this.#again || this.#failures > 0)) this.#start(wait)
    else this.#letGo()
  }
}
