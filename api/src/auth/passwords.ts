import { timingSafeEqual } from 'node:crypto'
import { hash, type Options, parseOptions } from '@node-rs/argon2'
import { UnavailableError } from '../http/http-errors.ts'
import { BoundedQueue } from '../lib/bounded-queue.ts'

/** OWASP's first choice: argon2id (2), 19 MiB, two passes, one lane. */
const strong = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One less than the threads of Node's pool, which also serves files and DNS. */
const MAX_AT_ONCE = 3
const MAX_WAITING = 100

/**
 * Hashes and checks passwords. One hash takes 19 MiB and some 12 ms of a core. So three run at once, a hundred wait,
 * and the rest gets a 503: other routes must stay fast under a flood of sign-ins.
 */
export class Passwords {
  readonly #queue = new BoundedQueue(MAX_AT_ONCE, MAX_WAITING, () => new UnavailableError())
  /** Checked when there is no account, so that its absence takes the same time. */
  #decoy: Promise<string> | undefined
  readonly #parameters: Options

  /** @param parameters weaker ones than the default are for tests */
  constructor(parameters: Options = strong) {
    this.#parameters = parameters
  }

  /** How many hashes are computed now, and how many wait. */
  get load(): { running: number; waiting: number } {
    const { running, waiting } = this.#queue
    return { running, waiting }
  }

  /**
   * Hashes a password; with `like`, with the parameters and the salt of that hash. All unconfirmed registrations of one
   * account share a salt, so that a sign-in finds its password among them with the work of one hash.
   */
  hash(password: string, like?: string): Promise<string> {
    const settings = like === undefined ? this.#parameters : settingsOf(like)
    return this.#queue.run(() => hash(normal(password), settings))
  }

  /**
   * Which of the hashes, all with one salt, belongs to the password. Without hashes: undefined, after the same work.
   */
  async find(hashes: readonly string[], password: string): Promise<string | undefined> {
    const computed = await this.hash(password, hashes[0] ?? (await this.decoy()))
    return hashes.find((stored) => equal(stored, computed))
  }

  /** Created before the first request, so that the first unknown address takes no longer. */
  decoy(): Promise<string> {
    this.#decoy ??= hash('no account has this password', this.#parameters)
    return this.#decoy
  }
}

/** Whether two hashes have the same salt. */
export function sharesSalt(a: string, b: string): boolean {
  return saltOf(a) === saltOf(b)
}

/** The fourth part of an encoded hash: `$argon2id$v=19$m=…$salt$hash`. */
function saltOf(stored: string): string {
  return stored.split('$')[4] ?? ''
}

/** The parameters of a stored hash, which may be older than those above. */
function settingsOf(stored: string): Options {
  const { algorithm, version, memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored)
  const salt = Buffer.from(saltOf(stored), 'base64')
  return { algorithm, version, memoryCost, timeCost, parallelism, outputLen, salt }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The same letter can be different code points on another keyboard. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
