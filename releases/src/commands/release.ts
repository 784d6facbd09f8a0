import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Candidate, makeCandidate } from '../gate/candidate.ts'
import { type CheckResult, checkFit, checkInBrowser } from '../gate/gate.ts'
import { ChangedMeanwhileError, publishChecked, type Trial } from '../gate/publish-checked.ts'
import type { ReleasesConfig } from '../releases-config.ts'
import { checkShare } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import { refusePinned } from '../store/live-release.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { entryOf } from '../store/registry-entries.ts'
import { TornBuildError } from '../store/release-manifest.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { author, openConfiguredStore, parsePart } from './command-context.ts'
import { asCalled, runCommand, UsageError } from './command-line.ts'
import { commitOf, shortCommit } from './git.ts'

/** How often the other side may change while builds are checked. */
const ATTEMPTS = 5

interface Options {
  dryRun: boolean
  dirty: boolean
  why: string
  /** Folder of a build that was made elsewhere. */
  build?: string | undefined
  /** Makes the release a canary first. */
  trial?: Trial | undefined
}

/** @throws Error when a part has changes that are not committed: nobody could find this release again. */
async function refuseDirty({ root, sourcesOf }: ReleasesConfig, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    const commit = await commitOf(root, sourcesOf(part))
    if (commit?.endsWith('-dirty'))
      throw new Error(`${part} is not committed as it stands: nobody could find this release again (--dirty)`)
  }
}

/** Refuses what can be known before a build takes its time. @throws Error or ReleaseRefusedError that says what to do. */
async function refuseEarly(
  config: ReleasesConfig,
  document: StoreDocument,
  parts: readonly Part[],
  { dryRun, dirty, build, trial }: Options,
): Promise<void> {
  if (parts.length > 1 && (build !== undefined || trial))
    throw new UsageError('--build, --share and --hold are for one part alone')
  if (trial) checkShare(trial.share)
  if (dryRun) return
  for (const part of parts) refusePinned(document, part)
  if (!dirty && build === undefined) await refuseDirty(config, parts)
}

/** Prints a check: ✓ and what was looked at, or ✗ and the reasons. @returns whether the build passes it. */
function print({ name, refusals, help, note }: CheckResult): boolean {
  if (refusals.length === 0) console.log(`✓ ${name}${note ? ` (${note})` : ''}`)
  for (const reason of refusals) console.log(`✗ ${name}: ${reason}`)
  if (refusals.length > 0 && help) console.log(`  ${asCalled(help)}`)
  return refusals.length === 0
}

async function makeCandidates(
  config: ReleasesConfig,
  parts: readonly Part[],
  work: string,
  build?: string,
): Promise<Candidate[] | null> {
  try {
    const candidates: Candidate[] = []
    for (const part of parts) candidates.push(await makeCandidate(config, part, join(work, part), build))
    return candidates
  } catch (error) {
    if (!(error instanceof TornBuildError)) throw error
    print({ name: 'files', refusals: [error.message] })
    return null
  }
}

/** Runs and prints all checks; the browser only when the build passes the others. @returns whether it passes all. */
async function passesChecks(
  config: ReleasesConfig,
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const passed: boolean[] = []
  for (const candidate of candidates) {
    const { version, commit } = candidate.manifest
    console.log(`${candidate.part} ${version}${commit ? ` from ${shortCommit(commit)}` : ''}`)
    passed.push(...(await checkFit(config, store, document, candidate, candidates)).map(print))
  }
  if (passed.includes(false)) return false
  return print(await checkInBrowser(config, store, document, candidates))
}

const named = (candidates: readonly Candidate[]) =>
  candidates.map(({ part, manifest }) => `${part} ${manifest.version}`).join(', ')

/** Whether exactly these releases are live for everybody already. */
function areLive(document: StoreDocument, candidates: readonly Candidate[]): boolean {
  return candidates.every(({ part, manifest }) => {
    const entry = entryOf(document, part)
    return entry?.version === manifest.version && !entry.canary
  })
}

/**
 * Checks builds and publishes them. When the other side changes meanwhile, it checks them again with that.
 * @returns false when they were refused.
 */
async function checkAndPublish(
  config: ReleasesConfig,
  store: ReleaseStore,
  candidates: readonly Candidate[],
  { dryRun, trial, why }: Options,
): Promise<boolean> {
  const by = await author(config, why)
  const are = candidates.length > 1 ? 'are' : 'is'
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const document = await readStore(store)
    if (!trial && areLive(document, candidates)) {
      console.log(`${named(candidates)} ${are} live already: nothing changed`)
      return true
    }
    if (!(await passesChecks(config, store, document, candidates))) return false
    if (dryRun) {
      for (const { part } of candidates) refusePinned(document, part)
      console.log(`${named(candidates)} could be released`)
      return true
    }
    try {
      await publishChecked(store, candidates, document, by, trial)
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

async function release(config: ReleasesConfig, parts: readonly Part[], options: Options): Promise<number> {
  const store = await openConfiguredStore(config)
  await refuseEarly(config, await readStore(store), parts, options)
  const work = mkdtempSync(join(tmpdir(), 'cadence-release-'))
  // On exit and not in a `finally`: an interrupt ends the process in the middle of a build.
  process.on('exit', () => rmSync(work, { recursive: true, force: true }))
  const candidates = await makeCandidates(config, parts, work, options.build)
  if (candidates && (await checkAndPublish(config, store, candidates, options))) return 0
  console.log(
    `${parts.join(', ')} ${parts.length > 1 ? 'are' : 'is'} not released; what is live stays as it is`,
  )
  return 1
}

/** The value of an option. @throws UsageError when it is empty, for example because a variable is not set. */
function givenValue(name: string, value: string | undefined): string | undefined {
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

/** `npm run release`: builds parts, checks them against what is live, and publishes them. */
export function releaseCommand(config: ReleasesConfig, args: string[]): Promise<number> {
  process.once('SIGINT', () => {
    console.error('stopped')
    process.exit(130)
  })
  return runCommand(
    { usage, options, words: config.parts.length },
    async ({ positionals, values }) => {
      const share = givenValue('share', values.share)
      if (values.hold && share === undefined) throw new UsageError('--hold goes with --share')
      const names = positionals.length > 0 ? positionals : [undefined]
      return release(config, [...new Set(names.map((name) => parsePart(config, name)))], {
        dryRun: values['dry-run'],
        dirty: values.dirty,
        why: values.why,
        build: givenValue('build', values.build),
        trial: share === undefined ? undefined : { share: Number(share), hold: values.hold },
      })
    },
    args,
  )
}
