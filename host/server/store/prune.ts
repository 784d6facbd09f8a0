import type { StoreDocument } from './document.ts'
import { folderOf } from './registered.ts'
import type { ReleaseStore, StoredRelease } from './store.ts'
import { readStore } from './store.ts'

const DAY_MS = 86_400_000

/** A tab that has been open this long has what it needs, in milliseconds. */
const KEEP_MS = 30 * DAY_MS

/** Revisions that stay, however old they are. */
const KEEP_REVISIONS = 100

/** More revisions than there are ever. */
const ALL = 1_000_000

/** What a store no longer needs. */
export interface Prunable {
  releases: StoredRelease[]
  /** Every revision below this one may go; 0 when none may. */
  revisionsBelow: number
}

/** Folders of every release that a revision names: live, the one before it, a canary. */
function named({ host, remotes }: StoreDocument): string[] {
  const parts = [...(host ? [{ ...host, name: 'host' }] : []), ...remotes]
  return parts.flatMap(({ name, version, previous, canary }) =>
    [version, previous?.version, canary?.release.version]
      .filter((known) => known !== undefined)
      .map((known) => folderOf(name, known)),
  )
}

/** The revisions that were in force within a time: those made in it, and the one that it began with. */
function inForce(history: readonly StoreDocument[], since: number): StoreDocument[] {
  const made = ({ change }: StoreDocument) => (change ? Date.parse(change.at) : 0)
  const newestFirst = history.toSorted((a, b) => b.revision - a.revision)
  const before = newestFirst.findIndex((document) => made(document) <= since)
  return before < 0 ? newestFirst : newestFirst.slice(0, before + 1)
}

/**
 * What is older than 30 days and that no open tab can need: neither put there nor named by a revision that was in
 * force in that time. What is live, the release before it, a canary and what is pinned are named by the newest one.
 * Pure. @param history every revision, the newest among them.
 */
export function prunable(
  stored: readonly StoredRelease[],
  history: readonly StoreDocument[],
  now: number,
): Prunable {
  const since = now - KEEP_MS
  const recent = inForce(history, since)
  const needed = new Set(recent.flatMap(named))
  const oldest = Math.min(...recent.map(({ revision }) => revision))
  const newest = Math.max(0, ...history.map(({ revision }) => revision))
  return {
    releases: stored.filter(({ folder, at }) => !needed.has(folder) && at.getTime() < since),
    revisionsBelow: Math.max(0, Math.min(oldest, newest - KEEP_REVISIONS + 1)),
  }
}

/**
 * Removes what a store no longer needs.
 * @param dryRun only says what that is. @returns what went, or would.
 */
export async function prune(store: ReleaseStore, dryRun: boolean, now = Date.now()): Promise<Prunable> {
  const [stored, history] = await Promise.all([store.files.list(), store.log.history(ALL)])
  const gone = prunable(stored, history, now)
  if (dryRun) return gone
  for (const { folder } of gone.releases) {
    // An old release may have been made live again since the history was read.
    if (!named(await readStore(store)).includes(folder)) await store.files.remove(folder)
  }
  await store.log.forget?.(gone.revisionsBelow)
  await store.files.removeDrafts?.(new Date(now - DAY_MS))
  return gone
}
