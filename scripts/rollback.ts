import { parseArgs } from 'node:util'
import { rollBack } from '@cadence/host/store'
import { author } from './author.ts'
import { fail } from './fail.ts'
import { storeOf } from './store.ts'
import { parseReleasable } from './workspaces.ts'

/**
 * `npm run rollback -- auth [version] [--why "…"]`: makes the release before the live one live again, or the one that
 * is named. Nothing is checked: it was live before, and a bad release must be gone at once.
 */
async function rollback(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { why: { type: 'string', default: '' } },
  })
  const [name, version] = positionals
  const part = parseReleasable(name)
  const store = await storeOf()
  const { host, remotes } = await rollBack(store, part, version, await author(values.why))
  const live = part === 'host' ? host : remotes.find((remote) => remote.name === part)
  console.log(`${part} ${live?.version} is live again`)
  return 0
}

process.exitCode = await rollback().catch(fail)
