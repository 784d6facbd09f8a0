import { startCanary } from '@cadence/releases/store/canary'
import type { Part } from '@cadence/releases/store/describe-build'
import { makeLiveTogether, putRelease, ReleaseRefusedError } from '@cadence/releases/store/live-release'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { liveReleases } from '@cadence/releases/store/registry-entries'
import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import type { Author, ReleaseStore } from '@cadence/releases/store/release-store'
import type { Candidate } from './run-checks.ts'

/** What is live on the other side is not what the build was checked against. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
}

/** What builds were checked against, in one word: what is live of the other side, but for their own parts. */
function othersIn(document: StoreDocument, parts: readonly Part[]): string {
  const others = liveReleases(document).filter(
    ({ part }) =>
      parts.some((own) => (part === 'host') !== (own === 'host')) && !parts.some((own) => own === part),
  )
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

/** Puts a build into the store. @throws ReleaseRefusedError when another build has this version already. */
async function put(store: ReleaseStore, { part, manifest, dist }: Candidate): Promise<void> {
  const { version, commit } = manifest
  const folder = await putRelease(store, part, version, dist, commit)
  const stored = await store.files.manifest(folder)
  if (stored && !isSame(stored, manifest))
    throw new ReleaseRefusedError(`another build of ${part} is in the store as ${version} already`)
}

/** How a release is tried out before everybody gets it. */
export interface Trial {
  /** Percentage of the browsers that get it. */
  share: number
  /** Whether the share stays; else it grows as the part's policy says. */
  hold: boolean
}

/**
 * Puts builds that were checked into the store, and makes them live by one change.
 * @param checkedWith what was live then.
 * @param trial only for a single build: some browsers get it, not all.
 * @throws ChangedMeanwhileError, with what is live as it was; and ReleaseRefusedError, when another build has this
 * version already, or another release is pinned.
 */
export async function publish(
  store: ReleaseStore,
  candidates: readonly Candidate[],
  checkedWith: StoreDocument,
  by: Author,
  trial?: Trial,
): Promise<StoreDocument> {
  for (const candidate of candidates) await put(store, candidate)
  const releases = candidates.map(({ part, manifest: { version } }) => ({ part, version }))
  const parts = releases.map(({ part }) => part)
  const allow = (document: StoreDocument) => {
    if (othersIn(document, parts) !== othersIn(checkedWith, parts))
      throw new ChangedMeanwhileError(`What is live changed while ${parts.join(', ')} was checked`)
  }
  const [only, ...more] = candidates
  if (!trial || !only || more.length > 0) return makeLiveTogether(store, releases, by, allow)
  const plan = trial.hold ? [] : only.policy.rollout
  return startCanary(store, only.part, only.manifest.version, trial.share, by, plan, allow)
}
