import {
  type Author,
  liveReleases,
  makeHostLive,
  makeLive,
  type Part,
  putRelease,
  type ReleaseManifest,
  ReleaseRefusedError,
  type ReleaseStore,
  type StoreDocument,
  startCanary,
} from '@cadence/host/store'
import type { Candidate } from './run-checks.ts'

/** What is live on the other side is not what the build was checked against. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
}

/** What a build was checked against, in one word. */
function othersIn(document: StoreDocument, part: Part): string {
  const others = liveReleases(document).filter((release) => (release.part === 'host') !== (part === 'host'))
  return JSON.stringify(others.sort((a, b) => a.part.localeCompare(b.part)))
}

/** Whether two descriptions are of the same build: chunks and server build, whatever reports stand beside them. */
function isSame(one: ReleaseManifest, other: ReleaseManifest): boolean {
  const scripts = (manifest: ReleaseManifest) =>
    Object.entries(manifest.files)
      .filter(([path]) => /\.c?js$/.test(path))
      .map(([path, { integrity }]) => `${path} ${integrity}`)
      .sort()
      .join('\n')
  return scripts(one) === scripts(other)
}

/**
 * Puts a build that was checked into the store, and makes it live.
 * @param checkedWith what was live then. @param share percentage of the browsers that get it; all without it. @throws ChangedMeanwhileError, with what is live as it was; and
 * ReleaseRefusedError, when another build has this version already, or another release is pinned.
 */
export async function publish(
  store: ReleaseStore,
  { part, manifest, dist, policy }: Candidate,
  checkedWith: StoreDocument,
  by: Author,
  share?: number,
): Promise<StoreDocument> {
  const { version, commit } = manifest
  const folder = await putRelease(store, part, version, dist, commit)
  const stored = await store.files.manifest(folder)
  if (stored && !isSame(stored, manifest))
    throw new ReleaseRefusedError(`another build of ${part} is in the store as ${version} already`)
  const allow = (document: StoreDocument) => {
    if (othersIn(document, part) !== othersIn(checkedWith, part))
      throw new ChangedMeanwhileError(`What is live changed while ${part} ${version} was checked`)
  }
  if (share !== undefined) return startCanary(store, part, version, share, by, policy.rollout, allow)
  return part === 'host'
    ? makeHostLive(store, version, by, {}, allow)
    : makeLive(store, part, version, by, allow)
}
