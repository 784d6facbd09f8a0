import { type Dashboard, dashboardSchema } from '@cadence/shared/schemas'
import { backUp, readText, writeText } from '@cadence/shared/storage'
import { StorageFullError } from './errors.ts'
import { storageKeys } from './keys.ts'

/** What the stored text holds; `whole` is false when some of it did not parse. */
export interface StoredList {
  records: readonly Dashboard[]
  whole: boolean
}

/** Reads a stored text. What does not parse is left out, one record at a time: the valid ones are never lost. */
export function parseList(raw: string | null): StoredList {
  if (raw === null) return { records: [], whole: true }
  const entries = parseJson(raw)
  if (!Array.isArray(entries)) return { records: [], whole: false }
  const records = entries.flatMap((entry: unknown) => {
    const record = dashboardSchema.safeParse(entry)
    return record.success ? [record.data] : []
  })
  return { records, whole: records.length === entries.length }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON at all: counts as an empty list (specification, section 8).
    return undefined
  }
}

let last: { raw: string | null; list: StoredList } = { raw: null, list: parseList(null) }

/** The list as it stands now. The same text gives the same object, so a screen can tell that nothing changed. */
export function readList(): StoredList {
  const raw = readText(storageKeys.list)
  if (raw !== last.raw) last = { raw, list: parseList(raw) }
  return last.list
}

/**
 * Writes the list; to be called under the lock. A text that is not wholly readable is copied to a backup key first,
 * unless there are too many backups: a member whose list broke again and again must still be able to save.
 * @throws StorageFullError when it does not fit; what was stored before is still there then.
 */
export function writeList(records: readonly Dashboard[]): void {
  const raw = readText(storageKeys.list)
  if (raw !== null && !parseList(raw).whole && backUp(storageKeys.list, raw) === 'full') {
    throw new StorageFullError()
  }
  if (writeText(storageKeys.list, JSON.stringify(records)) === 'full') throw new StorageFullError()
}
