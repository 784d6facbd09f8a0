import { parseArgs } from 'node:util'
import { folderStore } from '@cadence/host/store'
import { readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { buildAndPublish } from './release-build.ts'
import { parseReleasable } from './workspaces.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } })

/**
 * `npm run release -- auth`: builds one part and publishes it into the store, without touching the others; with
 * `--share 10` for 10 % of the browsers.
 */
async function release(name: string | undefined): Promise<number> {
  const part = parseReleasable(name)
  const share = values.share === undefined ? undefined : Number(values.share)
  const version = await buildAndPublish(part, folderStore(readEnvironment().RELEASES_DIR), undefined, share)
  console.log(share === undefined ? `${part} ${version} is live` : `${part} ${version} for ${share} %`)
  return 0
}

process.exitCode = await release(positionals[0]).catch(fail)
