import { ApiError } from '@cadence/shared/api'
import { type Collection, collectionNames, RECORDS_PER_CALL } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { errorTexts } from '../texts/collection.ts'
import { type FieldNames, fieldCountOf, knownFieldsOf } from './known-fields.ts'
import type { LocalRow } from './records-merge.ts'
import { rowsOf } from './records-store.ts'

/** A record of a collection. A row that waits to be sent is `pending`, so data and outbox cannot differ. */
export interface RecordRow {
  collection: Collection
  id: string
  row: LocalRow
}

/** Statuses of the API for records that it will always refuse: malformed, too many, too large. */
const REFUSALS: readonly unknown[] = [400, 409, 413]

/** Most of what one call carries, in UTF-16 code units: long notes need several calls. */
const BATCH_CHARACTERS = 200_000

/** All records of a member. */
export function allRows(userId: string): readonly RecordRow[] {
  return collectionNames.flatMap((collection) =>
    [...rowsOf(userId, collection)].map(([id, row]) => ({ collection, id, row })),
  )
}

/** What waits for the API. Deletions come first: they make room there for the rest. */
export function pendingRows(userId: string): readonly RecordRow[] {
  const pending = allRows(userId).filter(({ row }) => row.pending)
  const isDeletion = ({ row }: RecordRow) => row.data === null
  return [...pending.filter(isDeletion), ...pending.filter((item) => !isDeletion(item))]
}

/** Edits that the API has refused, for the life of the page. A new edit of the same record is sent again. */
const refused = new Set<string>()

const editName = ({ collection, id, row }: RecordRow) => [collection, id, row.updatedAt].join('/')

/** Whether the API has looked at records and refused them. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.includes(error.status)
}

/** Notes that the API refused an edit. The member is told once that it stays in this browser. */
export function noteRefused(item: RecordRow, error: ApiError): void {
  console.warn(`A record was refused (${item.collection})`, error)
  if (refused.size === 0) toast({ kind: 'error', text: errorTexts.get().refused })
  refused.add(editName(item))
}

/** Whether the API has refused this edit. */
export const isRefused = (item: RecordRow) => refused.has(editName(item))

/** What the next call sends. */
export const unsentRows = (userId: string) => pendingRows(userId).filter((item) => !isRefused(item))

/**
 * The fields that the writer of a row knew; undefined for an older release, which stores no count. A row that is not
 * pending is whole, because the API has answered it.
 */
export function fieldsOf({ collection, row }: RecordRow): FieldNames | undefined {
  if (!row.pending) return knownFieldsOf([collection])
  return row.fieldCount === undefined ? undefined : knownFieldsOf([collection], row.fieldCount)
}

/** Names the writers that share a call, which names the fields that they know. It is empty for this release. */
function writerOf({ collection, row }: RecordRow): string {
  if (!row.pending) return ''
  if (row.fieldCount === undefined) return 'unnamed'
  return row.fieldCount >= fieldCountOf(collection) ? '' : `${collection}/${row.fieldCount}`
}

/** Groups rows into calls, each within the API's limits, and each of releases that know the same fields. */
export function toBatches(rows: readonly RecordRow[]): readonly (readonly RecordRow[])[] {
  const batches: RecordRow[][] = []
  let room = 0
  let writer = ''
  for (const item of byWriter(rows)) {
    const size = JSON.stringify(item.row.data).length
    const last = batches.at(-1)
    if (last && last.length < RECORDS_PER_CALL && size <= room && writer === writerOf(item)) {
      last.push(item)
      room -= size
    } else {
      batches.push([item])
      room = BATCH_CHARACTERS - size
      writer = writerOf(item)
    }
  }
  return batches
}

/** The rows of this release together, after the deletions of others and before their edits: deletions make room. */
function byWriter(rows: readonly RecordRow[]): readonly RecordRow[] {
  const turn = (item: RecordRow) => (writerOf(item) === '' ? 1 : item.row.data === null ? 0 : 2)
  return rows.toSorted((a, b) => turn(a) - turn(b) || writerOf(a).localeCompare(writerOf(b)))
}
