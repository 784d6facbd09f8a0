import { parseArgs } from 'node:util'
import { type Part, readStore, TornBuildError } from '@cadence/host/store'
import { author } from './author.ts'
import { fail } from './fail.ts'
import { shortCommit } from './git.ts'
import { makeCandidate } from './release/candidate.ts'
import { passes, say } from './release/passes.ts'
import { ChangedMeanwhileError, publish } from './release/publish.ts'
import type { Candidate } from './release/run-checks.ts'
import { storeOf } from './store.ts'
import { parseReleasable } from './workspaces.ts'

/** How often what is live may change on the other side while a build is checked. */
const ATTEMPTS = 5

interface Options {
  dryRun: boolean
  why: string
  build?: string
  /** Percentage of the browsers that get it at first; all without it. */
  share?: number
}

async function candidateOf(part: Part, build: string | undefined): Promise<Candidate | null> {
  try {
    return await makeCandidate(part, build)
  } catch (error) {
    if (!(error instanceof TornBuildError)) throw error
    say({ name: 'files', refusals: [error.message] })
    return null
  }
}

async function release(part: Part, { dryRun, why, build, share }: Options): Promise<number> {
  const store = await storeOf()
  const by = await author(why)
  const candidate = await candidateOf(part, build)
  for (let attempt = 0; candidate && attempt < ATTEMPTS; attempt += 1) {
    const { version, commit } = candidate.manifest
    console.log(`${part} ${version}${commit ? ` from ${shortCommit(commit)}` : ''}`)
    const checkedWith = await readStore(store)
    if (!(await passes(store, candidate))) break
    if (dryRun) {
      console.log(`${part} ${version} could be released`)
      return 0
    }
    try {
      await publish(store, candidate, checkedWith, by, share)
      console.log(share ? `${part} ${version} is tried out with ${share} %` : `${part} ${version} is live`)
      return 0
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error
      console.log('What is live has changed meanwhile: checking again')
    }
  }
  console.log(`${part} is not released; what is live stays as it is`)
  return 1
}

/**
 * `npm run release -- auth [--dry-run] [--why "…"] [--build folder] [--share 10]`: builds one part, or takes a build
 * that was made elsewhere, and makes it live if it fits what is live; with a share, for so many percent of the browsers.
 * How that grows by itself stands in the part's policy.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      why: { type: 'string', default: '' },
      build: { type: 'string' },
      share: { type: 'string' },
    },
  })
  const { 'dry-run': dryRun, why, build, share } = values
  return release(parseReleasable(positionals[0]), {
    dryRun,
    why,
    ...(build ? { build } : {}),
    ...(share ? { share: Number(share) } : {}),
  })
}

// The browser and the servers are gone, but their sockets keep a process for some seconds.
process.exit(await main().catch(fail))
