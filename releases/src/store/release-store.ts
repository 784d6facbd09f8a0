import { setTimeout as wait } from 'node:timers/promises'
import { type Change, emptyDocument, type StoreDocument, StoreError } from './registry-document.ts'
import { folderOf, liveReleases, namedFolders } from './registry-entries.ts'
import type { ReleaseManifest } from './release-manifest.ts'

/** A release that stands in the store. */
export interface StoredRelease {
  /** `remotes/auth/0.1.0-4f2a` or `host/0.1.0-77b1`. */
  folder: string
  /** When it was put there. */
  at: Date
}

/** A release that was taken out of sight, with its files still there. */
export interface HiddenRelease {
  /** Makes it a release again. */
  putBack: () => Promise<void>
  /** Takes its files away. */
  remove: () => Promise<void>
}

/** The files of releases. A release never changes: it is there whole, or not at all. */
export interface ReleaseFiles {
  /** Folder of this machine from which files can be served once they were brought. */
  readonly root: string
  /** Sees to it that a file stands under `root`, with its compressed copies, if the store has it. */
  bring: (path: string) => Promise<void>
  /** What a release says of itself; null when no whole release stands in that folder. */
  manifest: (folder: string) => Promise<ReleaseManifest | null>
  /**
   * Puts a build into the store under `folder`, with compressed copies of its texts. One that is there stays.
   * @throws when a file of the build is not what the manifest says; nothing is published then.
   */
  put: (folder: string, from: string, manifest: ReleaseManifest) => Promise<void>
  /** Every whole release. */
  list: () => Promise<StoredRelease[]>
  /** Takes a release out of sight in one step: nobody finds half a release. */
  hide: (folder: string) => Promise<HiddenRelease>
  /** Takes away what is left of publishing that was cut short before a moment, where that leaves anything. */
  removeDrafts?: (before: Date) => Promise<void>
  /**
   * Takes away copies on this machine of releases that the store no longer has, but for those that are named, and what
   * is left of copying that was cut short before a moment; where there are copies.
   */
  removeCopies?: (named: ReadonlySet<string>, before: Date) => Promise<void>
}

/** The revisions of the document, in order. Each is written once, by whoever is first. */
export interface RegistryLog {
  /** For how long what was read may be taken for the newest, in milliseconds; 0 where asking costs next to nothing. */
  readonly freshMs: number
  /** The newest revision; null when there is none. @throws StoreError naming what is wrong with it. */
  latest: () => Promise<StoreDocument | null>
  /** Writes the next revision. @returns false when that number is taken: someone else was first. */
  append: (document: StoreDocument) => Promise<boolean>
  /** The last changes, the newest first, with what was live after each. */
  history: (limit: number) => Promise<StoreDocument[]>
  /** Takes the revisions below one away, never the newest; where it is not there, they stay. */
  forget?: (below: number) => Promise<void>
}

/** Where releases are kept, and what is live of them. */
export interface ReleaseStore {
  files: ReleaseFiles
  log: RegistryLog
}

/** Changes in a row that others may win before one gives up: far more than there are teams. */
const ATTEMPTS = 100

/** Reads what is live. An empty store is one without releases. @throws StoreError naming what is wrong. */
export async function readStore({ log }: ReleaseStore): Promise<StoreDocument> {
  return (await log.latest()) ?? emptyDocument
}

/**
 * What a change shows anew must be in the store still: it may have been old enough to be pruned meanwhile. What was
 * named before is never pruned. @throws StoreError that names what is gone.
 */
async function requireReleases({ files }: ReleaseStore, before: StoreDocument, after: StoreDocument) {
  const known = new Set(namedFolders(before))
  for (const { part, version } of liveReleases(after)) {
    const folder = folderOf(part, version)
    if (!known.has(folder) && !(await files.manifest(folder)))
      throw new StoreError(`${part} ${version} is not in the store any more`)
  }
}

/** Who changes what is live, what it does and why. */
export type Author = Pick<Change, 'who' | 'why'>

/**
 * Changes what is live in one step, by compare-and-swap: who comes second changes what the first has made of it.
 * @param change gives the document after the change, the same one when there is nothing to do. It may be asked again.
 * @returns what is live then. @throws what `change` throws, or StoreError when a release that it shows is not in the
 * store any more; everything is as it was then.
 */
export async function changeStore(
  store: ReleaseStore,
  author: Author,
  what: string,
  change: (document: StoreDocument) => StoreDocument,
): Promise<StoreDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readStore(store)
    const after = change(before)
    if (after === before) return before
    await requireReleases(store, before, after)
    const made: Change = { at: new Date().toISOString(), who: author.who, what, why: author.why }
    const next: StoreDocument = { ...after, revision: before.revision + 1, change: made }
    if (await store.log.append(next)) return next
    // Who lost tries again at a moment of their own.
    await wait(Math.random() * 20 * Math.min(attempt + 1, 10))
  }
  throw new StoreError(`What is live changed ${ATTEMPTS} times while ${what} was to be written`)
}
