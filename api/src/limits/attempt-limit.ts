import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError, TooManyAttemptsError } from '../http/http-errors.ts'

/**
 * Counts attempts per key in a window of time. An attempt is counted before it is made, and given back when it
 * succeeds: otherwise a thousand parallel guesses would all pass.
 */
export class AttemptLimit {
  readonly #name: string
  readonly #limiter: RateLimiterAbstract

  constructor(name: string, limiter: RateLimiterAbstract) {
    this.#name = name
    this.#limiter = limiter
  }

  /** Counts an attempt. @throws TooManyAttemptsError when none is left in this window */
  async take(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new TooManyAttemptsError(this.#name, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
  }

  /** Like `take`, but returns false instead of throwing, for callers that must not show the refusal. */
  async tryTake(key: string): Promise<boolean> {
    try {
      await this.take(key)
      return true
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return false
      throw error
    }
  }

  /** Takes back a counted attempt, because it succeeded or was not made. */
  async giveBack(key: string): Promise<void> {
    const left = await this.#limiter.get(key)
    // After the end of the window it would be subtracted from the next window. A limiter in memory may expire a moment
    // late.
    if (left && left.consumedPoints > 0 && left.msBeforeNext > 0) await this.#limiter.reward(key)
  }

  /**
   * Makes an attempt that stays counted only when it is refused, because many people may share an address. It is not
   * counted either when the API could not decide.
   * @throws what `attempt` throws, and TooManyAttemptsError
   */
  async countRefusals<T>(
    key: string,
    attempt: () => Promise<T>,
    isRefusal: (error: unknown) => boolean = isClientError,
  ): Promise<T> {
    await this.take(key)
    let result: T
    try {
      result = await attempt()
    } catch (error) {
      if (!isRefusal(error)) await this.#giveBackQuietly(key)
      throw error
    }
    await this.#giveBackQuietly(key)
    return result
  }

  /** Never throws: the result of the attempt must not be lost because the counter could not be corrected. */
  #giveBackQuietly(key: string): Promise<void> {
    return this.giveBack(key).catch(() => {})
  }

  /** Forgets all attempts of a key. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(key)
  }
}

const isClientError = (error: unknown) => error instanceof HttpError && error.status < 500
