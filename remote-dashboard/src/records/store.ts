import { isSignedIn } from '@cadence/shared/auth'
import { type Collection, collectionNames, type LocalRecord, textCollections } from '@cadence/shared/schemas'
import { readText } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { MemberChangedError } from '../sync/edit-errors.ts'
import { timeAfter } from '../sync/edit-times.ts'
import { errorTexts } from '../texts/collection.ts'
import { collectionKey, ownerOf, versionKey } from './keys.ts'
import { answered, type Choose, lacks, later, mergeRows, type Rows } from './merge.ts'
import { parseRows, readRows, writeRows } from './stored-rows.ts'
import { writeVersion } from './version.ts'

/**
 * What members put into widgets. localStorage holds it for this browser, memory for this tab; both are merged record
 * by record whenever another tab has written, so no lock is needed and no edit waits for one.
 */
const kept = new Map<string, Rows>()
/** Keys whose last write did not fit. */
const full = new Set<string>()
const listeners = new Set<() => void>()
const editListeners = new Set<() => void>()
let listening = false

const tell = (whom: ReadonlySet<() => void>) => {
  for (const listener of whom) listener()
}

function load(userId: string, key: string): Rows {
  const { rows, whole } = readRows(key)
  // What was lost is read from the API again.
  if (!whole) writeVersion(versionKey(userId), 0)
  return rows
}

/** The records of a member's collection, deleted ones among them. The same object until one of them changes. */
export function rowsOf(userId: string, collection: Collection): Rows {
  hearOthers()
  const key = collectionKey(userId, collection)
  const known = kept.get(key)
  if (known) return known
  const rows = load(userId, key)
  kept.set(key, rows)
  return rows
}

/** Stores a state of a collection. Where storage is full it stays in this tab, and the member is told once. */
function keep(key: string, rows: Rows): void {
  kept.set(key, rows)
  if (writeRows(key, rows) !== 'full') full.delete(key)
  else {
    if (full.size === 0) toast({ kind: 'error', text: errorTexts.get().storageFull })
    full.add(key)
  }
  tell(listeners)
}

/** Whether the last change of a collection did not fit into this browser's storage. */
export const isStorageFull = (userId: string, collection: Collection) =>
  full.has(collectionKey(userId, collection))

/** What is here and what other tabs have stored, which may not have been heard of yet. */
const present = (userId: string, collection: Collection) =>
  mergeRows(rowsOf(userId, collection), load(userId, collectionKey(userId, collection)))

/** Merges records into a collection, what other tabs have stored meanwhile among them. */
function mergeInto(userId: string, collection: Collection, rows: Rows, choose: Choose = later): void {
  const merged = mergeRows(present(userId, collection), rows, choose)
  if (merged !== rowsOf(userId, collection)) keep(collectionKey(userId, collection), merged)
}

/** Takes over what another tab has just stored in a collection, without waiting to hear of it. */
export function takeStored(userId: string, collection: Collection): void {
  mergeInto(userId, collection, new Map())
}

const nothingSent: Rows = new Map()

/**
 * Takes over records as they stand at the API.
 * @param sent what this is the answer to.
 * @returns whether they are stored.
 */
export function takeServed(
  userId: string,
  collection: Collection,
  rows: Rows,
  sent: Rows = nothingSent,
): boolean {
  mergeInto(userId, collection, rows, (mine, standing, id) => answered(mine, standing, sent.get(id)))
  return !isStorageFull(userId, collection)
}

/** Stores a collection that is not in storage, be it empty. @returns whether it was missing there, and fits. */
export function storeMissing(userId: string, collection: Collection): boolean {
  const key = collectionKey(userId, collection)
  if (readText(key) !== null) return false
  keep(key, rowsOf(userId, collection))
  return !isStorageFull(userId, collection)
}

/** Where an edit of a text starts: at what the API has, also where an earlier edit waits. */
function startOf(collection: Collection, known: LocalRecord | undefined): Pick<LocalRecord, 'base'> {
  if (!textCollections.includes(collection)) return {}
  if (known?.pending) return known.base === undefined ? {} : { base: known.base }
  return { base: known?.updatedAt ?? null }
}

/**
 * Changes records of a collection: at once on the screen and in this browser, and waiting for the API. Storage is
 * written once, however many they are.
 * @param edits what each is to hold, by id; null deletes it.
 * @throws MemberChangedError when the member is not signed in any more.
 */
export function editRows(
  userId: string,
  collection: Collection,
  edits: ReadonlyMap<string, LocalRecord['data']>,
): void {
  if (!isSignedIn(userId)) throw new MemberChangedError()
  if (edits.size === 0) return
  const before = present(userId, collection)
  const now = new Date().toISOString()
  const rows = [...edits].map(([id, data]) => {
    const known = before.get(id)
    const updatedAt = known ? timeAfter(known.updatedAt) : now
    return [id, { updatedAt, data, pending: true, ...startOf(collection, known) }] as const
  })
  mergeInto(userId, collection, new Map(rows))
  tell(editListeners)
}

/**
 * Takes over what other tabs have stored under a key, and gives them what they overwrote. `written` is what the one
 * wrote who was heard: it may have been overwritten since.
 */
function takeOver(key: string, written: Rows = new Map()): void {
  const before = kept.get(key)
  if (!before) return
  // A member who has signed out, and whose records another tab has taken out of this browser.
  if (readText(key) === null && !isSignedIn(ownerOf(key))) return void kept.delete(key)
  const { rows: stored } = readRows(key)
  const merged = mergeRows(mergeRows(before, stored), written)
  kept.set(key, merged)
  if (lacks(merged, stored)) keep(key, merged)
  else if (merged !== before) tell(listeners)
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== null) {
    takeOver(key, parseRows(newValue).rows)
    return
  }
  // Everything was cleared: nothing of it is kept here either.
  kept.clear()
  full.clear()
  tell(listeners)
}

/** Back from another tab, from sleep, or from the history: what was stored meanwhile was perhaps not heard of. */
function onVisible(): void {
  if (document.visibilityState === 'visible') for (const key of kept.keys()) takeOver(key)
}

/** From the first use on, for the life of the page. */
function hearOthers(): void {
  if (listening) return
  listening = true
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onVisible)
  document.addEventListener('visibilitychange', onVisible)
}

/** Calls back whenever a record may have changed. @returns the end of it. */
export function subscribeRecords(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Calls back after each change that the member made in this tab. @returns the end of it. */
export function onEdit(listener: () => void): () => void {
  editListeners.add(listener)
  return () => editListeners.delete(listener)
}

/** A record of a collection, to be sent. */
export interface Outgoing {
  collection: Collection
  id: string
  row: LocalRecord
}

/** All records of a member. */
export function allRows(userId: string): readonly Outgoing[] {
  return collectionNames.flatMap((collection) =>
    [...rowsOf(userId, collection)].map(([id, row]) => ({ collection, id, row })),
  )
}

/** What waits for the API. What was deleted comes first: it makes room for the rest. */
export function pendingRows(userId: string): readonly Outgoing[] {
  const waiting = allRows(userId).filter(({ row }) => row.pending)
  const isGone = ({ row }: Outgoing) => row.data === null
  return [...waiting.filter(isGone), ...waiting.filter((item) => !isGone(item))]
}
