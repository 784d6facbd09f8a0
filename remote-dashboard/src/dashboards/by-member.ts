import { backUp, readText, writeJson } from '@cadence/shared/storage'
import { StorageFullError } from './errors.ts'

/** The entries of a stored or parsed object; none for what is no object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function parse(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? '{}')
  } catch {
    // Not JSON at all.
    return undefined
  }
}

/**
 * What stands under a key for a member. Checked by hand where it is used: a schema of our own would bring a second copy
 * of zod into this remote, and what does not parse is only sent once more than it had to be.
 */
export function readOf(key: string, userId: string): unknown {
  return new Map(entriesOf(parse(readText(key)))).get(userId)
}

/** Writes what stands under a key for a member; under the lock. @throws StorageFullError */
export function writeOf(key: string, userId: string, value: unknown): void {
  const raw = readText(key)
  const before = parse(raw)
  // What cannot be read may be of use to whoever looks for what is missing.
  if (raw !== null && before === undefined) backUp(key, raw)
  const next = new Map(entriesOf(before)).set(userId, value)
  if (writeJson(key, Object.fromEntries(next)) === 'full') throw new StorageFullError()
}
