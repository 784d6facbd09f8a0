import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describeBuild, type Part } from '@cadence/host/store'
import { FACTS, releaseFactsSchema } from '@cadence/shared/release-facts'
import { readPolicy } from '@cadence/shared/release-policy'
import { type Built, buildPart } from '../release-build.ts'
import { folderOf, root } from '../workspaces.ts'
import type { Candidate } from './run-checks.ts'

/** A build that was made elsewhere. @throws Error when it is not one of this part. */
async function builtElsewhere(part: Part, folder: string): Promise<Built> {
  const dist = resolve(folder)
  const facts = releaseFactsSchema.parse(JSON.parse(await readFile(join(dist, FACTS), 'utf8')))
  if (facts.part !== part) throw new Error(`${dist} is a build of ${facts.part}, not of ${part}`)
  return { version: facts.version, dist, ...(facts.commit ? { commit: facts.commit } : {}) }
}

/**
 * Builds a part, or takes a build that was made elsewhere, and describes it.
 * @param folder of that build. @throws TornBuildError when a file that a page or the entry needs is missing.
 */
export async function makeCandidate(part: Part, folder?: string): Promise<Candidate> {
  const [{ version, dist, commit }, policy] = await Promise.all([
    folder ? builtElsewhere(part, folder) : buildPart(part),
    readPolicy(join(root, folderOf(part))),
  ])
  return { part, dist, policy, manifest: await describeBuild(part, version, dist, commit) }
}
