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
import { isRefusal, noteRefused, wasRefused } from './refused.ts'
import { allRows, type Outgoing, pendingRows, storeMissing, takeServed } from './store.ts'
import { readVersion, writeVersion } from './version.ts'

/** The calls that keeping in step needs. */
export interface RecordApi {
  list(since: number): Promise<RecordList>
  put(records: Parameters<typeof putRecords>[0]): Promise<StoredRecord[]>
}

const api: RecordApi = { list: listRecords, put: putRecords }

const known = new Map<string, Collection>(collectionNames.map((name) => [name, name]))

/**
 * Takes over what stands at the API. Of two edits of one record the later one stands, here as there.
 * @returns whether all of it is stored in this browser.
 */
function takeOver(userId: string, records: readonly StoredRecord[]): boolean {
  const byCollection = new Map<Collection, Map<string, LocalRecord>>()
  for (const { collection, id, updatedAt, data } of records) {
    const name = known.get(collection)
    // A newer release may know more collections; this one reads them anew once it does.
    if (!name) continue
    const rows = byCollection.get(name) ?? new Map<string, LocalRecord>()
    byCollection.set(name, rows.set(id, { updatedAt, data }))
  }
  return [...byCollection].map(([name, rows]) => takeServed(userId, name, rows)).every(Boolean)
}

const edit = ({ collection, id, row }: Outgoing) => ({
  collection,
  id,
  updatedAt: row.updatedAt,
  data: row.data,
})

/** Sends one call. What the API refuses among several is sent alone, so that it holds up nothing else. */
async function send(userId: string, outgoing: readonly Outgoing[], calls: RecordApi): Promise<void> {
  // Every call carries the token of whoever is signed in now, so it may only carry that member's data.
  if (!isSignedIn(userId)) return
  try {
    const standing = await calls.put(outgoing.map(edit))
    // Who has signed out meanwhile has left nothing in this browser, or what waits is sent the next time.
    if (isSignedIn(userId)) takeOver(userId, standing)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [first, ...others] = outgoing
    if (first && others.length === 0) noteRefused(first, error)
    else for (const one of outgoing) await send(userId, [one], calls)
  }
}

/** What waits for the API, but for what it has refused. */
const sendable = (userId: string) => pendingRows(userId).filter((item) => !wasRefused(item))

/** Sends records, in as few calls as it takes. */
async function sendAll(userId: string, outgoing: readonly Outgoing[], calls: RecordApi): Promise<void> {
  for (const batch of batches(outgoing)) await send(userId, batch, calls)
}

/**
 * The version to read on from: 0, for everything, where a collection has never been stored, or is no longer. An empty
 * one is stored once, so that the two can be told apart.
 */
function startingVersion(userId: string): number {
  const missing = collectionNames.filter((name) => storeMissing(userId, name))
  return missing.length > 0 ? 0 : readVersion(versionKey(userId))
}

/** Reads what changed since the last time. The version moves on only with what is stored. */
async function pull(userId: string, calls: RecordApi): Promise<void> {
  if (!isSignedIn(userId)) return
  let since = startingVersion(userId)
  let stored = true
  for (;;) {
    if (!isSignedIn(userId)) return
    const { records, version, more } = await calls.list(since)
    if (!isSignedIn(userId)) return
    stored = takeOver(userId, records) && stored
    if (version < since) {
      // An API that has lost what it knew is told once more what is here; the times tell what stands.
      await sendAll(userId, allRows(userId), calls)
      since = 0
      continue
    }
    if (stored) writeVersion(versionKey(userId), version)
    if (!more || version <= since) return
    since = version
  }
}

/** One run at a time, across tabs. Nobody waits for it on screen. */
const locked = (run: () => Promise<void>) => withLock('recordSync', run, Number.POSITIVE_INFINITY)

/**
 * Sends what waits, without reading; null when nothing does.
 * @throws ApiError when some is left, in the promise.
 */
export function sendRecords(userId: string, calls: RecordApi = api): Promise<void> | null {
  if (sendable(userId).length === 0) return null
  return locked(() => sendAll(userId, sendable(userId), calls))
}

/**
 * Keeps what a member put into widgets in step with the API: sends what waits, then reads.
 * @throws ApiError when the API cannot be reached; what waits, waits on.
 */
export async function syncRecords(userId: string, calls: RecordApi = api): Promise<void> {
  const run = async () => {
    try {
      await sendAll(userId, sendable(userId), calls)
    } catch (error) {
      // An API that answers may still be read from.
      if (error instanceof ApiError && error.kind === 'answered') await pull(userId, calls)
      throw error
    }
    await pull(userId, calls)
  }
  await locked(run)
}
