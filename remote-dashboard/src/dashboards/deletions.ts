import { entriesOf, readOf, writeOf } from './by-member.ts'
import { storageKeys } from './keys.ts'
import type { Versions } from './versions.ts'

/** Most deletions that are remembered for one member; the oldest go first. */
const REMEMBERED_MAX = 200

/**
 * Dashboards that are known to be deleted, with the `updatedAt` of their last version. A restored backup may have them
 * again: the API forgets deletions at once.
 */
export function deletedVersions(userId: string): ReadonlyMap<string, string> {
  const entries = entriesOf(readOf(storageKeys.deletions, userId))
  return new Map(entries.flatMap(([id, version]) => (typeof version === 'string' ? [[id, version]] : [])))
}

/** Notes deletions; under the lock. A dashboard whose version is not known is left out. */
export function noteDeletions(userId: string, versions: Versions): void {
  if (versions.size === 0) return
  const all = [...new Map<string, string | null>([...deletedVersions(userId), ...versions])]
  const known = all.filter(([, version]) => version !== null)
  writeOf(storageKeys.deletions, userId, Object.fromEntries(known.slice(-REMEMBERED_MAX)))
}
