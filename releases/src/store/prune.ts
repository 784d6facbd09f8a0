import { unknownAuthor } from './live-release.ts'
import type { StoreDocument } from './registry-document.ts'
import { namedFolders } from './registry-entries.ts'
import {
  type Author,
  changeStore,
  type HiddenRelease,
  type ReleaseStore,
  readStore,
  type StoredRelease,
} from './release-store.ts'

const DAY_MS = 86_400_000

/** A tab that has been open for this time has loaded all it needs, in milliseconds. */
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

/**
 * The revisions that were in force during a time: all made in that time, and the last one before it. The oldest made
 * in that time decides, even if a machine with a wrong clock made a later revision.
 */
function inForce(history: readonly StoreDocument[], since: number): StoreDocument[] {
  const made = ({ change }: StoreDocument) => (change ? Date.parse(change.at) : 0)
  const newestFirst = history.toSorted((a, b) => b.revision - a.revision)
  const first = newestFirst.findLastIndex((document) => made(document) > since)
  return newestFirst.slice(0, first + 2)
}

/**
 * Releases older than 30 days that no open tab can need: no revision in force in that time names them, and nobody
 * published them in that time. The newest revision names the live releases, the previous ones, canaries and pins.
 * Pure. @param history every revision, the newest among them.
 */
export function prunable(
  stored: readonly StoredRelease[],
  history: readonly StoreDocument[],
  now: number,
): Prunable {
  const since = now - KEEP_MS
  const recent = inForce(history, since)
  const needed = new Set(recent.flatMap(namedFolders))
  const oldest = Math.min(...recent.map(({ revision }) => revision))
  const newest = Math.max(0, ...history.map(({ revision }) => revision))
  return {
    releases: stored.filter(({ folder, at }) => !needed.has(folder) && at.getTime() < since),
    revisionsBelow: Math.max(0, Math.min(oldest, newest - KEEP_REVISIONS + 1)),
  }
}

/**
 * Hides releases that no revision names. Another process may make one of them live at the same moment. If that change
 * comes first, the release is put back. If it comes after the revision made here, the process tries again and finds
 * no release.
 */
async function hide(store: ReleaseStore, releases: readonly StoredRelease[], by: Author) {
  const hidden: (HiddenRelease & { release: StoredRelease })[] = []
  // All of them, until it is known.
  let needed = new Set(releases.map(({ folder }) => folder))
  try {
    for (const release of releases) {
      const { folder } = release
      if (namedFolders(await readStore(store)).includes(folder)) continue
      hidden.push({ release, ...(await store.files.hide(folder)) })
    }
    const what = `${hidden.length} old releases removed`
    if (hidden.length > 0)
      needed = new Set(namedFolders(await changeStore(store, by, what, (document) => ({ ...document }))))
  } finally {
    for (const { release, putBack } of hidden) if (needed.has(release.folder)) await putBack()
  }
  return hidden.filter(({ release }) => !needed.has(release.folder))
}

/**
 * Removes what a store no longer needs.
 * @param dryRun only says what that is. @returns what went, or would.
 */
export async function prune(
  store: ReleaseStore,
  dryRun: boolean,
  by = unknownAuthor,
  now = Date.now(),
): Promise<Prunable> {
  const [stored, history] = await Promise.all([store.files.list(), store.log.history(ALL)])
  const would = prunable(stored, history, now)
  if (dryRun) return would
  const hidden = await hide(store, would.releases, by)
  for (const { remove } of hidden) await remove()
  await store.log.forget?.(would.revisionsBelow)
  await store.files.removeDrafts?.(new Date(now - DAY_MS))
  return { ...would, releases: hidden.map(({ release }) => release) }
}

/** A server that has just started has better things to do, in milliseconds. */
const START_MS = 600_000

/** Deletes this machine's copies of releases that were pruned. Copies of releases that the document names stay. */
export async function removeOldCopies(store: ReleaseStore): Promise<void> {
  await store.files.removeCopies?.(
    new Set(namedFolders(await readStore(store))),
    new Date(Date.now() - DAY_MS),
  )
}

/** Does so once a day, as long as the process runs. */
export function startCopiesCleanup(store: ReleaseStore): void {
  const now = () =>
    void removeOldCopies(store).catch((error: unknown) =>
      console.error('Copies of old releases could not be removed:', error),
    )
  setTimeout(now, START_MS).unref()
  setInterval(now, DAY_MS).unref()
}
