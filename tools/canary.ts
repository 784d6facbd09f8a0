import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RolloutPlan } from '@cadence/releases/registry'
import { POLICY, readPolicy } from '@cadence/releases/release-policy'
import {
  DEFAULT_PLAN,
  promoteCanary,
  raiseCanary,
  startCanary,
  stopCanary,
} from '@cadence/releases/store/canary'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { type ReleaseStore, readStore } from '@cadence/releases/store/release-store'
import { runCommand, UsageError } from './arguments.ts'
import { author } from './author.ts'
import { storeOf } from './store.ts'
import { folderOf, parseReleasable, type Releasable, root } from './workspaces.ts'

const usage = `npm run canary -- auth                    says how it stands
npm run canary -- auth 0.1.0-4f2a 10      gives a release that is in the store to 10 % of the browsers
npm run canary -- auth 50                 gives it to 50 %
npm run canary -- auth --promote          makes it live for all
npm run canary -- auth --stop             ends it: all get the live release again
--hold: the share does not grow by itself, with the two before or alone; --why "…": is kept in the history`

interface Options {
  promote: boolean
  stop: boolean
  hold: boolean
  why: string
}

/** How the share of a part's canary grows: as its policy says, where that is in this checkout. */
async function planOf(part: Releasable): Promise<RolloutPlan> {
  const folder = join(root, folderOf(part))
  return existsSync(join(folder, POLICY)) ? (await readPolicy(folder)).rollout : DEFAULT_PLAN
}

/** A release that is named must be the one that is tried out. @throws Error. */
async function requireCanary(store: ReleaseStore, part: Releasable, version: string): Promise<void> {
  const canary = entryOf(await readStore(store), part)?.canary?.release.version
  if (canary === version) return
  const instead = canary ? `${canary} is` : 'no release is'
  throw new Error(`${part} ${version} is not being tried out; ${instead}`)
}

/** Changes what is tried out as the words and options say, if they say anything. */
async function change(store: ReleaseStore, part: Releasable, words: readonly string[], options: Options) {
  const { promote, stop, hold, why } = options
  const by = await author(why)
  const [first, second] = words
  if (promote || stop) {
    if (first) await requireCanary(store, part, first)
    return promote ? promoteCanary(store, part, by) : stopCanary(store, part, by)
  }
  if (first && second) {
    return startCanary(store, part, first, Number(second), by, hold ? [] : await planOf(part))
  }
  if (!first && !hold) return readStore(store)
  const share = first ?? entryOf(await readStore(store), part)?.canary?.share
  if (share === undefined) throw new Error(`No release of ${part} is being tried out`)
  if (Number.isNaN(Number(share))) throw new UsageError(`For what share? ${share} and a percentage`)
  return raiseCanary(store, part, Number(share), by, undefined, hold ? [] : undefined)
}

/** Tries a release out with a share of the browsers, and says how that stands. */
async function canary([name, ...words]: readonly string[], options: Options): Promise<number> {
  const part = parseReleasable(name)
  const actions = [options.promote, options.stop, options.hold || words.length === 2]
  if (actions.filter(Boolean).length > 1) throw new UsageError('One at a time: a share, --promote or --stop')
  const entry = entryOf(await change(await storeOf(), part, words, options), part)
  const { release, share, plan } = entry?.canary ?? {}
  if (release) {
    const steps = plan?.filter((step) => step.share > (share ?? 0)).map((step) => `${step.share} %`) ?? []
    const next = plan?.length ? `; then ${[...steps, 'all'].join(', ')}` : ''
    console.log(`${part} ${release.version} for ${share} %, ${entry?.version} for the others${next}`)
  } else console.log(entry ? `${part} ${entry.version} is live for all` : `${part} was never released`)
  return 0
}

process.exitCode = await runCommand(
  {
    usage,
    options: {
      promote: { type: 'boolean', default: false },
      stop: { type: 'boolean', default: false },
      hold: { type: 'boolean', default: false },
      why: { type: 'string', default: '' },
    },
    words: 3,
  },
  ({ positionals, values }) => canary(positionals, values),
)
