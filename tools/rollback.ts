import { type Author, readStore } from '@cadence/releases/store/release-store'
import { releasesBefore, rollBackTogether } from '@cadence/releases/store/roll-back'
import { runCommand } from './arguments.ts'
import { author } from './author.ts'
import { misfits } from './release/misfits.ts'
import { type Target, targetsOf } from './rollback/targets.ts'
import { storeOf } from './store.ts'
import { releasables } from './workspaces.ts'

const usage = `npm run rollback -- auth                  makes the release before the live one live again
npm run rollback -- auth 0.1.0-4f2a       makes that one live
npm run rollback -- host auth             takes both back by one change
--why "…": is kept in the history; --anyway: although it does not fit what else is live`

/**
 * Makes earlier releases live. Nothing is built or opened: they were live before, and a bad release must be gone at once.
 * What they say of themselves is compared, though: a remote cannot run in a host that does not give what it takes.
 */
async function rollback(targets: readonly Target[], by: Author, anyway: boolean): Promise<number> {
  const store = await storeOf()
  const releases = await releasesBefore(store, targets)
  const reasons = anyway ? [] : await misfits(store, await readStore(store), releases)
  if (reasons.length > 0) {
    for (const reason of reasons) console.error(`✗ ${reason}`)
    console.error('Nothing changed. What went live together goes back together: name its parts, or --anyway.')
    return 1
  }
  await rollBackTogether(store, releases, by)
  for (const { part, version } of releases) console.log(`${part} ${version} is live again`)
  return 0
}

const options = { why: { type: 'string', default: '' }, anyway: { type: 'boolean', default: false } } as const

process.exitCode = await runCommand(
  { usage, options, words: 2 * releasables.length },
  async ({ positionals, values }) =>
    rollback(targetsOf(positionals), await author(values.why), values.anyway),
)
