import { type Collection, localRecordSchema, localRecordsSchema } from '@cadence/shared/schemas'
import { backUp, readText, type WriteResult, writeText } from '@cadence/shared/storage'
import { type LocalRow, type Rows, rowsToStore } from './records-merge.ts'

/** The keys of the records in localStorage start so. Only this folder uses them. */
const PREFIX = 'records:'

/** Key of one collection of a member. */
export const collectionKey = (userId: string, collection: Collection) => `${PREFIX}${userId}:${collection}`

/** The member that a key belongs to. */
export const ownerOf = (key: string) => key.slice(PREFIX.length).split(':')[0] ?? ''

/** Key of the version up to which a member's records were read from the API. */
export const versionKey = (userId: string) => `${PREFIX}${userId}:version`

const epochKey = (userId: string) => `${PREFIX}${userId}:epoch`

/** The rows of a stored text. `isWhole` is false when some of it did not parse. */
interface StoredRows {
  rows: Rows
  isWhole: boolean
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON at all.
    return undefined
  }
}

/** The count of a stored row. The host's schema removes it, and one of this remote would add 7 KB of zod to each page. */
function fieldCountIn(entry: unknown): Pick<LocalRow, 'fieldCount'> {
  const count = typeof entry === 'object' && entry && 'fieldCount' in entry ? entry.fieldCount : undefined
  return typeof count === 'number' ? { fieldCount: count } : {}
}

/** Parses a stored text record by record, so that one invalid record does not lose the valid ones. */
export function parseRows(raw: string | null): StoredRows {
  if (raw === null) return { rows: new Map(), isWhole: true }
  const value = localRecordsSchema.safeParse(parseJson(raw))
  if (!value.success) return { rows: new Map(), isWhole: false }
  const entries = Object.entries(value.data)
  const rows = new Map(
    entries.flatMap(([id, entry]) => {
      const row = localRecordSchema.safeParse(entry)
      return row.success ? [[id, { ...row.data, ...fieldCountIn(entry) }] as const] : []
    }),
  )
  return { rows, isWhole: rows.size === entries.length }
}

/**
 * The collections as they were last read or written, with their texts. Years of records take long to parse, and each edit
 * begins with what other tabs may have stored: mostly nothing.
 */
const lastRead = new Map<string, { raw: string | null; stored: StoredRows }>()

/** Forgets what was read: of one key, or of all. */
export function forgetRead(key?: string): void {
  if (key === undefined) lastRead.clear()
  else lastRead.delete(key)
}

/** Reads a collection. A text that did not wholly parse is backed up, so that the next write destroys nothing. */
export function readRows(key: string): StoredRows {
  const raw = readText(key)
  const last = lastRead.get(key)
  if (last?.raw === raw) return last.stored
  const stored = parseRows(raw)
  if (raw !== null && !stored.isWhole) backUp(key, raw)
  lastRead.set(key, { raw, stored })
  return stored
}

/** Writes a collection, sorted by id: every tab writes the same text for the same records. */
export function writeRows(key: string, rows: Rows): WriteResult {
  const entries = [...rowsToStore(rows)].sort(([a], [b]) => (a < b ? -1 : 1))
  const raw = JSON.stringify(Object.fromEntries(entries))
  const result = writeText(key, raw)
  if (result !== 'full') lastRead.set(key, { raw, stored: { rows: new Map(entries), isWhole: true } })
  return result
}

/** The version up to which records were read from the API; 0 when that is not known. */
export function readVersion(key: string): number {
  const version = Number(readText(key) ?? 0)
  return Number.isSafeInteger(version) && version > 0 ? version : 0
}

/** Stores that version. Where storage is full, the records are read once more. */
export function writeVersion(key: string, version: number): void {
  writeText(key, String(version))
}

/** Epoch of the API's data in which a member's records were read; null when none is known. */
export const readEpoch = (userId: string): string | null => readText(epochKey(userId))

/** Stores the epoch. Where storage is full, the records are compared with the API's once more. */
export function writeEpoch(userId: string, epoch: string): void {
  if (readEpoch(userId) !== epoch) writeText(epochKey(userId), epoch)
}
