import { ApiError } from '../api/api-error.ts'
import { Backoff } from '../api/backoff.ts'
import { holdUnsaved } from '../router/unsaved-changes.ts'

/** How long an edit waits for the next ones before it is sent, in milliseconds. */
const DEBOUNCE_MS = 300
/** Waits after a failure, in milliseconds. */
const retryLimits = { firstMs: 2_000, longestMs: 5 * 60_000 }

/** What happens to the document while a run is due. */
export interface ScheduleOptions {
  /**
   * Whether a new release may not replace this document until the run is done: the page of a new release might not load
   * the code that sends what waits here.
   */
  holdsDocument: boolean
}

/** Runs a task soon after a request, one run at a time, and again after a failure, with growing waits. */
export class Schedule {
  readonly #task: () => Promise<void>
  readonly #holdsDocument: boolean
  readonly #backoff = new Backoff(retryLimits)
  #timer: ReturnType<typeof setTimeout> | undefined
  #dueAt = Number.POSITIVE_INFINITY
  #isRunning = false
  /** The most urgent request during the present run. */
  #requested: 'now' | 'soon' | null = null
  #isEnded = false
  #releaseDocument: () => void = () => undefined

  /** @param task rejects when it has to be tried again. */
  constructor(task: () => Promise<void>, { holdsDocument }: ScheduleOptions = { holdsDocument: true }) {
    this.#task = task
    this.#holdsDocument = holdsDocument
  }

  /** Requests a run: at once, or soon, when more edits may follow. A request during a run starts another one after it. */
  request(when: 'now' | 'soon' = 'soon'): void {
    if (this.#isEnded) return
    if (this.#isRunning) this.#requested = when === 'now' ? when : (this.#requested ?? when)
    else this.#start(when === 'now' ? 0 : DEBOUNCE_MS)
  }

  /** Ends the schedule. A run under way is finished. */
  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
    if (!this.#isRunning) this.#releaseDocument()
  }

  /** An earlier time replaces a later one. A later one changes nothing, so a stream of edits cannot put the run off. */
  #start(wait: number): void {
    const dueAt = Date.now() + wait
    if (dueAt >= this.#dueAt) return
    clearTimeout(this.#timer)
    this.#releaseDocument()
    if (this.#holdsDocument) this.#releaseDocument = holdUnsaved()
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => void this.#run(), wait)
  }

  async #run(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY
    this.#isRunning = true
    this.#requested = null
    let retryIn: number | null = null
    try {
      await this.#task()
      this.#backoff.reset()
    } catch (error) {
      console.warn('Changes could not be synchronised yet', error)
      retryIn = this.#backoff.next(error)
      // The network may be back since: only a wait that the API asks for is kept.
      const isAskedToWait = error instanceof ApiError && error.retryAfter !== undefined
      if (this.#requested === 'now' && !isAskedToWait) retryIn = Math.min(retryIn, DEBOUNCE_MS)
    }
    this.#isRunning = false
    if (!this.#isEnded && (this.#requested || retryIn !== null)) this.#start(retryIn ?? DEBOUNCE_MS)
    else this.#releaseDocument()
  }
}
