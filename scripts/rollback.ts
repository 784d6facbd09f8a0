import { rollBack } from '@cadence/host/store'
import { runCommand } from './arguments.ts'
import { author } from './author.ts'
import { storeOf } from './store.ts'
import { parseReleasable } from './workspaces.ts'

const usage = `npm run rollback -- auth                  makes the release before the live one live again
npm run rollback -- auth 0.1.0-4f2a       makes that one live
--why "…": is kept in the history`

/** Makes an earlier release live. Nothing is checked: it was live before, and a bad release must be gone at once. */
async function rollback(name: string | undefined, version: string | undefined, why: string): Promise<number> {
  const part = parseReleasable(name)
  const store = await storeOf()
  const { host, remotes } = await rollBack(store, part, version, await author(why))
  const live = part === 'host' ? host : remotes.find((remote) => remote.name === part)
  console.log(`${part} ${live?.version} is live again`)
  return 0
}

process.exitCode = await runCommand(
  { usage, options: { why: { type: 'string', default: '' } }, words: 2 },
  ({ positionals: [name, version], values }) => rollback(name, version, values.why),
)
