import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkShare } from '@cadence/releases/store/canary'
import { refusePinned } from '@cadence/releases/store/live-release'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { TornBuildError } from '@cadence/releases/store/release-manifest'
import { type ReleaseStore, readStore } from '@cadence/releases/store/release-store'
import { runCommand, UsageError } from './arguments.ts'
import { author } from './author.ts'
import { commitOf } from './git.ts'
import { makeCandidate } from './release/candidate.ts'
import { passes, say } from './release/passes.ts'
import { ChangedMeanwhileError, publish, type Trial } from './release/publish.ts'
import type { Candidate } from './release/run-checks.ts'
import { storeOf } from './store.ts'
import { parseReleasable, type Releasable, releasables, sourcesOf } from './workspaces.ts'

/** How often what is live may change on the other side while builds are checked. */
const ATTEMPTS = 5

interface Options {
  dryRun: boolean
  dirty: boolean
  why: string
  /** Folder of a build that was made elsewhere. */
  build?: string | undefined
  /** Only for some browsers at first. */
  trial?: Trial | undefined
}

/** What of a part is not committed cannot be found again. @throws Error when somebody would release it. */
async function refuseDirty(parts: readonly Releasable[]): Promise<void> {
  for (const part of parts) {
    const commit = await commitOf(sourcesOf(part))
    if (commit?.endsWith('-dirty'))
      throw new Error(`${part} is not committed as it stands: nobody could find this release again (--dirty)`)
  }
}

/** What is known before a build takes its time. @throws Error or ReleaseRefusedError that says what to do. */
async function refuseEarly(
  document: StoreDocument,
  parts: readonly Releasable[],
  options: Options,
): Promise<void> {
  const { dryRun, dirty, build, trial } = options
  if (parts.length > 1 && (build !== undefined || trial))
    throw new UsageError('--build, --share and --hold are for one part alone')
  if (trial) checkShare(trial.share)
  if (dryRun) return
  for (const part of parts) refusePinned(document, part)
  if (!dirty && build === undefined) await refuseDirty(parts)
}

async function candidatesOf(
  parts: readonly Releasable[],
  work: string,
  build?: string,
): Promise<Candidate[] | null> {
  try {
    const candidates: Candidate[] = []
    for (const part of parts) candidates.push(await makeCandidate(part, join(work, part), build))
    return candidates
  } catch (error) {
    if (!(error instanceof TornBuildError)) throw error
    say({ name: 'files', refusals: [error.message] })
    return null
  }
}

const named = (candidates: readonly Candidate[]) =>
  candidates.map(({ part, manifest }) => `${part} ${manifest.version}`).join(', ')

/** Whether just these releases are live for everybody already. */
function areLive(document: StoreDocument, candidates: readonly Candidate[]): boolean {
  return candidates.every(({ part, manifest }) => {
    const entry = entryOf(document, part)
    return entry?.version === manifest.version && !entry.canary
  })
}

/** Checks builds and publishes them; what goes live meanwhile is checked with, too. @returns whether all is well. */
async function checkAndPublish(store: ReleaseStore, candidates: readonly Candidate[], options: Options) {
  const { dryRun, trial } = options
  const by = await author(options.why)
  const are = candidates.length > 1 ? 'are' : 'is'
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const document = await readStore(store)
    if (!trial && areLive(document, candidates)) {
      console.log(`${named(candidates)} ${are} live already: nothing changed`)
      return true
    }
    if (!(await passes(store, document, candidates))) return false
    if (dryRun) {
      for (const { part } of candidates) refusePinned(document, part)
      console.log(`${named(candidates)} could be released`)
      return true
    }
    try {
      await publish(store, candidates, document, by, trial)
      const outcome = trial ? `tried out with ${trial.share} %` : 'live'
      console.log(`${named(candidates)} ${are} ${outcome}`)
      return true
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error
      console.log('What is live has changed meanwhile: checking again')
    }
  }
  return false
}

async function release(parts: readonly Releasable[], options: Options): Promise<number> {
  const store = await storeOf()
  await refuseEarly(await readStore(store), parts, options)
  const work = mkdtempSync(join(tmpdir(), 'cadence-release-'))
  process.on('exit', () => rmSync(work, { recursive: true, force: true }))
  const candidates = await candidatesOf(parts, work, options.build)
  if (candidates && (await checkAndPublish(store, candidates, options))) return 0
  console.log(
    `${parts.join(', ')} ${parts.length > 1 ? 'are' : 'is'} not released; what is live stays as it is`,
  )
  return 1
}

/** An option with a value. @throws UsageError when it stands there without one, as with an unset variable. */
function given(name: string, value: string | undefined): string | undefined {
  if (value === '') throw new UsageError(`--${name} is empty`)
  return value
}

const usage = `npm run release -- auth                   builds a part, and makes it live if it fits what is live
npm run release -- host auth              the same for parts that fit only each other, by one change
npm run release -- auth --share 10        for 10 % of the browsers at first; grows as the part's policy says
--dry-run: builds and checks, changes nothing; --why "…": is kept in the history; --build folder: takes a build that was
made elsewhere; --hold: the share does not grow by itself; --dirty: releases what is not committed`

const options = {
  'dry-run': { type: 'boolean', default: false },
  dirty: { type: 'boolean', default: false },
  hold: { type: 'boolean', default: false },
  why: { type: 'string', default: '' },
  build: { type: 'string' },
  share: { type: 'string' },
} as const

process.once('SIGINT', () => {
  console.error('stopped')
  process.exit(130)
})
// The browser and the servers are gone, but their sockets keep a process for some seconds.
process.exit(
  await runCommand({ usage, options, words: releasables.length }, async ({ positionals, values }) => {
    const share = given('share', values.share)
    if (values.hold && share === undefined) throw new UsageError('--hold goes with --share')
    const names = positionals.length > 0 ? positionals : [undefined]
    return release([...new Set(names.map(parseReleasable))], {
      dryRun: values['dry-run'],
      dirty: values.dirty,
      why: values.why,
      build: given('build', values.build),
      trial: share === undefined ? undefined : { share: Number(share), hold: values.hold },
    })
  }),
)
