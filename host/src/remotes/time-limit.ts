import { TimeLimitError } from './errors.ts'

/** A member waits at most this long for a page before the shell says that it does not come, in milliseconds. */
export const PAGE_TIMEOUT_MS = 7000

/** The work's outcome, or a TimeLimitError when it takes longer than `ms` milliseconds. The work itself goes on. */
export function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
