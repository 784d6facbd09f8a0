import type { Dashboard } from '@cadence/shared/schemas'
import { deletedVersions } from './deletions.ts'
import { addPending, addRemoval, pendingIds } from './outbox.ts'
import { compareTimes } from './times.ts'
import { noteServerVersion } from './versions.ts'

/**
 * Compares what is here with an API that has a restored backup; under the lock. What that lacks, or has in an earlier
 * version, waits to be sent again, and so do the deletions that it has not heard of.
 * @returns whether something waits now.
 */
export function queueForRestored(
  userId: string,
  local: readonly Dashboard[],
  server: readonly Dashboard[],
): boolean {
  const fromServer = new Map(server.map((record) => [record.id, record]))
  const own = local.filter((record) => record.userId === userId)
  const lost = own.filter(({ id, updatedAt }) => {
    const theirs = fromServer.get(id)
    return !theirs || compareTimes(updatedAt, theirs.updatedAt) > 0
  })
  addPending(
    userId,
    lost.map(({ id }) => id),
  )
  const here = new Set([...own.map(({ id }) => id), ...pendingIds(userId)])
  const deleted = deletedVersions(userId)
  const undead = server.filter(({ id, updatedAt }) => {
    const version = deleted.get(id)
    return !here.has(id) && version !== undefined && compareTimes(updatedAt, version) <= 0
  })
  for (const { id, updatedAt } of undead) {
    noteServerVersion(userId, id, updatedAt)
    addRemoval(userId, id)
  }
  return lost.length > 0 || undead.length > 0
}
