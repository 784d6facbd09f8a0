import { isSignedIn } from '@cadence/shared/auth'
import { type Collection, type LocalRecord, textCollections } from '@cadence/shared/schemas'
import { readText } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { MemberChangedError } from '../sync/edit-errors.ts'
import { timeAfter } from '../sync/edit-times.ts'
import { errorTexts } from '../texts/collection.ts'
import { fieldCountOf } from './known-fields.ts'
import {
  collectionKey,
  forgetRead,
  ownerOf,
  parseRows,
  readRows,
  versionKey,
  writeRows,
  writeVersion,
} from './records-local-storage.ts'
import {
  type LocalRow,
  lacksRows,
  laterEdit,
  mergeRows,
  type Resolve,
  type Rows,
  resolveAnswer,
} from './records-merge.ts'

/**
 * The collections of this browser by storage key, as this tab last read or wrote them. Every tab merges what another one
 * has written record by record, so an edit needs no lock. Collections are read when a component first renders them; a
 * valtio proxy would notify its subscribers of that in the middle of the render.
 */
const collections = new Map<string, Rows>()
/** Keys whose last write did not fit into storage. */
const fullKeys = new Set<string>()
/** `change`: a record may have changed. `edit`: the member has changed one in this tab. */
const events = new EventTarget()

function subscribe(event: 'change' | 'edit', listener: () => void): () => void {
  events.addEventListener(event, listener)
  return () => events.removeEventListener(event, listener)
}

/** Calls back when a record may have changed. @returns a function that ends the subscription. */
export const subscribeRecords = (listener: () => void) => subscribe('change', listener)

/** Calls back after each edit in this tab. @returns a function that ends the subscription. */
export const onRecordEdit = (listener: () => void) => subscribe('edit', listener)

const announceChange = () => void events.dispatchEvent(new Event('change'))

function load(userId: string, key: string): Rows {
  const { rows, isWhole } = readRows(key)
  // Reads everything from the API again, to get back what did not parse.
  if (!isWhole) writeVersion(versionKey(userId), 0)
  return rows
}

/** A member's collection, including deleted records. The same object until a record changes. */
export function rowsOf(userId: string, collection: Collection): Rows {
  followOtherTabs()
  const key = collectionKey(userId, collection)
  const known = collections.get(key)
  if (known) return known
  const rows = load(userId, key)
  collections.set(key, rows)
  return rows
}

/** Stores a collection. Where storage is full it stays in this tab, and the member is told once. */
function store(key: string, rows: Rows): void {
  collections.set(key, rows)
  if (writeRows(key, rows) !== 'full') fullKeys.delete(key)
  else {
    if (fullKeys.size === 0) toast({ kind: 'error', text: errorTexts.get().storageFull })
    fullKeys.add(key)
  }
  announceChange()
}

/** Whether the last write of a collection did not fit into this browser's storage. */
export const isStorageFull = (userId: string, collection: Collection) =>
  fullKeys.has(collectionKey(userId, collection))

/** The collection with what other tabs have stored: their storage events may still be on the way. */
const currentRows = (userId: string, collection: Collection) =>
  mergeRows(rowsOf(userId, collection), load(userId, collectionKey(userId, collection)))

function mergeInto(userId: string, collection: Collection, rows: Rows, resolve: Resolve = laterEdit): void {
  const merged = mergeRows(currentRows(userId, collection), rows, resolve)
  if (merged !== rowsOf(userId, collection)) store(collectionKey(userId, collection), merged)
}

/** Merges what other tabs have just stored in a collection, without waiting for their storage events. */
export function mergeOtherTabs(userId: string, collection: Collection): void {
  mergeInto(userId, collection, new Map())
}

const nothingSent: Rows = new Map()

/**
 * Merges rows of the API into a collection.
 * @param sent the rows that the API answers, by id.
 * @returns whether they are stored in this browser.
 */
export function mergeServerRows(
  userId: string,
  collection: Collection,
  rows: Rows,
  sent: Rows = nothingSent,
): boolean {
  mergeInto(userId, collection, rows, (local, server, id) => resolveAnswer(local, server, sent.get(id)))
  return !isStorageFull(userId, collection)
}

/** Stores a collection that is missing in storage, even an empty one. @returns whether it was missing, and fits. */
export function storeMissingCollection(userId: string, collection: Collection): boolean {
  const key = collectionKey(userId, collection)
  if (readText(key) !== null) return false
  store(key, rowsOf(userId, collection))
  return !isStorageFull(userId, collection)
}

/** The version that an edit of a text starts from: the API's, also when an earlier edit is pending. */
function baseOf(collection: Collection, known: LocalRecord | undefined): Pick<LocalRecord, 'base'> {
  if (!textCollections.includes(collection)) return {}
  if (known?.pending) return known.base === undefined ? {} : { base: known.base }
  return { base: known?.updatedAt ?? null }
}

/** How many fields the writer of an edit knows. One on top of a pending edit of an older release knows no more than that. */
function fieldCountAfter(collection: Collection, known: LocalRow | undefined): Pick<LocalRow, 'fieldCount'> {
  const count = fieldCountOf(collection)
  if (!known?.pending) return { fieldCount: count }
  return known.fieldCount === undefined ? {} : { fieldCount: Math.min(count, known.fieldCount) }
}

/**
 * Edits records of a collection: at once on the screen and in this browser, and pending for the API. Storage is written
 * once, however many there are.
 * @param edits the new data by id; null deletes a record.
 * @throws MemberChangedError when the member is no longer signed in.
 */
export function editRows(
  userId: string,
  collection: Collection,
  edits: ReadonlyMap<string, LocalRecord['data']>,
): void {
  if (!isSignedIn(userId)) throw new MemberChangedError()
  if (edits.size === 0) return
  const before = currentRows(userId, collection)
  const now = new Date().toISOString()
  const rows = [...edits].map(([id, data]) => {
    const known = before.get(id)
    const updatedAt = known ? timeAfter(known.updatedAt) : now
    const belonging = { ...baseOf(collection, known), ...fieldCountAfter(collection, known) }
    return [id, { updatedAt, data, pending: true, ...belonging }] as const
  })
  mergeInto(userId, collection, new Map(rows))
  events.dispatchEvent(new Event('edit'))
}

/**
 * Replaces the time of an edit, also by an earlier one. A merge would keep the later time.
 * @returns the edit with that time; null when the record was edited since.
 */
export function setEditTime<Edit extends { collection: Collection; id: string; row: LocalRow }>(
  userId: string,
  edit: Edit,
  updatedAt: string,
): Edit | null {
  const { collection, id } = edit
  const rows = currentRows(userId, collection)
  if (rows.get(id)?.updatedAt !== edit.row.updatedAt) return null
  const row = { ...edit.row, updatedAt }
  store(collectionKey(userId, collection), new Map(rows).set(id, row))
  return { ...edit, row }
}

/**
 * Merges the rows that other tabs have stored under a key. Stores again the rows of this tab that they have overwritten.
 * @param written what a storage event says another tab wrote: this tab may have overwritten it since.
 */
function mergeStorage(key: string, written: Rows = new Map()): void {
  const before = collections.get(key)
  if (!before) return
  // The member has signed out, and another tab has removed their records from this browser.
  if (readText(key) === null && !isSignedIn(ownerOf(key))) {
    forgetRead(key)
    return void collections.delete(key)
  }
  const { rows: stored } = readRows(key)
  const merged = mergeRows(mergeRows(before, stored), written)
  collections.set(key, merged)
  if (lacksRows(stored, merged)) store(key, merged)
  else if (merged !== before) announceChange()
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== null) {
    mergeStorage(key, parseRows(newValue).rows)
    return
  }
  // All of storage was cleared: nothing of it may stay in this tab either.
  forgetRead()
  collections.clear()
  fullKeys.clear()
  announceChange()
}

/** A page that comes back from the history, or a tab that was frozen, has received no storage events meanwhile. */
function onVisible(): void {
  if (document.visibilityState === 'visible') for (const key of collections.keys()) mergeStorage(key)
}

let isFollowing = false

/** From the first use on, for the life of the page. */
function followOtherTabs(): void {
  if (isFollowing) return
  isFollowing = true
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onVisible)
  document.addEventListener('visibilitychange', onVisible)
}
