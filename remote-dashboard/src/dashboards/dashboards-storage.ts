import { type Dashboard, dashboardSchema } from '@cadence/shared/schemas'
import { backUp, readText, withLock, writeJson, writeText } from '@cadence/shared/storage'
import { StorageFullError } from '../sync/edit-errors.ts'

/** Keys of the dashboards in localStorage. Only this folder uses them. */
export const storageKeys = {
  /** Saved dashboards of all members of this browser (specification, section 7). */
  list: 'savedDashboards',
  /** Ids whose last change has not reached the API yet, by member. */
  outbox: 'dashboardOutbox',
  /** Ids that the member deleted and the API has not deleted yet, by member. */
  removals: 'dashboardRemovals',
  /** `updatedAt` of edits that were sent and not answered yet, by member and id. */
  attempts: 'dashboardAttempts',
  /** Versions that the API has, by member and id. An earlier release stored ids alone, hence the name of the key. */
  server: 'dashboardServerIds',
  /** Epoch of the API's data in which they were read, by member. */
  epochs: 'dashboardEpochs',
  /** Last versions of deleted dashboards, by member and id. */
  deletions: 'dashboardDeletions',
  /** The dashboard that each member opened last, as an earlier release noted it. The account keeps it now. */
  lastOpened: 'lastDashboard',
} as const

/** Runs a task that writes to one of these keys. There is one lock for all of them, across tabs. */
export const withDashboardsLock = <T>(task: () => Promise<T>): Promise<T> => withLock(storageKeys.list, task)

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON at all.
    return undefined
  }
}

/** The dashboards in a stored text. `isWhole` is false when some of it did not parse. */
export interface StoredList {
  records: readonly Dashboard[]
  isWhole: boolean
}

/** Parses a stored text record by record, so that one invalid record does not lose the valid ones. */
export function parseList(raw: string | null): StoredList {
  if (raw === null) return { records: [], isWhole: true }
  const entries = parseJson(raw)
  // Counts as an empty list (specification, section 8).
  if (!Array.isArray(entries)) return { records: [], isWhole: false }
  const records = entries.flatMap((entry: unknown) => {
    const record = dashboardSchema.safeParse(entry)
    return record.success ? [record.data] : []
  })
  return { records, isWhole: records.length === entries.length }
}

let lastRead: { raw: string | null; list: StoredList } = { raw: null, list: parseList(null) }

/** Reads the list. The same stored text returns the same object, so a screen can tell that nothing changed. */
export function readList(): StoredList {
  const raw = readText(storageKeys.list)
  if (raw !== lastRead.raw) lastRead = { raw, list: parseList(raw) }
  return lastRead.list
}

/** A member's own dashboard. */
export function findOwn(userId: string, id: string): Dashboard | undefined {
  return readList().records.find((record) => record.id === id && record.userId === userId)
}

/**
 * Writes the list; under the lock. A text that did not wholly parse is backed up first. Where there are too many backups
 * it is overwritten, so that a member whose list breaks again and again can still save.
 * @throws StorageFullError when the list, or its backup, does not fit. Storage is unchanged then.
 */
export function writeList(records: readonly Dashboard[]): void {
  const raw = readText(storageKeys.list)
  if (raw !== null && !parseList(raw).isWhole && backUp(storageKeys.list, raw) === 'full') {
    throw new StorageFullError()
  }
  if (writeText(storageKeys.list, JSON.stringify(records)) === 'full') throw new StorageFullError()
}

/** The entries of a parsed object; none when the value is no object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/**
 * A member's value under a key that holds an object by member. Callers check it by hand: a schema here would bring a
 * second copy of zod into this remote, and an invalid value costs no more than a needless call.
 */
export function readOf(key: string, userId: string): unknown {
  return new Map(entriesOf(parseJson(readText(key) ?? '{}'))).get(userId)
}

/** Writes a member's value under such a key; under the lock. @throws StorageFullError */
export function writeOf(key: string, userId: string, value: unknown): void {
  const raw = readText(key)
  const before = raw === null ? undefined : parseJson(raw)
  // An unreadable text may help to find out what was lost.
  if (raw !== null && before === undefined) backUp(key, raw)
  const next = new Map(entriesOf(before)).set(userId, value)
  if (writeJson(key, Object.fromEntries(next)) === 'full') throw new StorageFullError()
}
