import { ApiError } from '@cadence/shared/api'
import {
  type Collection,
  collectionNames,
  type LocalRecord,
  type StoredRecord,
} from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { isSignedIn } from '../dashboards/member.ts'
import { listRecords, type RecordList } from './api/list-records.ts'
import { putRecords } from './api/put-records.ts'
import { batches } from './batches.ts'
import { versionKey } from './keys.ts'
import { editRows, type Pending, pendingRows, rowsOf, storeMissing, takeServed } from './store.ts'
import { readVersion, writeVersion } from './version.ts'

/** The calls that keeping in step needs. */
export interface RecordApi {
  list(since: number): Promise<RecordList>
  put(records: Parameters<typeof putRecords>[0]): Promise<StoredRecord[]>
}

const api: RecordApi = { list: listRecords, put: putRecords }

const known = new Map<string, Collection>(collectionNames.map((name) => [name, name]))

/** Takes over what stands at the API. Of two edits of one record the later one stands, here as there. */
function takeOver(userId: string, records: readonly StoredRecord[]): void {
  const byCollection = new Map<Collection, Map<string, LocalRecord>>()
  for (const { collection, id, updatedAt, data } of records) {
    const name = known.get(collection)
    // A newer release may know more collections; this one reads them anew once it does.
    if (!name) continue
    const rows = byCollection.get(name) ?? new Map<string, LocalRecord>()
    byCollection.set(name, rows.set(id, { updatedAt, data }))
  }
  for (const [collection, rows] of byCollection) takeServed(userId, collection, rows)
}

const edit = ({ collection, id, row }: Pending) => ({
  collection,
  id,
  updatedAt: row.updatedAt,
  data: row.data,
})

/** Sends one call. What the API refuses among several is sent alone, so that it holds up nothing else. */
async function send(userId: string, pending: readonly Pending[], calls: RecordApi): Promise<void> {
  // Every call carries the token of whoever is signed in now, so it may only carry that member's data.
  if (!isSignedIn(userId)) return
  try {
    takeOver(userId, await calls.put(pending.map(edit)))
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 400 || error.status === 413))) throw error
    if (pending.length === 1) {
      console.warn('A record was refused, and stays on this device', error)
      return
    }
    for (const one of pending) await send(userId, [one], calls)
  }
}

/** Sends all that waits, in as few calls as it takes. */
async function push(userId: string, calls: RecordApi): Promise<void> {
  for (const batch of batches(pendingRows(userId))) await send(userId, batch, calls)
}

/**
 * The version to read on from: 0, for everything, where a collection has never been stored, or is no longer. An empty
 * one is stored once, so that the two can be told apart.
 */
function startingVersion(userId: string): number {
  const missing = collectionNames.filter((name) => storeMissing(userId, name))
  return missing.length > 0 ? 0 : readVersion(versionKey(userId))
}

/** An API that has lost what it knew is told once more what is here. */
function offerAll(userId: string): void {
  for (const name of collectionNames) {
    const rows = [...rowsOf(userId, name)]
    editRows(userId, name, new Map(rows.map(([id, { data }]) => [id, data])))
  }
}

/** Reads what changed since the last time. */
async function pull(userId: string, calls: RecordApi): Promise<void> {
  let since = startingVersion(userId)
  for (;;) {
    if (!isSignedIn(userId)) return
    const { records, version, more } = await calls.list(since)
    if (!isSignedIn(userId)) return
    if (version < since) offerAll(userId)
    takeOver(userId, records)
    writeVersion(versionKey(userId), version < since ? 0 : version)
    if (!more || version <= since) return
    since = version
  }
}

/**
 * Keeps what a member put into widgets in step with the API: sends what waits, then reads. One run at a time, across
 * tabs.
 * @throws ApiError when the API cannot be reached or refuses; what waits, waits on.
 */
export async function syncRecords(userId: string, calls: RecordApi = api): Promise<void> {
  const run = async () => {
    await push(userId, calls)
    await pull(userId, calls)
  }
  await withLock('recordSync', run, Number.POSITIVE_INFINITY)
}
