import { entriesOf, readOf, storageKeys, writeOf } from './dashboards-storage.ts'

/** Ids under a key for a member, each once, in the order in which they were added. */
class IdList {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  of(userId: string): readonly string[] {
    const ids = readOf(this.#key, userId)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  }

  /** Under the lock. */
  add(userId: string, ids: readonly string[]): void {
    if (ids.length > 0) writeOf(this.#key, userId, [...new Set([...this.of(userId), ...ids])])
  }

  /** Under the lock. */
  drop(userId: string, id: string): void {
    const before = this.of(userId)
    if (!before.includes(id)) return
    writeOf(
      this.#key,
      userId,
      before.filter((other) => other !== id),
    )
  }
}

const outbox = new IdList(storageKeys.outbox)
const removals = new IdList(storageKeys.removals)

/** Ids of a member's dashboards whose last change has not reached the API yet, the oldest change first. */
export const pendingIds = (userId: string) => outbox.of(userId)

/** Puts ids into the outbox; under the lock. A dashboard that was deleted before counts as restored. */
export function addPending(userId: string, ids: readonly string[]): void {
  for (const id of ids) removals.drop(userId, id)
  outbox.add(userId, ids)
}

/**
 * Puts a deletion into the outbox; under the lock. Deletions are noted, because a dashboard that is missing here may
 * also be missing from a list that could not be read.
 */
export function addRemoval(userId: string, id: string): void {
  removals.add(userId, [id])
  outbox.add(userId, [id])
}

/** Whether the member deleted a dashboard that the API has not deleted yet. */
export const isRemoved = (userId: string, id: string) => removals.of(userId).includes(id)

/** Takes an id out of the outbox; under the lock. */
export function removePending(userId: string, id: string): void {
  outbox.drop(userId, id)
  removals.drop(userId, id)
}

const attemptsOf = (userId: string) => new Map(entriesOf(readOf(storageKeys.attempts, userId)))

/**
 * `updatedAt` of an edit that was sent and not answered yet. The API may have it all the same: it counts as this
 * browser's own version then, not as another device's.
 */
export function unansweredEdit(userId: string, id: string): string | undefined {
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
