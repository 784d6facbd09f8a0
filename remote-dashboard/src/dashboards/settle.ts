import type { Dashboard } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { announceChange } from './events.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { addServerId, removePending, removeServerId } from './outbox.ts'
import { compareTimes } from './times.ts'

/** A member's own record as it is here, if there is one. */
export function findOwn(userId: string, id: string): Dashboard | undefined {
  return readList().records.find((record) => record.id === id && record.userId === userId)
}

/**
 * Notes that the API answered a PUT. `stands` is the record that it holds now: what was sent, or one that was edited
 * later on another device, which replaces the one that is here.
 * @throws StorageFullError; the id waits in the outbox then.
 */
export async function settlePut(userId: string, sent: Dashboard, stands: Dashboard): Promise<void> {
  // Stored for somebody else (the session changed on the way): this member's record still waits.
  if (stands.id !== sent.id || stands.userId !== userId) return
  const replaced = await withLock(DASHBOARDS_LOCK, async () => {
    // First of all: known to the API and still waiting is harmless, unknown and not waiting is taken for a stray.
    addServerId(userId, sent.id)
    const local = findOwn(userId, sent.id)
    // Edited or deleted while the call was under way: that change still waits.
    if (!local || compareTimes(local.updatedAt, sent.updatedAt) !== 0) return false
    const replace =
      compareTimes(stands.updatedAt, local.updatedAt) >= 0 && JSON.stringify(stands) !== JSON.stringify(local)
    if (replace) writeList(readList().records.map((record) => (record === local ? stands : record)))
    removePending(userId, sent.id)
    return replace
  })
  if (replaced) announceChange()
}

/** Notes that the API has deleted a record. One that was put back meanwhile still waits. */
export function settleRemoval(userId: string, id: string): Promise<void> {
  return withLock(DASHBOARDS_LOCK, async () => {
    removeServerId(userId, id)
    if (!findOwn(userId, id)) removePending(userId, id)
  })
}
