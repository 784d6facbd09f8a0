import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  DEFAULT_PLAN,
  promoteCanary,
  raiseCanary,
  readStore,
  registered,
  startCanary,
  stopCanary,
} from '@cadence/host/store'
import type { RolloutPlan } from '@cadence/shared/contract'
import { POLICY, readPolicy } from '@cadence/shared/release-policy'
import { author } from './author.ts'
import { fail } from './fail.ts'
import { storeOf } from './store.ts'
import { folderOf, parseReleasable, type Releasable, root } from './workspaces.ts'

const usage = `npm run canary -- auth                    says how it stands
npm run canary -- auth 0.1.0-4f2a 10      gives a release that is in the store to 10 % of the browsers
npm run canary -- auth 50                 gives it to 50 %
npm run canary -- auth --promote          makes it live for all
npm run canary -- auth --stop             ends it: all get the live release again
--hold: the share does not grow by itself; --why "…": is kept in the history`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    promote: { type: 'boolean', default: false },
    stop: { type: 'boolean', default: false },
    hold: { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

/** How the share of a part's canary grows: as its policy says, where that is in this checkout. */
async function planOf(part: Releasable): Promise<RolloutPlan> {
  const folder = join(root, folderOf(part))
  return existsSync(join(folder, POLICY)) ? (await readPolicy(folder)).rollout : DEFAULT_PLAN
}

/** Tries a release out with a share of the browsers. */
async function canary([name, ...rest]: readonly string[]): Promise<number> {
  const part = parseReleasable(name)
  const store = await storeOf()
  const by = await author(values.why)
  const [first, second] = rest
  if (values.promote) await promoteCanary(store, part, by)
  else if (values.stop) await stopCanary(store, part, by)
  else if (first && second)
    await startCanary(store, part, first, Number(second), by, values.hold ? [] : await planOf(part))
  else if (first) await raiseCanary(store, part, Number(first), by)
  const entry = registered(await readStore(store), part)
  const { release, share, plan } = entry?.canary ?? {}
  if (release) {
    const steps = plan?.filter((step) => step.share > (share ?? 0)).map((step) => `${step.share} %`) ?? []
    const next = plan?.length ? `; then ${[...steps, 'all'].join(', ')}` : ''
    console.log(`${part} ${release.version} for ${share} %, ${entry?.version} for the others${next}`)
  } else console.log(entry ? `${part} ${entry.version} is live for all` : `${part} was never released`)
  return 0
}

if (values.help) console.log(usage)
else process.exitCode = await canary(positionals).catch(fail)
