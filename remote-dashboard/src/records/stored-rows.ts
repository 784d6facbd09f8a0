import { localRecordSchema, localRecordsSchema } from '@cadence/shared/schemas'
import { backUp, readText, type WriteResult, writeText } from '@cadence/shared/storage'
import { keptOf, type Rows } from './merge.ts'

/** What a text of storage holds; `whole` says that nothing of it was left out. */
interface Stored {
  rows: Rows
  whole: boolean
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON at all.
    return undefined
  }
}

/** Reads a text of storage. What does not parse is left out, one record at a time. */
export function parseRows(raw: string | null): Stored {
  if (raw === null) return { rows: new Map(), whole: true }
  const value = localRecordsSchema.safeParse(parseJson(raw))
  if (!value.success) return { rows: new Map(), whole: false }
  const entries = Object.entries(value.data)
  const rows = new Map(
    entries.flatMap(([id, entry]) => {
      const row = localRecordSchema.safeParse(entry)
      return row.success ? [[id, row.data] as const] : []
    }),
  )
  return { rows, whole: rows.size === entries.length }
}

/** Reads a collection. A text that does not wholly parse is first copied aside, so that the next write destroys nothing. */
export function readRows(key: string): Stored {
  const raw = readText(key)
  const stored = parseRows(raw)
  if (raw !== null && !stored.whole) backUp(key, raw)
  return stored
}

/** Writes a collection, its records in one order: the same records are the same text in every tab. */
export function writeRows(key: string, rows: Rows): WriteResult {
  const entries = [...keptOf(rows)].sort(([a], [b]) => (a < b ? -1 : 1))
  return writeText(key, JSON.stringify(Object.fromEntries(entries)))
}
