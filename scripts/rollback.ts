import { rollBackRemote } from '@cadence/host/store'
import { readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { parseReleasable } from './workspaces.ts'

/** `npm run rollback -- auth`: makes the release before the live one live again. */
async function rollback(name: string | undefined): Promise<number> {
  const part = parseReleasable(name)
  if (part === 'host') throw new Error('Only a remote can be rolled back.')
  const { remotes } = await rollBackRemote(readEnvironment().RELEASES_DIR, part)
  console.log(`${part} ${remotes.find((remote) => remote.name === part)?.version} is live again`)
  return 0
}

process.exitCode = await rollback(process.argv[2]).catch(fail)
