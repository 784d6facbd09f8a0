import { ApiError } from '@cadence/shared/api'
import { isSignedIn } from '@cadence/shared/auth'
import {
  type Collection,
  collectionNames,
  type LocalRecord,
  type PutRecordsResponse,
  type RecordEdit,
  type RecordList,
  type StoredRecord,
} from '@cadence/shared/schemas'
import { withLock } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { compareTimes } from '../sync/edit-times.ts'
import { collectionTexts } from '../texts/collection.ts'
import { listRecords } from './api/list-records.ts'
import { putRecords } from './api/put-records.ts'
import { batches } from './batches.ts'
import { versionKey } from './keys.ts'
import type { Rows } from './merge.ts'
import { isRefusal, noteRefused, wasRefused } from './refused.ts'
import { allRows, type Outgoing, pendingRows, rowsOf, storeMissing, takeServed, takeStored } from './store.ts'
import { readEpoch, readVersion, writeEpoch, writeVersion } from './version.ts'

/** The calls that keeping in step needs. */
export interface RecordApi {
  list(since: number): Promise<RecordList>
  put(records: readonly RecordEdit[]): Promise<PutRecordsResponse>
}

const api: RecordApi = { list: listRecords, put: putRecords }

const known = new Map<string, Collection>(collectionNames.map((name) => [name, name]))

/**
 * Takes over what stands at the API. Of two edits of one record the later one stands, here as there.
 * @param outgoing what this is the answer to.
 * @returns whether all of it is stored in this browser.
 */
function takeOver(
  userId: string,
  records: readonly StoredRecord[],
  outgoing: readonly Outgoing[] = [],
): boolean {
  const byCollection = new Map<Collection, Map<string, LocalRecord>>()
  for (const { collection, id, updatedAt, data } of records) {
    const name = known.get(collection)
    // A newer release may know more collections; this one reads them anew once it does.
    if (!name) continue
    const rows = byCollection.get(name) ?? new Map<string, LocalRecord>()
    byCollection.set(name, rows.set(id, { updatedAt, data }))
  }
  const sentOf = (name: Collection): Rows =>
    new Map(outgoing.filter(({ collection }) => collection === name).map(({ id, row }) => [id, row]))
  return [...byCollection].map(([name, rows]) => takeServed(userId, name, rows, sentOf(name))).every(Boolean)
}

const edit = ({ collection, id, row }: Outgoing): RecordEdit => ({
  collection,
  id,
  updatedAt: row.updatedAt,
  ...(row.pending && row.base !== undefined && { base: row.base }),
  data: row.data,
})

/** Takes over the copies that keep the other one of two texts, and tells the member of those that are new here. */
function takeCopies(userId: string, copies: readonly StoredRecord[]): void {
  const added = copies.filter(({ collection, id }) => {
    const name = known.get(collection)
    return name && !rowsOf(userId, name).has(id)
  })
  takeOver(userId, copies)
  const texts = collectionTexts.get()
  if (added.length > 0) {
    const suffix = texts.otherDeviceSuffix.trim()
    toast({ kind: 'info', text: texts.keptBothNotes({ suffix }) })
  }
}

/** Sends one call. What the API refuses among several is sent alone, so that it holds up nothing else. */
async function send(userId: string, outgoing: readonly Outgoing[], calls: RecordApi): Promise<void> {
  // Every call carries the token of whoever is signed in now, so it may only carry that member's data.
  if (!isSignedIn(userId)) return
  try {
    const { records, copies = [] } = await calls.put(outgoing.map(edit))
    // Who has signed out meanwhile has left nothing in this browser, or what waits is sent the next time.
    if (!isSignedIn(userId)) return
    // First of all: a text that does not stand is nowhere else.
    takeCopies(userId, copies)
    takeOver(userId, records, outgoing)
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

/** What is here and what an API lacks that holds these records, or has in an earlier version. */
function missingAt(userId: string, held: ReadonlyMap<string, string>): readonly Outgoing[] {
  // Another tab may have written a moment ago.
  for (const name of collectionNames) takeStored(userId, name)
  return allRows(userId).filter((item) => {
    const time = held.get(`${item.collection}/${item.id}`)
    return !wasRefused(item) && (time === undefined || compareTimes(item.row.updatedAt, time) > 0)
  })
}

/** Whether an answer comes from a database that is no longer the one that was read: a backup was restored. */
function isRestored({ version, epoch }: RecordList, since: number, before: string | null): boolean {
  // The epoch tells of it also where the counter of the restored one has overtaken the version that was read.
  return version < since || (epoch !== undefined && before !== null && epoch !== before)
}

/**
 * Reads what changed since the last time. The version moves on only with what is stored. A database that lacks what was
 * read before is read from the start, and then sent what it lacks; version and epoch are noted after that, so that
 * nothing is left out where this is cut off.
 */
async function pull(userId: string, calls: RecordApi): Promise<void> {
  if (!isSignedIn(userId)) return
  let since = startingVersion(userId)
  let epoch = readEpoch(userId)
  /** What a restored database holds; null where none was restored. */
  let held: Map<string, string> | null = null
  let again = false
  let stored = true
  for (;;) {
    if (!isSignedIn(userId)) return
    const answer = await calls.list(since)
    if (!isSignedIn(userId)) return
    const { records, version, more } = answer
    if (isRestored(answer, since, epoch)) {
      // Once more in one run: it is not noted, and found again the next time.
      if (again) return
      again = true
      held = new Map()
      since = 0
      epoch = answer.epoch ?? null
      continue
    }
    stored = takeOver(userId, records) && stored
    for (const { collection, id, updatedAt } of records) held?.set(`${collection}/${id}`, updatedAt)
    if (stored && !held) {
      writeVersion(versionKey(userId), version)
      if (!more && answer.epoch !== undefined) writeEpoch(userId, answer.epoch)
    }
    if (!more && held) {
      await sendAll(userId, missingAt(userId, held), calls)
      // What was sent is read once more, with its version.
      held = null
    } else if (!more || version <= since) return
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
