import { readOf, writeOf } from './by-member.ts'
import { storageKeys } from './keys.ts'

/** Ids of a member whose last change has not reached the API yet, the oldest change first. */
export function pendingIds(userId: string): readonly string[] {
  const ids = readOf(storageKeys.outbox, userId)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

const write = (userId: string, ids: readonly string[]) =>
  writeOf(storageKeys.outbox, userId, [...new Set(ids)])

/** Puts ids into the outbox; under the lock. */
export function addPending(userId: string, ids: readonly string[]): void {
  if (ids.length > 0) write(userId, [...pendingIds(userId), ...ids])
}

/** Takes an id out of the outbox; under the lock. */
export function removePending(userId: string, id: string): void {
  const before = pendingIds(userId)
  if (!before.includes(id)) return
  write(
    userId,
    before.filter((other) => other !== id),
  )
}
