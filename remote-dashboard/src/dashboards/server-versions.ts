import { entriesOf, readOf, storageKeys, writeOf } from './dashboards-storage.ts'

/** `updatedAt` of the API's version of each dashboard, by id; null where that is not known. */
export type Versions = ReadonlyMap<string, string | null>

/** Most deletions that are remembered for one member. The oldest are forgotten first. */
const DELETIONS_MAX = 200

/**
 * The versions that the API is known to have. A pending edit started from the version noted here. A dashboard without a
 * version was never uploaded. One with a version that the API no longer returns was deleted on another device.
 */
export function serverVersions(userId: string): Versions {
  const stored = readOf(storageKeys.server, userId)
  // An earlier release stored the ids alone.
  if (Array.isArray(stored)) {
    return new Map(stored.flatMap((id) => (typeof id === 'string' ? [[id, null]] : [])))
  }
  return new Map(entriesOf(stored).map(([id, version]) => [id, typeof version === 'string' ? version : null]))
}

/** Whether this browser has ever read a member's list from the API, even an empty one. */
export function wasReadHere(userId: string): boolean {
  return readOf(storageKeys.server, userId) !== undefined
}

/** Replaces the versions of all dashboards; under the lock. */
export function writeServerVersions(userId: string, versions: Versions): void {
  writeOf(storageKeys.server, userId, Object.fromEntries(versions))
}

/** Notes the version of one dashboard; under the lock. */
export function noteServerVersion(userId: string, id: string, updatedAt: string): void {
  const before = serverVersions(userId)
  if (before.get(id) !== updatedAt) writeServerVersions(userId, new Map(before).set(id, updatedAt))
}

/** Notes that the API no longer has a dashboard; under the lock. */
export function forgetServerVersion(userId: string, id: string): void {
  const next = new Map(serverVersions(userId))
  if (next.delete(id)) writeServerVersions(userId, next)
}

/**
 * `updatedAt` of the last version of deleted dashboards, by id. The API forgets deletions at once, so a restored backup
 * brings deleted dashboards back.
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
  writeOf(storageKeys.deletions, userId, Object.fromEntries(known.slice(-DELETIONS_MAX)))
}

/** Epoch of the API's data in which a member's dashboards were read; null when none is known. */
export function readEpoch(userId: string): string | null {
  const epoch = readOf(storageKeys.epochs, userId)
  return typeof epoch === 'string' ? epoch : null
}

/** Notes the epoch; under the lock. */
export function writeEpoch(userId: string, epoch: string): void {
  if (readEpoch(userId) !== epoch) writeOf(storageKeys.epochs, userId, epoch)
}
