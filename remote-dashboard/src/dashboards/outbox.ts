import { readOf, writeOf } from './by-member.ts'
import { storageKeys } from './keys.ts'

/** Ids that stand under a key for a member, each once, in the order in which they came. */
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

/** Ids of a member whose last change has not reached the API yet, the oldest change first. */
export const pendingIds = (userId: string) => outbox.of(userId)

/** Puts ids into the outbox; under the lock. What was deleted before is there again. */
export function addPending(userId: string, ids: readonly string[]): void {
  for (const id of ids) removals.drop(userId, id)
  outbox.add(userId, ids)
}

/**
 * Puts a deletion into the outbox; under the lock. That a record is not here is not enough to delete it at the API: a
 * list that cannot be read has none.
 */
export function addRemoval(userId: string, id: string): void {
  removals.add(userId, [id])
  outbox.add(userId, [id])
}

/** Whether the member deleted a record, and the API has not heard of it yet. */
export const isRemoved = (userId: string, id: string) => removals.of(userId).includes(id)

/** Takes an id out of the outbox; under the lock. */
export function removePending(userId: string, id: string): void {
  outbox.drop(userId, id)
  removals.drop(userId, id)
}
