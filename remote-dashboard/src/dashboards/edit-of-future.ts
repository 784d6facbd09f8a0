import { isSignedIn } from '@cadence/shared/auth'
import type { Dashboard } from '@cadence/shared/schemas'
import { isOfFuture, replacedTimes, timeOfApi } from '../sync/edit-times.ts'
import { announceChange } from './dashboard-events.ts'
import { findOwn, readList, withDashboardsLock, writeList } from './dashboards-storage.ts'

/**
 * Gives an edit that the API refused, because this device's clock was days ahead, the time by the API's clock.
 * @param base `updatedAt` of the version that the edit started from: the edit has to be the later one.
 * @returns the dashboard as it is here, with that time; null when its time is none of the future.
 * @throws StorageFullError
 */
export async function withTimeOfApi(
  userId: string,
  id: string,
  base: string | null | undefined,
): Promise<Dashboard | null> {
  const retimed = await withDashboardsLock(async () => {
    const refused = findOwn(userId, id)
    if (!refused || !isOfFuture(refused.updatedAt) || !isSignedIn(userId)) return null
    const afterBase = base ? Date.parse(base) + 1 : 0
    const updatedAt = new Date(Math.max(Date.parse(timeOfApi()), afterBase)).toISOString()
    const createdAt = isOfFuture(refused.createdAt) ? updatedAt : refused.createdAt
    const record = { ...refused, createdAt, updatedAt }
    writeList(readList().records.map((other) => (other === refused ? record : other)))
    replacedTimes.set(refused.updatedAt, updatedAt)
    return record
  })
  if (retimed) announceChange()
  return retimed
}
