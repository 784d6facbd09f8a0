import { localRecordSchema, localRecordsSchema } from '@cadence/shared/schemas'
import { backUp, readJson, readText, type WriteResult, writeText } from '@cadence/shared/storage'
import type { Rows } from './merge.ts'

/** How long a deletion that the API knows of is remembered, in milliseconds: longer than any tab stays open. */
const FORGET_DELETION_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Reads a collection. What does not parse is left out, one record at a time, and the text is first copied to a backup
 * key, so that the next write destroys nothing. `whole` says that nothing was left out.
 */
export function readRows(key: string): { rows: Rows; whole: boolean } {
  const stored = readJson(key, localRecordsSchema)
  if (stored.state === 'absent') return { rows: new Map(), whole: true }
  if (stored.state === 'corrupt') {
    backUp(key, stored.raw)
    return { rows: new Map(), whole: false }
  }
  const entries = Object.entries(stored.value)
  const rows = new Map(
    entries.flatMap(([id, value]) => {
      const row = localRecordSchema.safeParse(value)
      return row.success ? [[id, row.data] as const] : []
    }),
  )
  const whole = rows.size === entries.length
  if (!whole) backUp(key, readText(key) ?? '')
  return { rows, whole }
}

/** Writes a collection; deletions that nobody needs to hear of any more are left out. */
export function writeRows(key: string, rows: Rows, now = Date.now()): WriteResult {
  const kept = [...rows].filter(
    ([, { data, pending, updatedAt }]) =>
      data !== null || pending || now - Date.parse(updatedAt) < FORGET_DELETION_MS,
  )
  return writeText(key, JSON.stringify(Object.fromEntries(kept)))
}
