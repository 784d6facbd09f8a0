import { isSignedIn } from '@cadence/shared/auth'
import { holdUnsaved } from '@cadence/shared/router'
import { DASHBOARD_NAME_MAX, type Dashboard, type SavedPlacement, truncate } from '@cadence/shared/schemas'
import { MemberChangedError } from '../sync/edit-errors.ts'
import { replacedTimes, timeAfter } from '../sync/edit-times.ts'
import { collectionTexts } from '../texts/collection.ts'
import { isInCatalogue } from '../widgets/catalogue.ts'
import { announceDeleted, announceSaved } from './dashboard-events.ts'
import { addPending, addRemoval, pendingIds } from './dashboards-outbox.ts'
import { findOwn, readList, withDashboardsLock, writeList } from './dashboards-storage.ts'
import { noteServerVersion } from './server-versions.ts'

/** How long creating and updating take, in milliseconds (specification, sections 7 and 9). */
export const SAVE_DELAY_MS = 500

let lastId = 0

/**
 * A new id: the time in milliseconds, moved on when this tab gave it out before or it is already used.
 * @param now milliseconds since 1970.
 */
export function nextId(used: ReadonlySet<string>, now = Date.now()): string {
  lastId = Math.max(now, lastId + 1)
  while (used.has(String(lastId))) lastId += 1
  return String(lastId)
}

/** A name with a suffix. The name is truncated where both together are too long for a dashboard. */
export function withSuffix(name: string, suffix: string): string {
  return truncate(name, DASHBOARD_NAME_MAX - suffix.length) + suffix
}

const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

function assertSignedIn(userId: string): void {
  if (!isSignedIn(userId)) throw new MemberChangedError()
}

/** Writes a changed list; under the lock. The outbox first, so that no change can miss it. @throws RefusedError */
function store(userId: string, id: string, change: (records: readonly Dashboard[]) => readonly Dashboard[]) {
  assertSignedIn(userId)
  addPending(userId, [id])
  writeList(change(readList().records))
}

/**
 * Removes a dashboard from the list, then notes it in the outbox; under the lock. The shorter list first: where storage
 * is full, it makes the room that the outbox needs. @throws RefusedError
 */
function discard({ userId, id }: Dashboard): void {
  assertSignedIn(userId)
  writeList(readList().records.filter((other) => other.id !== id || other.userId !== userId))
  addRemoval(userId, id)
}

/** The part of a dashboard that a member edits. */
interface Fields {
  name: string
  items: readonly SavedPlacement[]
}

/** Until the work is done nothing stores the change, so no new release may replace this document. */
async function whileUnsaved<T>(work: () => Promise<T>): Promise<T> {
  const release = holdUnsaved()
  try {
    await delay(SAVE_DELAY_MS)
    return await work()
  } finally {
    release()
  }
}

/** Creates a dashboard (specification, section 7). @throws RefusedError */
export async function createDashboard(userId: string, draft: Fields): Promise<Dashboard> {
  const create = async () => {
    const now = new Date().toISOString()
    const id = nextId(new Set(readList().records.map((other) => other.id)))
    const name = draft.name.trim()
    const created: Dashboard = { id, name, items: [...draft.items], userId, createdAt: now, updatedAt: now }
    store(userId, id, (records) => [...records, created])
    return created
  }
  const record = await whileUnsaved(() => withDashboardsLock(create))
  announceSaved(record)
  return record
}

/**
 * Merges fields into a member's dashboard and refreshes `updatedAt` (specification, section 7).
 * @param startedFrom `updatedAt` of the version that the edit started from. When another device's version has come
 *   since, the API sees a conflict and keeps both.
 * @returns null when the member no longer has the dashboard.
 * @throws RefusedError
 */
export function updateDashboard(
  userId: string,
  id: string,
  fields: Fields,
  startedFrom?: string,
): Promise<Dashboard | null> {
  return editDashboard(userId, id, (before) => {
    const version = startedFrom && (replacedTimes.get(startedFrom) ?? startedFrom)
    const isOther = version !== undefined && version !== before.updatedAt
    if (isOther && !pendingIds(userId).includes(id)) noteServerVersion(userId, id, version)
    return fields
  })
}

/** The same, with an edit of the dashboard as it is stored at that moment, under the lock. */
export async function editDashboard(
  userId: string,
  id: string,
  edit: (before: Dashboard) => Fields,
): Promise<Dashboard | null> {
  const merge = async () => {
    const before = findOwn(userId, id)
    if (!before) return null
    assertSignedIn(userId)
    const { name, items } = edit(before)
    const updatedAt = timeAfter(before.updatedAt)
    // No screen of this release shows the widgets of a later one, so no edit has them. They stay where they were.
    const ofLater = before.items.filter((item) => !isInCatalogue(item))
    const updated: Dashboard = { ...before, name: name.trim(), items: [...items, ...ofLater], updatedAt }
    store(userId, id, (records) => records.map((other) => (other === before ? updated : other)))
    return updated
  }
  const record = await whileUnsaved(() => withDashboardsLock(merge))
  if (record) announceSaved(record)
  return record
}

/**
 * Deletes a member's dashboard.
 * @returns the deleted dashboard, for `restoreDashboard`; null when the member has no such dashboard.
 * @throws RefusedError
 */
export async function deleteDashboard(userId: string, id: string): Promise<Dashboard | null> {
  const removed = await withDashboardsLock(async () => {
    const record = findOwn(userId, id)
    if (!record) return null
    discard(record)
    return record
  })
  if (removed) announceDeleted(id)
  return removed
}

/** Restores a deleted dashboard. @throws RefusedError */
export async function restoreDashboard(record: Dashboard): Promise<void> {
  const restored = await withDashboardsLock(async () => {
    if (readList().records.some((other) => other.id === record.id)) return false
    store(record.userId, record.id, (records) => [...records, record])
    return true
  })
  if (restored) announceSaved(record)
}

/** A name for a copy that no other dashboard of the member has: ' (copie)', then ' (copie 2)' and so on. */
function copyName({ name, userId }: Dashboard): string {
  const { copySuffix, numberedCopySuffix } = collectionTexts.get()
  const suffix = (number: number) => (number === 1 ? copySuffix : numberedCopySuffix({ number }))
  const own = readList().records.filter((record) => record.userId === userId)
  const taken = new Set(own.map((record) => record.name))
  // The copy of a copy is one more copy of the same dashboard.
  const numbers = Array.from({ length: own.length + 1 }, (_, at) => at + 1)
  const old = numbers.map(suffix).find((end) => name.endsWith(end) && name.length > end.length)
  const original = old === undefined ? name : name.slice(0, -old.length)
  const names = numbers.map((number) => withSuffix(original, suffix(number)))
  return names.find((free) => !taken.has(free)) ?? withSuffix(original, copySuffix)
}

/** Creates a second dashboard with the same layout. @throws RefusedError */
export function duplicateDashboard(record: Dashboard): Promise<Dashboard> {
  return createDashboard(record.userId, { name: copyName(record), items: record.items })
}
