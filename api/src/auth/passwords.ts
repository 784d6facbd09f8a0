import { hash, verify } from '@node-rs/argon2'
import { UnavailableError } from '../http/errors.ts'
import { BoundedQueue } from './boundedQueue.ts'

/** OWASP's first choice: argon2id (2), 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const MAX_AT_ONCE = 2
const MAX_WAITING = 100

/**
 * Hashes and checks passwords. Each one takes 19 MiB and some 12 ms of a core, so only two run at once, and beyond a
 * queue of a hundred the answer is 503: other routes must stay quick under a flood of sign-ins.
 */
export class Passwords {
  readonly #queue = new BoundedQueue(MAX_AT_ONCE, MAX_WAITING, () => new UnavailableError())
  /** Checked when there is no account, so that its absence takes as long. */
  #decoy: Promise<string> | undefined

  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(normal(password), parameters))
  }

  /** Without a stored hash the answer is false, after the same work. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const target = stored ?? (await this.decoy())
    const equal = await this.#queue.run(() => verify(target, normal(password)))
    return equal && stored !== undefined
  }

  /** Made before the first request, so that the first unknown address does not take longer either. */
  decoy(): Promise<string> {
    this.#decoy ??= hash('no account has this password', parameters)
    return this.#decoy
  }
}

/** The same letters can be typed as different code points on another keyboard. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
