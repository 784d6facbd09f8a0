import {
  type Collection,
  collectionNames,
  type LocalRecord,
  type PutRecordsResponse,
  type RecordEdit,
  type RecordList,
  type StoredRecord,
} from '@cadence/shared/schemas'
import { type SyncAdapter, sendOutbox, syncNow } from '@cadence/shared/sync'
import { toast } from '@cadence/shared/ui'
import { compareTimes, isOfFuture, timeOfApi } from '../sync/edit-times.ts'
import { collectionTexts } from '../texts/collection.ts'
import type { FieldNames } from './known-fields.ts'
import { listRecords, putRecords } from './records-api.ts'
import { readEpoch, readVersion, versionKey, writeEpoch, writeVersion } from './records-local-storage.ts'
import type { Rows } from './records-merge.ts'
import {
  allRows,
  fieldsOf,
  isRefusal,
  isRefused,
  noteRefused,
  type RecordRow,
  toBatches,
  unsentRows,
} from './records-outbox.ts'
import {
  mergeOtherTabs,
  mergeServerRows,
  rowsOf,
  setEditTime,
  storeMissingCollection,
} from './records-store.ts'

/** The calls of the API that the sync needs. */
export interface RecordApi {
  list(since: number): Promise<RecordList>
  /** @param fields the fields that the writers of the edits knew; undefined when it is not known which. */
  put(records: readonly RecordEdit[], fields: FieldNames | undefined): Promise<PutRecordsResponse>
}

const recordApi: RecordApi = { list: listRecords, put: putRecords }

/** The records of one call. */
type Batch = readonly RecordRow[]

/** A newer API may have collections that this release does not know. They are read once a release does. */
const knownCollections = new Map<string, Collection>(collectionNames.map((name) => [name, name]))

/**
 * Merges records of the API, collection by collection.
 * @param sent the edits that the API answers.
 * @returns whether all of them are stored in this browser.
 */
function mergeRecords(userId: string, records: readonly StoredRecord[], sent: Batch = []): boolean {
  const byCollection = new Map<Collection, Map<string, LocalRecord>>()
  for (const { collection, id, updatedAt, data } of records) {
    const name = knownCollections.get(collection)
    if (!name) continue
    const rows = byCollection.get(name) ?? new Map<string, LocalRecord>()
    byCollection.set(name, rows.set(id, { updatedAt, data }))
  }
  const sentOf = (name: Collection): Rows =>
    new Map(sent.filter(({ collection }) => collection === name).map(({ id, row }) => [id, row]))
  return [...byCollection]
    .map(([name, rows]) => mergeServerRows(userId, name, rows, sentOf(name)))
    .every(Boolean)
}

/** Stores the copies that keep the losing texts of conflicts, and tells the member of new ones. */
function mergeCopies(userId: string, copies: readonly StoredRecord[]): void {
  const added = copies.filter(({ collection, id }) => {
    const name = knownCollections.get(collection)
    return name && !rowsOf(userId, name).has(id)
  })
  mergeRecords(userId, copies)
  if (added.length === 0) return
  const texts = collectionTexts.get()
  toast({ kind: 'info', text: texts.keptBothNotes({ suffix: texts.otherDeviceSuffix.trim() }) })
}

function toEdit(item: RecordRow): RecordEdit {
  const { collection, id, row } = item
  return {
    collection,
    id,
    updatedAt: row.updatedAt,
    ...(row.pending && row.base !== undefined && { base: row.base }),
    // An edit of an older release leaves out the fields that it does not know. The API keeps those.
    ...(fieldsOf(item) && { whole: true }),
    data: row.data,
  }
}

/** The fields that the writers of a call know. All of them know the same ones of a collection. */
function fieldsOfBatch(batch: Batch): FieldNames | undefined {
  const fields = batch.map(fieldsOf)
  return fields.includes(undefined) ? undefined : Object.assign({}, ...fields)
}

/** The version to read from: 0, for everything, when a collection is missing in storage. Empty ones are stored as well. */
function startingVersion(userId: string): number {
  const missing = collectionNames.filter((name) => storeMissingCollection(userId, name))
  return missing.length > 0 ? 0 : readVersion(versionKey(userId))
}

/** The records here that a restored API lacks, or has in an earlier version. */
function missingAtApi(userId: string, pages: readonly RecordList[]): readonly Batch[] {
  const times = new Map(
    pages.flatMap(({ records }) =>
      records.map(({ collection, id, updatedAt }) => [`${collection}/${id}`, updatedAt] as const),
    ),
  )
  // Another tab may have stored records a moment ago.
  for (const name of collectionNames) mergeOtherTabs(userId, name)
  const missing = allRows(userId).filter((item) => {
    const time = times.get(`${item.collection}/${item.id}`)
    return !isRefused(item) && (time === undefined || compareTimes(item.row.updatedAt, time) > 0)
  })
  return toBatches(missing)
}

/**
 * A refused edit with the time by the API's clock; null when its time is none of the future. A device whose clock was a day
 * or more ahead has stored edits that the API refuses until that day.
 */
const withTrueTime = (userId: string, item: RecordRow) =>
  isOfFuture(item.row.updatedAt) ? setEditTime(userId, item, timeOfApi()) : null

/** Of two edits of one record the later one wins, here as at the API, which keeps a losing text as a copy. */
const adapter = (api: RecordApi): SyncAdapter<Batch, PutRecordsResponse, RecordList> => ({
  lock: { name: () => 'recordSync' },
  // Deletions are first in the outbox: they make room for the rest.
  stopsAtFailure: true,
  outbox: (userId) => toBatches(unsentRows(userId)),
  send: (_userId, batch) => api.put(batch.map(toEdit), fieldsOfBatch(batch)),
  mergeAnswer: (userId, batch, { records, copies = [] }) => {
    // The copies first: a losing text is nowhere else.
    mergeCopies(userId, copies)
    mergeRecords(userId, records, batch)
  },
  // What the API refuses among several is sent alone, so that only the refused record stays here.
  setAside: (userId, batch, error) => {
    if (!isRefusal(error)) return null
    const [first, ...others] = batch
    if (!first || others.length > 0) return batch.map((item) => [item])
    const again = withTrueTime(userId, first)
    if (again) return [[again]]
    noteRefused(first, error)
    return []
  },
  position: (userId) => ({ version: startingVersion(userId), epoch: readEpoch(userId) }),
  read: (since) => api.list(since),
  mergePage: (userId, { records }) => mergeRecords(userId, records),
  // The engine sends these records at once. They get no pending mark: another tab holds them as sent, and would remove it.
  missing: missingAtApi,
  storePosition: (userId, version, epoch) => {
    writeVersion(versionKey(userId), version)
    if (epoch !== undefined) writeEpoch(userId, epoch)
  },
})

/**
 * Sends a member's pending records without reading; null when none are pending.
 * @throws ApiError, in the promise, when some could not be sent.
 */
export function sendRecords(userId: string, api: RecordApi = recordApi): Promise<void> | null {
  return sendOutbox(adapter(api), userId)
}

/**
 * Brings a member's records in step with the API: sends the pending ones, then reads what changed.
 * @throws ApiError when some could not be sent or read.
 */
export function syncRecords(userId: string, api: RecordApi = recordApi): Promise<void> {
  return syncNow(adapter(api), userId)
}
