import { spawnSync } from 'node:child_process'
import { root } from './workspaces.ts'

/** Runs git in the repository. @returns what it prints. @throws Error with git's message when it fails. */
export function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status === 0) return stdout
  throw new Error(stderr.trim() || `git ${args.join(' ')} failed`)
}
