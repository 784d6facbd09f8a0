import type { LocalRecord } from '@cadence/shared/schemas'
import { compareTimes, isOfFuture, timeAfter } from '../sync/edit-times.ts'

/**
 * A record in this browser's storage. `fieldCount` belongs to `pending`: how many fields of `knownFields` the release knew
 * that made the edit. An older release stores no count, and leaves out the fields that it does not know.
 */
export interface LocalRow extends LocalRecord {
  fieldCount?: number | undefined
}

/** The records of one collection by id, including deleted ones (`data` null). Never changed in place. */
export type Rows = ReadonlyMap<string, LocalRow>

/** How long a deletion is stored after the API has it, in milliseconds. */
const DELETION_MS = 30 * 24 * 60 * 60 * 1000

const isExpired = ({ data, pending, updatedAt }: LocalRecord, now: number) =>
  data === null && !pending && now - Date.parse(updatedAt) > DELETION_MS

/**
 * The rows of a collection without expired deletions. The last deletion stays: it tells that the member has used the
 * collection, so no sample is shown again.
 */
export function rowsToStore(rows: Rows, now = Date.now()): Rows {
  const expired = [...rows].filter(([, row]) => isExpired(row, now))
  if (expired.length <= 1) return rows
  const [last] = expired.reduce((a, b) => (Date.parse(b[1].updatedAt) > Date.parse(a[1].updatedAt) ? b : a))
  const dropped = new Set(expired.map(([id]) => id).filter((id) => id !== last))
  return new Map([...rows].filter(([id]) => !dropped.has(id)))
}

/** Resolves a conflict between the local row and another one. */
export type Resolve = (local: LocalRecord, other: LocalRecord, id: string) => LocalRecord

/**
 * Of one edit with two times, the row with the time that the API takes: it refuses the other one, of a clock that was days
 * ahead, and another tab may still have that. Null where this decides nothing.
 */
function withTimeForApi(a: LocalRecord, b: LocalRecord): LocalRecord | null {
  const isAhead = isOfFuture(a.updatedAt)
  if (isAhead === isOfFuture(b.updatedAt) || JSON.stringify(a.data) !== JSON.stringify(b.data)) return null
  return isAhead ? b : a
}

/**
 * Resolves a conflict between two tabs: the later edit wins. Of the same edit, the one that has reached the API wins,
 * else the local one, so that an unchanged row stays the same object.
 */
export function laterEdit(local: LocalRecord, other: LocalRecord): LocalRecord {
  // Of thousands of records, nearly all are the same in both tabs.
  if (local === other) return local
  const difference = Date.parse(other.updatedAt) - Date.parse(local.updatedAt)
  if (difference !== 0) return withTimeForApi(local, other) ?? (difference > 0 ? other : local)
  return local.pending && !other.pending ? other : local
}

/**
 * Resolves a conflict with a row that was read from the API: the later edit wins. A pending text stays until the API has
 * answered it: the API keeps the losing text as a copy.
 */
export function resolveRead(local: LocalRecord, server: LocalRecord): LocalRecord {
  if (local.pending && local.base !== undefined) return local
  const difference = Date.parse(local.updatedAt) - Date.parse(server.updatedAt)
  if (difference > 0) return withTimeForApi(local, server) ?? local
  const isSame =
    difference === 0 && !local.pending && JSON.stringify(local.data) === JSON.stringify(server.data)
  return isSame ? local : server
}

/**
 * Resolves a conflict with a row of the API's answer to an edit. A text that was edited during the call stays, and
 * starts from the sent text when the API stores that.
 * @param sent the edit that the API answers; undefined when the answer holds another record.
 */
export function resolveAnswer(
  local: LocalRecord,
  server: LocalRecord,
  sent: LocalRecord | undefined,
): LocalRecord {
  if (!sent || !local.pending || local.base === undefined) return resolveRead(local, server)
  if (compareTimes(local.updatedAt, sent.updatedAt) === 0) return server
  if (JSON.stringify(server.data) !== JSON.stringify(sent.data)) return local
  const isLater = compareTimes(local.updatedAt, server.updatedAt) > 0
  return { ...local, base: server.updatedAt, ...(!isLater && { updatedAt: timeAfter(server.updatedAt) }) }
}

/** Merges two states of a collection. Merging is commutative and idempotent, so tabs may merge in any order. */
export function mergeRows(local: Rows, others: Rows, resolve: Resolve = laterEdit): Rows {
  const merged = new Map(local)
  let hasChanged = false
  for (const [id, other] of others) {
    const own = local.get(id)
    const winner = own ? resolve(own, other, id) : other
    if (winner !== own) {
      merged.set(id, winner)
      hasChanged = true
    }
  }
  return hasChanged ? merged : local
}

/** Whether storage lacks rows that are to be stored, or has them in an earlier version. */
export function lacksRows(stored: Rows, rows: Rows): boolean {
  return [...rowsToStore(rows)].some(([id, row]) => {
    const other = stored.get(id)
    return !other || laterEdit(other, row) !== other
  })
}
