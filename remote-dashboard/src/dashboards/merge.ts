import type { Dashboard } from '@cadence/shared/schemas'
import type { Versions } from './versions.ts'

/**
 * The local list after the API was read: other members' records as they are, this member's as the API has them,
 * except the pending ones, where what is here (or is no longer here) stands.
 */
export function mergeServerList(lists: {
  userId: string
  local: readonly Dashboard[]
  server: readonly Dashboard[]
  pending: ReadonlySet<string>
}): readonly Dashboard[] {
  const { userId, local, server, pending } = lists
  const fromServer = new Map(server.map((record) => [record.id, record]))
  const kept = local.flatMap((record) => {
    if (record.userId !== userId || pending.has(record.id)) return [record]
    const theirs = fromServer.get(record.id)
    return theirs ? [theirs] : []
  })
  const here = new Set(local.filter((record) => record.userId === userId).map((record) => record.id))
  const added = server.filter((record) => !here.has(record.id) && !pending.has(record.id))
  return added.length === 0 ? kept : [...kept, ...added]
}

/**
 * What the API is known to have after it was read. For a pending record that stays as it was: the edit that waits did
 * not start from what was read just now.
 */
export function mergeVersions(from: {
  known: Versions
  server: readonly Dashboard[]
  pending: ReadonlySet<string>
}): Versions {
  const { known, server, pending } = from
  const waiting = [...known].filter(([id]) => pending.has(id))
  const read = server
    .filter(({ id }) => !pending.has(id))
    .map(({ id, updatedAt }) => [id, updatedAt] as const)
  return new Map([...waiting, ...read])
}
