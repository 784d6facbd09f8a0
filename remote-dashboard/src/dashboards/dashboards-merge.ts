import type { Dashboard, PutDashboardResponse } from '@cadence/shared/schemas'
import { compareTimes } from '../sync/edit-times.ts'
import { announceChange } from './dashboard-events.ts'
import { addPending, addRemoval, forgetAttempt, pendingIds, removePending } from './dashboards-outbox.ts'
import { findOwn, readList, withDashboardsLock, writeList } from './dashboards-storage.ts'
import {
  deletedVersions,
  forgetServerVersion,
  noteDeletions,
  noteServerVersion,
  serverVersions,
  type Versions,
  writeEpoch,
  writeServerVersions,
} from './server-versions.ts'

/**
 * Merges the answer to a PUT. The API stores what was sent, or a later edit of another device, which replaces the local
 * one. After a conflict the copy that keeps the other edit is added to the list.
 * @returns the copy, if it is new here.
 * @throws StorageFullError; the id stays in the outbox then.
 */
export async function mergePut(
  userId: string,
  sent: Dashboard,
  { dashboard: stored, copy }: PutDashboardResponse,
): Promise<Dashboard | null> {
  // The session changed on the way, and the API stored it for another member: this member's edit is still pending.
  if (stored.id !== sent.id || stored.userId !== userId) return null
  const merged = await withDashboardsLock(async () => {
    forgetAttempt(userId, sent.id)
    const local = findOwn(userId, sent.id)
    const isPending = !local || compareTimes(local.updatedAt, sent.updatedAt) !== 0
    // Before the outbox changes: a dashboard in neither counts as never uploaded. An edit made during the call did not
    // start from another device's version, so that one is not noted.
    if (!isPending || compareTimes(stored.updatedAt, sent.updatedAt) === 0) {
      noteServerVersion(userId, sent.id, stored.updatedAt)
    }
    const added = copy && copy.userId === userId && !findOwn(userId, copy.id) ? copy : null
    if (added) noteServerVersion(userId, added.id, added.updatedAt)
    const replaces =
      !isPending &&
      compareTimes(stored.updatedAt, local.updatedAt) >= 0 &&
      JSON.stringify(stored) !== JSON.stringify(local)
    if (replaces || added) {
      const { records } = readList()
      const next = replaces ? records.map((record) => (record === local ? stored : record)) : records
      writeList(added ? [...next, added] : next)
    }
    if (!isPending) removePending(userId, sent.id)
    return { hasChanged: replaces || added !== null, added }
  })
  if (merged.hasChanged) announceChange()
  return merged.added
}

/**
 * Notes that the API has stored an edit, for a member who has left meanwhile: nothing of the answer enters the list. An
 * edit that is no longer here, was changed since, or lost against another device stays as it is.
 */
export function markPutSent(userId: string, sent: Dashboard, { dashboard: stored }: PutDashboardResponse) {
  return withDashboardsLock(async () => {
    const local = findOwn(userId, sent.id)
    const isSame = (other: Dashboard) => compareTimes(other.updatedAt, sent.updatedAt) === 0
    if (stored.id !== sent.id || stored.userId !== userId || !local || !isSame(local) || !isSame(stored))
      return
    forgetAttempt(userId, sent.id)
    noteServerVersion(userId, sent.id, stored.updatedAt)
    removePending(userId, sent.id)
  })
}

/** Notes that the API has deleted a dashboard. One that was restored here meanwhile is still pending. */
export function mergeRemoval(userId: string, id: string): Promise<void> {
  return withDashboardsLock(async () => {
    noteDeletions(userId, new Map([[id, serverVersions(userId).get(id) ?? null]]))
    forgetServerVersion(userId, id)
    if (!findOwn(userId, id)) removePending(userId, id)
  })
}

/**
 * The local list after a reading: other members' dashboards stay, this member's become the API's, and pending ones stay
 * as they are here, or deleted.
 */
function mergedList(
  userId: string,
  local: readonly Dashboard[],
  server: readonly Dashboard[],
  pending: ReadonlySet<string>,
): readonly Dashboard[] {
  const fromServer = new Map(server.map((record) => [record.id, record]))
  const present = local.flatMap((record) => {
    if (record.userId !== userId || pending.has(record.id)) return [record]
    return fromServer.get(record.id) ?? []
  })
  const localIds = new Set(local.filter((record) => record.userId === userId).map((record) => record.id))
  const added = server.filter((record) => !localIds.has(record.id) && !pending.has(record.id))
  return added.length === 0 ? present : [...present, ...added]
}

/** The known versions after a reading. Those of pending dashboards stay: the pending edit started from them. */
function mergedVersions(
  known: Versions,
  server: readonly Dashboard[],
  pending: ReadonlySet<string>,
): Versions {
  const waiting = [...known].filter(([id]) => pending.has(id))
  const read = server
    .filter(({ id }) => !pending.has(id))
    .map(({ id, updatedAt }) => [id, updatedAt] as const)
  return new Map([...waiting, ...read])
}

/** The versions of a member's dashboards that a reading removed from the list: another device deleted them. */
function removedVersions(userId: string, before: readonly Dashboard[], after: readonly Dashboard[]) {
  const ids = new Set(after.filter((record) => record.userId === userId).map(({ id }) => id))
  const removed = before.filter((record) => record.userId === userId && !ids.has(record.id))
  return new Map(removed.map(({ id, updatedAt }) => [id, updatedAt] as const))
}

/**
 * Compares the local list with an API that has restored a backup; under the lock. Puts into the outbox the dashboards
 * that it lacks or has in an earlier version, and the deletions that it lacks.
 */
function queueMissing(userId: string, local: readonly Dashboard[], server: readonly Dashboard[]): void {
  const fromServer = new Map(server.map((record) => [record.id, record]))
  const own = local.filter((record) => record.userId === userId)
  const missing = own.filter(({ id, updatedAt }) => {
    const stored = fromServer.get(id)
    return !stored || compareTimes(updatedAt, stored.updatedAt) > 0
  })
  addPending(
    userId,
    missing.map(({ id }) => id),
  )
  const localIds = new Set([...own.map(({ id }) => id), ...pendingIds(userId)])
  const deleted = deletedVersions(userId)
  for (const { id, updatedAt } of server) {
    const version = deleted.get(id)
    // An edit that is later than the deletion stays.
    if (localIds.has(id) || version === undefined || compareTimes(updatedAt, version) > 0) continue
    noteServerVersion(userId, id, updatedAt)
    addRemoval(userId, id)
  }
}

/** What the API has of a member. */
export interface ServerList {
  dashboards: readonly Dashboard[]
  epoch?: string | undefined
}

/**
 * Makes a member's local list equal to the API's, except for pending dashboards.
 * @param isRestored whether the API has restored a backup: what it lacks was not deleted, and is sent again.
 * @throws StorageFullError
 */
export async function mergeServerList(
  userId: string,
  { dashboards, epoch }: ServerList,
  isRestored: boolean,
): Promise<void> {
  const server = dashboards.filter((record) => record.userId === userId)
  const hasChanged = await withDashboardsLock(async () => {
    const before = readList().records
    if (isRestored) queueMissing(userId, before, server)
    const pending = new Set(pendingIds(userId))
    const after = mergedList(userId, before, server, pending)
    const differs = JSON.stringify(before) !== JSON.stringify(after)
    if (differs) writeList(after)
    noteDeletions(userId, removedVersions(userId, before, after))
    writeServerVersions(userId, mergedVersions(serverVersions(userId), server, pending))
    // Last, so that an interrupted merge of a restored backup is repeated. The outbox keeps what is to be sent.
    if (epoch !== undefined) writeEpoch(userId, epoch)
    return differs
  })
  if (hasChanged) announceChange()
}
