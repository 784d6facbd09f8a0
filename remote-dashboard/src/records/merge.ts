import type { LocalRecord } from '@cadence/shared/schemas'
import { compareTimes, timeAfter } from '../sync/edit-times.ts'

/** The records of one collection by id, deleted ones (`data` null) among them. Never changed in place. */
export type Rows = ReadonlyMap<string, LocalRecord>

/** How long a deletion that the API knows of is remembered, in milliseconds. */
const FORGET_DELETION_MS = 30 * 24 * 60 * 60 * 1000

/** Whether nobody needs to hear of a deletion any more. */
const isForgotten = ({ data, pending, updatedAt }: LocalRecord, now: number) =>
  data === null && !pending && now - Date.parse(updatedAt) > FORGET_DELETION_MS

/**
 * What is worth keeping of a collection. Of the deletions the last one stays for good: it tells that the member has had
 * something here.
 */
export function keptOf(rows: Rows, now = Date.now()): Rows {
  const forgotten = [...rows].filter(([, row]) => isForgotten(row, now))
  if (forgotten.length <= 1) return rows
  const [last] = forgotten.reduce((a, b) => (Date.parse(b[1].updatedAt) > Date.parse(a[1].updatedAt) ? b : a))
  const gone = new Set(forgotten.map(([id]) => id).filter((id) => id !== last))
  return new Map([...rows].filter(([id]) => !gone.has(id)))
}

/**
 * Of two states of one record, the one that was edited later. Of the same edit, the one that has reached the API;
 * and the first where nothing tells them apart, so that what did not change stays the same object.
 */
export function later(mine: LocalRecord, other: LocalRecord): LocalRecord {
  const difference = Date.parse(other.updatedAt) - Date.parse(mine.updatedAt)
  if (difference !== 0) return difference > 0 ? other : mine
  return mine.pending && !other.pending ? other : mine
}

/**
 * Of a record that is here and the one that stands at the API: that one, unless it was edited here since. A text that
 * waits stays until the API has decided about it: it keeps the one that does not stand as a copy.
 */
export function served(mine: LocalRecord, standing: LocalRecord): LocalRecord {
  if (mine.pending && mine.base !== undefined) return mine
  return latest(mine, standing)
}

/**
 * The same for the answer to what was sent. What was edited since starts from that, where it stands now.
 * @param sent what the API was told; undefined for another record of the answer.
 */
export function answered(
  mine: LocalRecord,
  standing: LocalRecord,
  sent: LocalRecord | undefined,
): LocalRecord {
  if (!sent || !mine.pending || mine.base === undefined) return served(mine, standing)
  if (compareTimes(mine.updatedAt, sent.updatedAt) === 0) return standing
  if (JSON.stringify(standing.data) !== JSON.stringify(sent.data)) return mine
  const isLater = compareTimes(mine.updatedAt, standing.updatedAt) > 0
  return { ...mine, base: standing.updatedAt, ...(!isLater && { updatedAt: timeAfter(standing.updatedAt) }) }
}

function latest(mine: LocalRecord, standing: LocalRecord): LocalRecord {
  const difference = Date.parse(mine.updatedAt) - Date.parse(standing.updatedAt)
  if (difference > 0) return mine
  const same =
    difference === 0 && !mine.pending && JSON.stringify(mine.data) === JSON.stringify(standing.data)
  return same ? mine : standing
}

/** Which of two states of one record stands. */
export type Choose = (mine: LocalRecord, other: LocalRecord, id: string) => LocalRecord

/** Both states of a collection in one: the same whichever comes first, and however often. */
export function mergeRows(mine: Rows, others: Rows, choose: Choose = later): Rows {
  const merged = new Map(mine)
  let changed = false
  for (const [id, other] of others) {
    const own = mine.get(id)
    const stands = own ? choose(own, other, id) : other
    if (stands !== own) {
      merged.set(id, stands)
      changed = true
    }
  }
  return changed ? merged : mine
}

/** Whether the second state of a collection lacks something of the first that is worth keeping. */
export function lacks(rows: Rows, stored: Rows): boolean {
  return [...keptOf(rows)].some(([id, row]) => {
    const other = stored.get(id)
    return !other || later(other, row) !== other
  })
}
