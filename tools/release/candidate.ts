import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { FACTS, type ReleaseFacts, releaseFactsSchema } from '@cadence/releases/build-facts'
import { readPolicy } from '@cadence/releases/release-policy'
import { describeBuild } from '@cadence/releases/store/describe-build'
import { type Built, buildPart } from '../release-build.ts'
import { folderOf, type Releasable, root } from '../workspaces.ts'
import type { Candidate } from './run-checks.ts'

/** What a build says of itself. @throws Error that names the file when there is none, or it cannot be read. */
async function factsOf(dist: string): Promise<ReleaseFacts> {
  const file = join(dist, FACTS)
  try {
    return releaseFactsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new Error(`${dist} is no build of a part: ${file} is missing or cannot be read`, { cause: error })
  }
}

/** A build that was made elsewhere. @throws Error when it is not one of this part, or has no version. */
async function builtElsewhere(part: Releasable, folder: string): Promise<Built> {
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
export async function makeCandidate(part: Releasable, to: string, from?: string): Promise<Candidate> {
  const [{ version, dist, commit }, policy] = await Promise.all([
    from === undefined ? buildPart(part, { to }) : builtElsewhere(part, from),
    readPolicy(join(root, folderOf(part))),
  ])
  return { part, dist, policy, manifest: await describeBuild(part, version, dist, commit) }
}
