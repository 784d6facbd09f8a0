import { folderStore } from '@cadence/host/store'
import { readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { buildAndPublish } from './release-build.ts'
import { parseReleasable } from './workspaces.ts'

/** `npm run release -- auth`: builds one part and publishes it into the store, without touching the others. */
async function release(name: string | undefined): Promise<number> {
  const part = parseReleasable(name)
  const version = await buildAndPublish(part, folderStore(readEnvironment().RELEASES_DIR))
  console.log(`${part} ${version} is live`)
  return 0
}

process.exitCode = await release(process.argv[2]).catch(fail)
