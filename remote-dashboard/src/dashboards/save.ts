import { holdUnsaved } from '@cadence/shared/router'
import type { Dashboard, Placement } from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { collectionTexts } from '../texts/collection.ts'
import { MemberChangedError } from './errors.ts'
import { announceDeleted, announceSaved } from './events.ts'
import { nextId } from './ids.ts'
import { DASHBOARDS_LOCK } from './keys.ts'
import { readList, writeList } from './list.ts'
import { isSignedIn } from './member.ts'
import { withSuffix } from './names.ts'
import { addPending, addRemoval, pendingIds } from './outbox.ts'
import { timeAfter } from './times.ts'
import { noteServerVersion } from './versions.ts'

/** How long creating and updating take, in milliseconds (specification, sections 7 and 9). */
export const SAVE_DELAY_MS = 500

const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** What a member asked for is not done once another one is signed in, or nobody. */
function assertSignedIn(userId: string): void {
  if (!isSignedIn(userId)) throw new MemberChangedError()
}

/**
 * Under the lock: notes the change in the outbox, so that none can miss it, then writes the list that `change` makes
 * of the present one.
 */
function store(userId: string, id: string, change: (records: readonly Dashboard[]) => readonly Dashboard[]) {
  assertSignedIn(userId)
  addPending(userId, [id])
  writeList(change(readList().records))
}

/**
 * Under the lock: takes a record out of the list, then notes that in the outbox. The list first, as it gets shorter:
 * where storage is full, that makes the room which the outbox needs.
 */
function discard({ userId, id }: Dashboard): void {
  assertSignedIn(userId)
  writeList(readList().records.filter((other) => other.id !== id || other.userId !== userId))
  addRemoval(userId, id)
}

/** The part of a dashboard that a member makes. */
interface Fields {
  name: string
  items: readonly Placement[]
}

/** Until it is done, no new release takes this document's place: nothing keeps the change yet. */
async function unsaved<T>(work: () => Promise<T>): Promise<T> {
  const letGo = holdUnsaved()
  try {
    await delay(SAVE_DELAY_MS)
    return await work()
  } finally {
    letGo()
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
  const record = await unsaved(() => withLock(DASHBOARDS_LOCK, create))
  announceSaved(record)
  return record
}

/**
 * Merges fields into a member's dashboard and refreshes `updatedAt` (specification, section 7).
 * @param startedFrom `updatedAt` of the version that the edit began with. Where another device's has come since, that
 *   one is kept, too: the API is told.
 * @returns null when the member has no such dashboard any more.
 * @throws RefusedError
 */
export function updateDashboard(
  userId: string,
  id: string,
  fields: Fields,
  startedFrom?: string,
): Promise<Dashboard | null> {
  return editDashboard(userId, id, (before) => {
    const isOther = startedFrom !== undefined && startedFrom !== before.updatedAt
    if (isOther && !pendingIds(userId).includes(id)) noteServerVersion(userId, id, startedFrom)
    return fields
  })
}

/** The same with fields that are made, under the lock, of the dashboard as it is at the moment of writing. */
export async function editDashboard(
  userId: string,
  id: string,
  edit: (before: Dashboard) => Fields,
): Promise<Dashboard | null> {
  const merge = async () => {
    const before = readList().records.find((other) => other.id === id && other.userId === userId)
    if (!before) return null
    assertSignedIn(userId)
    const { name, items } = edit(before)
    const updatedAt = timeAfter(before.updatedAt)
    const updated: Dashboard = { ...before, name: name.trim(), items: [...items], updatedAt }
    store(userId, id, (records) => records.map((other) => (other === before ? updated : other)))
    return updated
  }
  const record = await unsaved(() => withLock(DASHBOARDS_LOCK, merge))
  if (record) announceSaved(record)
  return record
}

/**
 * Removes a member's dashboard.
 * @returns the removed record, for `restoreDashboard`, or null when there is none.
 * @throws RefusedError
 */
export async function deleteDashboard(userId: string, id: string): Promise<Dashboard | null> {
  const removed = await withLock(DASHBOARDS_LOCK, async () => {
    const record = readList().records.find((other) => other.id === id && other.userId === userId)
    if (!record) return null
    discard(record)
    return record
  })
  if (removed) announceDeleted(id)
  return removed
}

/** Puts a removed dashboard back as it was. @throws RefusedError */
export async function restoreDashboard(record: Dashboard): Promise<void> {
  const restored = await withLock(DASHBOARDS_LOCK, async () => {
    if (readList().records.some((other) => other.id === record.id)) return false
    store(record.userId, record.id, (records) => [...records, record])
    return true
  })
  if (restored) announceSaved(record)
}

/** Creates a second dashboard with the same layout. @throws RefusedError */
export function duplicateDashboard(record: Dashboard): Promise<Dashboard> {
  const name = withSuffix(record.name, collectionTexts.get().copySuffix)
  return createDashboard(record.userId, { name, items: record.items })
}
