import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { RemoteName } from '@cadence/shared/contract'
import { liveVersion, mark, unpack } from './releases.ts'

/** The build of a remote at another address. */
export interface BranchBuild {
  url: string
  /** From now on its files are missing. */
  lose: () => void
  stop: () => Promise<void>
}

/** Serves the live build of a remote from another address, as a branch build is: `ran` names it `<remote> branch`. */
export async function serveBranchBuild(
  store: string,
  remote: RemoteName,
  port: string,
): Promise<BranchBuild> {
  const folder = await unpack(join(store, 'remotes', remote, await liveVersion(store, remote)))
  const entry = join(folder, 'remoteEntry.js')
  await writeFile(entry, (await readFile(entry, 'utf8')) + mark(`${remote} branch`))
  let lost = false
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = new URL(url, 'http://127.0.0.1').pathname
    const isGone = lost && path.endsWith('.js')
    const bytes = isGone ? null : await readFile(join(folder, path)).catch(() => null)
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/json'
    answer.writeHead(bytes ? 200 : 404, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    })
    answer.end(bytes)
  })
  await new Promise<void>((ready) => server.listen(Number(port), '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${port}/`,
    lose: () => {
      lost = true
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true })
    },
  }
}
