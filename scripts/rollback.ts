import { folderStore, rollBack } from '@cadence/host/store'
import { readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { parseReleasable } from './workspaces.ts'

/** `npm run rollback -- auth`: makes the release before the live one live again, or the one that is named. */
async function rollback(name: string | undefined, version: string | undefined): Promise<number> {
  const part = parseReleasable(name)
  const { host, remotes } = await rollBack(folderStore(readEnvironment().RELEASES_DIR), part, version)
  const live = part === 'host' ? host : remotes.find((remote) => remote.name === part)
  console.log(`${part} ${live?.version} is live again`)
  return 0
}

process.exitCode = await rollback(process.argv[2], process.argv[3]).catch(fail)
