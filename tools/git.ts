import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './workspaces.ts'

/** What git answers; null where there is no git, or no repository. */
export async function git(...args: string[]): Promise<string | null> {
  return promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}

/**
 * The commit that folders stand at, with `-dirty` when something in them is not committed.
 * @returns undefined outside a repository.
 */
export async function commitOf(folders: readonly string[]): Promise<string | undefined> {
  const [head, changes] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '--', ...folders, 'package-lock.json'),
  ])
  if (!head) return undefined
  return changes ? `${head}-dirty` : head
}

/** A commit as people read it: its first seven digits, and whether something was not committed. */
export function shortCommit(commit = '-'): string {
  return commit.replace(/^([0-9a-f]{7})[0-9a-f]*/, '$1')
}
