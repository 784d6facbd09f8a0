import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RemoteName } from '@cadence/shared/contract'
import { root } from '../../tools/workspaces.ts'
import { stack } from './stack.ts'

/** Starts `npm run release` with a build that was made elsewhere, for the store in a folder. */
export function startRelease(dir: string, remote: RemoteName, build: string) {
  const args = ['tools/command.mjs', 'release', remote, '--build', build, '--why', 'a test']
  const { RELEASES_BROTLI } = stack
  const env = { ...process.env, RELEASES_DIR: dir, RELEASES_BROTLI, RELEASE_BY: 'team-of-the-test' }
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Releases a build. @returns the exit code and the output. */
export async function runRelease(dir: string, remote: RemoteName, build: string) {
  const child = startRelease(dir, remote, build)
  let said = ''
  const collect = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const [code] = await once(child, 'close')
  return { code, said }
}
