import { entriesOf, readOf, writeOf } from './by-member.ts'
import { storageKeys } from './keys.ts'

const attemptsOf = (userId: string) => new Map(entriesOf(readOf(storageKeys.attempts, userId)))

/**
 * `updatedAt` of the edit of a dashboard that was sent and not answered yet. It may have arrived: then it is where the
 * next edit starts from, and no other device's.
 */
export function unanswered(userId: string, id: string): string | undefined {
  const attempt = attemptsOf(userId).get(id)
  return typeof attempt === 'string' ? attempt : undefined
}

/** Notes that an edit is being sent; under the lock. */
export function noteAttempt(userId: string, id: string, updatedAt: string): void {
  const attempts = attemptsOf(userId)
  if (attempts.get(id) === updatedAt) return
  writeOf(storageKeys.attempts, userId, Object.fromEntries(attempts.set(id, updatedAt)))
}

/** Notes that the API has answered; under the lock. */
export function forgetAttempt(userId: string, id: string): void {
  const attempts = attemptsOf(userId)
  if (attempts.delete(id)) writeOf(storageKeys.attempts, userId, Object.fromEntries(attempts))
}
