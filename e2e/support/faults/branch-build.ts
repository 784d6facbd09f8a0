import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteName } from '@cadence/shared/contract'
import { type ServedFolder, serveFolder } from '../serve-folder.ts'
import { liveVersion, mark, unpack } from './releases.ts'

/** Serves the live build of a remote from another address, like the build of a branch. `ran` gives `<remote> branch`. */
export async function serveBranchBuild(
  store: string,
  remote: RemoteName,
  port: string,
): Promise<ServedFolder> {
  const folder = await unpack(join(store, 'remotes', remote, await liveVersion(store, remote)))
  const entry = join(folder, 'remoteEntry.js')
  await writeFile(entry, (await readFile(entry, 'utf8')) + mark(`${remote} branch`))
  const served = await serveFolder(folder, port)
  return {
    ...served,
    stop: async () => {
      await served.stop()
      await rm(folder, { recursive: true })
    },
  }
}
