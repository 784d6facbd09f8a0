import { timingSafeEqual } from 'node:crypto'
import { hash, type Options, parseOptions } from '@node-rs/argon2'
import { UnavailableError } from '../http/http-errors.ts'
import { BoundedQueue } from '../lib/bounded-queue.ts'

/** OWASP's first choice: argon2id (2), 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One less than the threads of Node's pool, which files and names of hosts wait for, too. */
const MAX_AT_ONCE = 3
const MAX_WAITING = 100

/**
 * Hashes and checks passwords. Each one takes 19 MiB and some 12 ms of a core, so only three run at once, and beyond
 * a queue of a hundred the answer is 503: other routes must stay quick under a flood of sign-ins.
 */
export class Passwords {
  readonly #queue = new BoundedQueue(MAX_AT_ONCE, MAX_WAITING, () => new UnavailableError())
  /** Checked when there is no account, so that its absence takes as long. */
  #decoy: Promise<string> | undefined

  /**
   * With `like`, in the manner of that hash and with its salt: all registrations that wait for one account share a
   * salt, so that a sign-in looks for its password among them with the work of one.
   */
  hash(password: string, like?: string): Promise<string> {
    const settings = like === undefined ? parameters : settingsOf(like)
    return this.#queue.run(() => hash(normal(password), settings))
  }

  /** Which of an account's hashes, all with one salt, belongs to the password. Without any: none, after the same work. */
  async find(hashes: readonly string[], password: string): Promise<string | undefined> {
    const computed = await this.hash(password, hashes[0] ?? (await this.decoy()))
    return hashes.find((stored) => equal(stored, computed))
  }

  /** Made before the first request, so that the first unknown address does not take longer either. */
  decoy(): Promise<string> {
    this.#decoy ??= hash('no account has this password', parameters)
    return this.#decoy
  }
}

/** Whether two hashes were made with one salt. */
export function sharesSalt(a: string, b: string): boolean {
  return saltOf(a) === saltOf(b)
}

/** The fourth part of an encoded hash: `$argon2id$v=19$m=…$salt$hash`. */
function saltOf(stored: string): string {
  return stored.split('$')[4] ?? ''
}

/** A hash keeps the parameters that it was made with, when those above change. */
function settingsOf(stored: string): Options {
  const { algorithm, version, memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored)
  const salt = Buffer.from(saltOf(stored), 'base64')
  return { algorithm, version, memoryCost, timeCost, parallelism, outputLen, salt }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The same letters can be typed as different code points on another keyboard. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
