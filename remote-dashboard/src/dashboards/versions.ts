import { entriesOf, readOf, writeOf } from './by-member.ts'
import { storageKeys } from './keys.ts'

/** `updatedAt` of the version of each dashboard that the API is known to have had; null where that is not known. */
export type Versions = ReadonlyMap<string, string | null>

/**
 * What the API is known to have had, by id. A local record that is neither pending nor here was never uploaded; one
 * that is here and no longer in the API's answer was deleted on another device. An edit that waits started from the
 * version that stands here. (A release before this one kept the ids alone.)
 */
export function serverVersions(userId: string): Versions {
  const stored = readOf(storageKeys.server, userId)
  if (Array.isArray(stored)) {
    return new Map(stored.flatMap((id) => (typeof id === 'string' ? [[id, null]] : [])))
  }
  return new Map(entriesOf(stored).map(([id, version]) => [id, typeof version === 'string' ? version : null]))
}

/** Notes what the API has; under the lock. */
export function writeServerVersions(userId: string, versions: Versions): void {
  writeOf(storageKeys.server, userId, Object.fromEntries(versions))
}

/** Notes the version of a record that the API has now; under the lock. */
export function noteServerVersion(userId: string, id: string, updatedAt: string): void {
  const before = serverVersions(userId)
  if (before.get(id) !== updatedAt) writeServerVersions(userId, new Map(before).set(id, updatedAt))
}

/** Notes that the API no longer has a record; under the lock. */
export function forgetServerVersion(userId: string, id: string): void {
  const next = new Map(serverVersions(userId))
  if (next.delete(id)) writeServerVersions(userId, next)
}
