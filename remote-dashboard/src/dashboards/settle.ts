import type { Dashboard, PutDashboardResponse } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { forgetAttempt } from './attempts.ts'
import { noteDeletions } from './deletions.ts'
import { announceChange } from './events.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { removePending } from './outbox.ts'
import { compareTimes } from './times.ts'
import { forgetServerVersion, noteServerVersion, serverVersions } from './versions.ts'

/** A member's own record as it is here, if there is one. */
export function findOwn(userId: string, id: string): Dashboard | undefined {
  return readList().records.find((record) => record.id === id && record.userId === userId)
}

/**
 * Notes that the API answered a PUT. What stands there now is what was sent, or a record that was edited later on
 * another device, which replaces the one that is here. A copy that keeps the other one of two edits is taken over.
 * @returns the copy, if it was not here yet.
 * @throws StorageFullError; the id waits in the outbox then.
 */
export async function settlePut(
  userId: string,
  sent: Dashboard,
  { dashboard: stands, copy }: PutDashboardResponse,
): Promise<Dashboard | null> {
  // Stored for somebody else (the session changed on the way): this member's record still waits.
  if (stands.id !== sent.id || stands.userId !== userId) return null
  const done = await withLock(DASHBOARDS_LOCK, async () => {
    forgetAttempt(userId, sent.id)
    const local = findOwn(userId, sent.id)
    // Edited or deleted while the call was under way: that change still waits.
    const waits = !local || compareTimes(local.updatedAt, sent.updatedAt) !== 0
    // First of all: known to the API and still waiting is harmless, unknown and not waiting is taken for a stray. A
    // change that waits did not start from another device's version.
    if (!waits || compareTimes(stands.updatedAt, sent.updatedAt) === 0) {
      noteServerVersion(userId, sent.id, stands.updatedAt)
    }
    const added = copy && copy.userId === userId && !findOwn(userId, copy.id) ? copy : null
    if (added) noteServerVersion(userId, added.id, added.updatedAt)
    const replace =
      !waits &&
      compareTimes(stands.updatedAt, local.updatedAt) >= 0 &&
      JSON.stringify(stands) !== JSON.stringify(local)
    if (replace || added) {
      const { records } = readList()
      const next = replace ? records.map((record) => (record === local ? stands : record)) : records
      writeList(added ? [...next, added] : next)
    }
    if (!waits) removePending(userId, sent.id)
    return { changed: replace || added !== null, added }
  })
  if (done.changed) announceChange()
  return done.added
}

/** Notes that the API has deleted a record. One that was put back meanwhile still waits. */
export function settleRemoval(userId: string, id: string): Promise<void> {
  return withLock(DASHBOARDS_LOCK, async () => {
    noteDeletions(userId, new Map([[id, serverVersions(userId).get(id) ?? null]]))
    forgetServerVersion(userId, id)
    if (!findOwn(userId, id)) removePending(userId, id)
  })
}
