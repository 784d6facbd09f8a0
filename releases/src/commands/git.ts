import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs git in a folder. @returns what it prints; null where there is no git, or no repository. */
export async function git(root: string, ...args: string[]): Promise<string | null> {
  return promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}

/**
 * The commit of some folders, with `-dirty` when something in them or the lockfile is not committed.
 * @returns undefined outside a repository.
 */
export async function commitOf(root: string, folders: readonly string[]): Promise<string | undefined> {
  const [head, changes] = await Promise.all([
    git(root, 'rev-parse', 'HEAD'),
    git(root, 'status', '--porcelain', '--', ...folders, 'package-lock.json'),
  ])
  if (!head) return undefined
  return changes ? `${head}-dirty` : head
}

/** A commit for people: its first seven digits, and whether something was not committed. */
export function shortCommit(commit = '-'): string {
  return commit.replace(/^([0-9a-f]{7})[0-9a-f]*/, '$1')
}
