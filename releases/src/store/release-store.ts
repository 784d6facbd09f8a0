import { setTimeout as wait } from 'node:timers/promises'
import { type Change, emptyDocument, type StoreDocument, StoreError } from './registry-document.ts'
import { folderOf, liveReleases, namedFolders } from './registry-entries.ts'
import type { ReleaseManifest } from './release-manifest.ts'

/** A whole release in the store. */
export interface StoredRelease {
  /** `remotes/auth/0.1.0-4f2a` or `host/0.1.0-77b1`. */
  folder: string
  /** When it was put there. */
  at: Date
}

/** A release that no reader finds any more, with its files still there. */
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
  /** Brings a file and its compressed copies under `root`, if the store has it. */
  bring: (path: string) => Promise<void>
  /** The manifest of a release; null when the folder holds no whole release. */
  manifest: (folder: string) => Promise<ReleaseManifest | null>
  /**
   * Puts a build into the store under `folder`, with compressed copies of its texts. One that is there stays.
   * @throws when a file of the build is not what the manifest says; nothing is published then.
   */
  put: (folder: string, from: string, manifest: ReleaseManifest) => Promise<void>
  /** Every whole release. */
  list: () => Promise<StoredRelease[]>
  /** Hides a release in one step, so that no reader finds half of it. */
  hide: (folder: string) => Promise<HiddenRelease>
  /** Deletes what interrupted publishing left before a moment, in stores where it leaves anything. */
  removeDrafts?: (before: Date) => Promise<void>
  /**
   * Deletes this machine's copies of releases that the store no longer has, except those in `named`. Also deletes the
   * rests of copying that stopped too early, from before a moment. Only in stores with copies.
   */
  removeCopies?: (named: ReadonlySet<string>, before: Date) => Promise<void>
}

/** The revisions of the document, in order. Each is written once, by whoever is first. */
export interface RegistryLog {
  /** A document that was read this recently counts as the newest, in milliseconds; 0 where reading costs next to nothing. */
  readonly freshMs: number
  /** The newest revision; null when there is none. @throws StoreError naming what is wrong with it. */
  latest: () => Promise<StoreDocument | null>
  /** Writes the next revision. @returns false when another process wrote this number first. */
  append: (document: StoreDocument) => Promise<boolean>
  /** The last changes, the newest first, with what was live after each. */
  history: (limit: number) => Promise<StoreDocument[]>
  /** Takes the revisions below one away, never the newest; where it is not there, they stay. */
  forget?: (below: number) => Promise<void>
}

/** A release store: the files of releases, and the registry. */
export interface ReleaseStore {
  files: ReleaseFiles
  log: RegistryLog
}

/** Tries before a change fails because others were faster: far more than there are teams. */
const ATTEMPTS = 100

/** Reads the newest document. An empty store gives an empty one. @throws StoreError naming what is wrong. */
export async function readStore({ log }: ReleaseStore): Promise<StoreDocument> {
  return (await log.latest()) ?? emptyDocument
}

/**
 * The store must still have each release that a change newly shows, because pruning may have deleted it. Pruning
 * never deletes a release that the document already names. @throws StoreError that names a missing release.
 */
async function requireReleases({ files }: ReleaseStore, before: StoreDocument, after: StoreDocument) {
  const known = new Set(namedFolders(before))
  for (const { part, version } of liveReleases(after)) {
    const folder = folderOf(part, version)
    if (!known.has(folder) && !(await files.manifest(folder)))
      throw new StoreError(`${part} ${version} is not in the store any more`)
  }
}

/** The author of a change, and the reason that they gave. */
export type Author = Pick<Change, 'who' | 'why'>

/**
 * Changes the registry in one step, by compare-and-swap. The second of two changes applies to the result of the
 * first.
 * @param change gives the document after the change, or the same document for no change. It may be called again.
 * @returns the live document afterwards. @throws the error of `change`, or StoreError when the store no longer has a
 * release that the new document shows; then nothing has changed.
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
    // A random pause, so that processes that lost do not meet again.
    await wait(Math.random() * 20 * Math.min(attempt + 1, 10))
  }
  throw new StoreError(`What is live changed ${ATTEMPTS} times while ${what} was to be written`)
}
