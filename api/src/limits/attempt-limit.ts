import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError, TooManyAttemptsError } from '../http/http-errors.ts'

/**
 * Counts attempts per key in a window of time. Attempts are counted before they are made and given back when they
 * turn out to be good: counting afterwards would let a thousand parallel guesses through.
 */
export class AttemptLimit {
  readonly #name: string
  readonly #limiter: RateLimiterAbstract

  constructor(name: string, limiter: RateLimiterAbstract) {
    this.#name = name
    this.#limiter = limiter
  }

  /** Throws TooManyAttemptsError when the window's attempts are used up. */
  async take(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new TooManyAttemptsError(this.#name, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
  }

  /** False instead of the error, where nobody may see the refusal. */
  async tryTake(key: string): Promise<boolean> {
    try {
      await this.take(key)
      return true
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return false
      throw error
    }
  }

  /** The attempt does not count: it was a good one, or was never made. */
  async giveBack(key: string): Promise<void> {
    const left = await this.#limiter.get(key)
    // After the end of the window it would be taken from the next one. A limiter in memory may forget it a moment late.
    if (left && left.consumedPoints > 0 && left.msBeforeNext > 0) await this.#limiter.reward(key)
  }

  /**
   * Makes an attempt that counts only where it is refused: as many people as share an address may succeed. Neither does it
   * count where the API could not decide. Throws what the attempt throws, and TooManyAttemptsError.
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

  /** The attempt was made: what came of it must not be lost because a count could not be mended. */
  #giveBackQuietly(key: string): Promise<void> {
    return this.giveBack(key).catch(() => {})
  }

  /** Forgets all attempts of a key. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(key)
  }
}

const isClientError = (error: unknown) => error instanceof HttpError && error.status < 500
