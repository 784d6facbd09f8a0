import { startCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import { makeLiveTogether, putRelease, ReleaseRefusedError } from '../store/live-release.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { liveReleases } from '../store/registry-entries.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'
import type { Author, ReleaseStore } from '../store/release-store.ts'
import type { Candidate } from './candidate.ts'

/** The live releases of the other side changed since the build was checked against them. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
}

/** The live releases that builds are checked against, as one text: those of the other side, without the builds' parts. */
function otherSideIn(document: StoreDocument, parts: readonly Part[]): string {
  const others = liveReleases(document).filter(
    ({ part }) =>
      parts.some((own) => (part === 'host') !== (own === 'host')) && !parts.some((own) => own === part),
  )
  return JSON.stringify(others.sort((a, b) => a.part.localeCompare(b.part)))
}

/** Whether two manifests are of the same build, by its scripts. Reports beside them differ from build to build. */
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

/** How a release starts as a canary. */
export interface Trial {
  /** Percentage of the browsers that get it. */
  share: number
  /** Whether the share stays as it is; otherwise it grows as the part's policy says. */
  hold: boolean
}

/**
 * Puts checked builds into the store and makes them live by one change.
 * @param checkedWith the document that they were checked against.
 * @param trial makes a single build a canary instead.
 * @throws ChangedMeanwhileError, with the registry unchanged; ReleaseRefusedError when another build has this version
 * already, or another release is pinned.
 */
export async function publishChecked(
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
    if (otherSideIn(document, parts) !== otherSideIn(checkedWith, parts))
      throw new ChangedMeanwhileError(`What is live changed while ${parts.join(', ')} was checked`)
  }
  const [only, ...more] = candidates
  if (!trial || !only || more.length > 0) return makeLiveTogether(store, releases, by, allow)
  const plan = trial.hold ? [] : only.policy.rollout
  return startCanary(store, only.part, only.manifest.version, trial.share, by, plan, allow)
}
