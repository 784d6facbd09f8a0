import { type Collection, collectionNames, type LocalRecord } from '@cadence/shared/schemas'
import { readText } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { MemberChangedError } from '../dashboards/errors.ts'
import { isSignedIn } from '../dashboards/member.ts'
import { timeAfter } from '../dashboards/times.ts'
import { errorTexts } from '../texts/errors.ts'
import { collectionKey, versionKey } from './keys.ts'
import { lacks, later, mergeRows, type Rows, served } from './merge.ts'
import { readRows, writeRows } from './stored-rows.ts'
import { writeVersion } from './version.ts'

/**
 * What members put into widgets. localStorage holds it for this browser, memory for this tab; both are merged record
 * by record whenever another tab has written, so no lock is needed and no edit waits for one.
 */
const kept = new Map<string, Rows>()
let listening = false
const listeners = new Set<() => void>()
const editListeners = new Set<() => void>()
let saidFull = false

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

/** Keeps a state of a collection. Where storage is full it stays in this tab, and the member is told once. */
function keep(key: string, rows: Rows): void {
  kept.set(key, rows)
  const full = writeRows(key, rows) === 'full'
  if (full && !saidFull) toast({ kind: 'error', text: errorTexts.get().storageFull })
  saidFull = full
  tell(listeners)
}

/** Whether the last change did not fit into this browser's storage. */
export const isStorageFull = () => saidFull

/** Merges records into a collection, what other tabs have stored meanwhile among them. */
function mergeInto(userId: string, collection: Collection, rows: Rows, choose = later): void {
  const key = collectionKey(userId, collection)
  const before = rowsOf(userId, collection)
  const merged = mergeRows(mergeRows(before, load(userId, key)), rows, choose)
  if (merged !== before) keep(key, merged)
}

/** Takes over what another tab has just stored in a collection, without waiting to hear of it. */
export function takeStored(userId: string, collection: Collection): void {
  mergeInto(userId, collection, new Map())
}

/** Takes over records as they stand at the API. */
export function takeServed(userId: string, collection: Collection, rows: Rows): void {
  mergeInto(userId, collection, rows, served)
}

/** Stores a collection that is not in storage, be it empty. @returns whether it was missing there. */
export function storeMissing(userId: string, collection: Collection): boolean {
  const key = collectionKey(userId, collection)
  const missing = readText(key) === null
  if (missing) keep(key, rowsOf(userId, collection))
  return missing
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
  const before = rowsOf(userId, collection)
  const now = new Date().toISOString()
  const rows = [...edits].map(([id, data]) => {
    const known = before.get(id)
    return [id, { updatedAt: known ? timeAfter(known.updatedAt) : now, data, pending: true }] as const
  })
  mergeInto(userId, collection, new Map(rows))
  tell(editListeners)
}

/** Takes over what other tabs have stored, and gives them what they overwrote. */
function takeOver(): void {
  let changed = false
  for (const [key, before] of kept) {
    const { rows: stored } = readRows(key)
    const merged = mergeRows(before, stored)
    if (merged !== before) {
      kept.set(key, merged)
      changed = true
    }
    if (lacks(merged, stored)) writeRows(key, merged)
  }
  if (changed) tell(listeners)
}

function onStorage({ key }: StorageEvent): void {
  // Everything was cleared: nothing of it is kept here either.
  if (key === null) {
    kept.clear()
    tell(listeners)
  } else if (kept.has(key)) takeOver()
}

/** Back from another tab, from sleep, or from the history: what was stored meanwhile was perhaps not heard of. */
function onVisible(): void {
  if (document.visibilityState === 'visible') takeOver()
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

/** A record that waits for the API. */
export interface Pending {
  collection: Collection
  id: string
  row: LocalRecord
}

/** What waits for the API. */
export function pendingRows(userId: string): readonly Pending[] {
  return collectionNames.flatMap((collection) =>
    [...rowsOf(userId, collection)].flatMap(([id, row]) => (row.pending ? [{ collection, id, row }] : [])),
  )
}
