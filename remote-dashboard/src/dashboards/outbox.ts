import { readText, writeJson } from '@cadence/shared/storage'
import { StorageFullError } from './errors.ts'
import { storageKeys } from './keys.ts'

/**
 * Ids by member under a key. Checked by hand: a schema of our own would bring a second copy of zod into this remote,
 * and a list of ids that does not parse is only sent once more than it had to be.
 */
function read(key: string): ReadonlyMap<string, readonly string[]> {
  const entries = Object.entries(parseObject(readText(key)))
  return new Map(
    entries.map(([userId, ids]) => [
      userId,
      Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    ]),
  )
}

function parseObject(raw: string | null): object {
  try {
    const value: unknown = JSON.parse(raw ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Not JSON at all.
    return {}
  }
}

function write(key: string, userId: string, ids: Iterable<string>): void {
  const next = new Map(read(key)).set(userId, [...new Set(ids)])
  if (writeJson(key, Object.fromEntries(next)) === 'full') throw new StorageFullError()
}

/** Ids of a member whose last change has not reached the API yet, the oldest change first. */
export function pendingIds(userId: string): readonly string[] {
  return read(storageKeys.outbox).get(userId) ?? []
}

/** Puts ids into the outbox; under the lock. */
export function addPending(userId: string, ids: readonly string[]): void {
  if (ids.length > 0) write(storageKeys.outbox, userId, [...pendingIds(userId), ...ids])
}

/** Takes an id out of the outbox; under the lock. */
export function removePending(userId: string, id: string): void {
  without(storageKeys.outbox, userId, id)
}

function without(key: string, userId: string, id: string): void {
  const before = read(key).get(userId) ?? []
  if (!before.includes(id)) return
  write(
    key,
    userId,
    before.filter((other) => other !== id),
  )
}

/**
 * Ids that the API is known to have had. A local record that is neither pending nor here was never uploaded; one that
 * is here and no longer in the API's answer was deleted on another device.
 */
export function serverIds(userId: string): ReadonlySet<string> {
  return new Set(read(storageKeys.server).get(userId))
}

/** Notes what the API has; under the lock. */
export function writeServerIds(userId: string, ids: readonly string[]): void {
  write(storageKeys.server, userId, ids)
}

/** Notes that the API has a record now; under the lock. */
export function addServerId(userId: string, id: string): void {
  const before = serverIds(userId)
  if (!before.has(id)) writeServerIds(userId, [...before, id])
}

/** Notes that the API no longer has a record; under the lock. */
export function removeServerId(userId: string, id: string): void {
  without(storageKeys.server, userId, id)
}
