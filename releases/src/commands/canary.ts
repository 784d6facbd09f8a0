import type { RolloutPlan } from '../registry.ts'
import type { ReleasesConfig } from '../releases-config.ts'
import { DEFAULT_PLAN, promoteCanary, raiseCanary, startCanary, stopCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import { entryOf } from '../store/registry-entries.ts'
import { type ReleaseStore, readStore } from '../store/release-store.ts'
import { author, openConfiguredStore, parsePart } from './command-context.ts'
import { runCommand, UsageError } from './command-line.ts'

const usage = `npm run canary -- auth                    says how it stands
npm run canary -- auth 0.1.0-4f2a 10      gives a release that is in the store to 10 % of the browsers
npm run canary -- auth 50                 gives it to 50 %
npm run canary -- auth --promote          makes it live for all
npm run canary -- auth --stop             ends it: all get the live release again
--hold: the share does not grow by itself, with the two before or alone; --why "…": is kept in the history`

const options = {
  promote: { type: 'boolean', default: false },
  stop: { type: 'boolean', default: false },
  hold: { type: 'boolean', default: false },
  why: { type: 'string', default: '' },
} as const

interface Options {
  promote: boolean
  stop: boolean
  hold: boolean
  why: string
}

/** How the share of a part's canary grows: as its policy says, or by default where this checkout lacks its folder. */
async function planOf({ policyOf }: ReleasesConfig, part: Part): Promise<RolloutPlan> {
  return (await policyOf(part))?.rollout ?? DEFAULT_PLAN
}

/** @throws Error when a named release is not the canary of its part. */
async function requireCanary(store: ReleaseStore, part: Part, version: string): Promise<void> {
  const canary = entryOf(await readStore(store), part)?.canary?.release.version
  if (canary === version) return
  const instead = canary ? `${canary} is` : 'no release is'
  throw new Error(`${part} ${version} is not being tried out; ${instead}`)
}

/** Changes the canary as the words and options say. @returns the document after that. */
async function changeCanary(
  config: ReleasesConfig,
  store: ReleaseStore,
  part: Part,
  [first, second]: readonly string[],
  { promote, stop, hold, why }: Options,
) {
  const by = await author(config, why)
  if (promote || stop) {
    if (first) await requireCanary(store, part, first)
    return promote ? promoteCanary(store, part, by) : stopCanary(store, part, by)
  }
  if (first && second) {
    const plan = hold ? [] : await planOf(config, part)
    return startCanary(store, part, first, Number(second), by, plan)
  }
  if (!first && !hold) return readStore(store)
  const share = first ?? entryOf(await readStore(store), part)?.canary?.share
  if (share === undefined) throw new Error(`No release of ${part} is being tried out`)
  if (Number.isNaN(Number(share))) throw new UsageError(`For what share? ${share} and a percentage`)
  return raiseCanary(store, part, Number(share), by, undefined, hold ? [] : undefined)
}

/** `npm run canary`: gives a release to a share of the browsers, and says which release has which share. */
export function canaryCommand(config: ReleasesConfig, args: string[]): Promise<number> {
  return runCommand(
    { usage, options, words: 3 },
    async ({ positionals: [name, ...words], values }) => {
      const part = parsePart(config, name)
      const actions = [values.promote, values.stop, values.hold || words.length === 2]
      if (actions.filter(Boolean).length > 1)
        throw new UsageError('One at a time: a share, --promote or --stop')
      const store = await openConfiguredStore(config)
      const entry = entryOf(await changeCanary(config, store, part, words, values), part)
      const { release, share, plan } = entry?.canary ?? {}
      if (release) {
        const steps = plan?.filter((step) => step.share > (share ?? 0)).map((step) => `${step.share} %`) ?? []
        const next = plan?.length ? `; then ${[...steps, 'all'].join(', ')}` : ''
        console.log(`${part} ${release.version} for ${share} %, ${entry?.version} for the others${next}`)
      } else console.log(entry ? `${part} ${entry.version} is live for all` : `${part} was never released`)
      return 0
    },
    args,
  )
}
