import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { FACTS, type ReleaseFacts, releaseFactsSchema } from '../build-facts.ts'
import type { ReleasePolicy } from '../release-policy.ts'
import type { Built, ReleasesConfig } from '../releases-config.ts'
import { describeBuild, type Part } from '../store/describe-build.ts'
import type { ReleaseManifest } from '../store/release-manifest.ts'

/** A build that is to go live. */
export interface Candidate {
  part: Part
  manifest: ReleaseManifest
  /** Folder of the build. */
  dist: string
  policy: ReleasePolicy
}

/** Reads the facts of a build. @throws Error that names the file when it is missing or cannot be read. */
async function factsOf(dist: string): Promise<ReleaseFacts> {
  const file = join(dist, FACTS)
  try {
    return releaseFactsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new Error(`${dist} is no build of a part: ${file} is missing or cannot be read`, { cause: error })
  }
}

/** Describes a build that was made elsewhere. @throws Error when it is a build of another part, or has no version. */
async function builtElsewhere(part: Part, folder: string): Promise<Built> {
  const dist = resolve(folder)
  const facts = await factsOf(dist)
  if (facts.part !== part) throw new Error(`${dist} is a build of ${facts.part}, not of ${part}`)
  if (facts.version === 'dev') throw new Error(`${dist} has no version: build it with RELEASE_VERSION set`)
  return { version: facts.version, dist, ...(facts.commit ? { commit: facts.commit } : {}) }
}

/**
 * Builds a part into a folder, or takes a build that was made elsewhere, and describes it.
 * @param from folder of that build. @throws TornBuildError when a file that a page or the entry needs is missing.
 */
export async function makeCandidate(
  { policyOf, build }: ReleasesConfig,
  part: Part,
  to: string,
  from?: string,
): Promise<Candidate> {
  const [{ version, dist, commit }, policy] = await Promise.all([
    from === undefined ? build(part, to) : builtElsewhere(part, from),
    policyOf(part),
  ])
  if (!policy) throw new Error(`${part} has no release policy`)
  return { part, dist, policy, manifest: await describeBuild(part, version, dist, commit) }
}
