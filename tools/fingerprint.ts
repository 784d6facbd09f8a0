import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { root } from './workspaces.ts'

const skipped = new Set(['node_modules', 'dist', 'dist-server', '.tsc', '.mf', 'test'])

/** Folders of the release platform that no build of a part takes anything from: the platform's own server and commands. */
const platformFolders = ['commands', 'gate', 'preview', 'rollout', 'store'].map(
  (name) => `releases/src/${name}`,
)

/** Whether a build may depend on a file or folder. @param path from the root, with `/` between its names. */
export function isBuildInput(path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  return !skipped.has(name) && !/\.md$|\.test(-kit)?\.tsx?$/.test(name) && !platformFolders.includes(path)
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  const lists = await Promise.all(
    entries
      .map((entry) => ({ full: join(path, entry.name), isFolder: entry.isDirectory() }))
      .filter(({ full }) => isBuildInput(relative(root, full).split(sep).join('/')))
      .map(({ full, isFolder }) => (isFolder ? filesBelow(full) : [full])),
  )
  return lists.flat()
}

/**
 * A fingerprint of everything that a workspace's build depends on: its own files, those of `shared`, and the lockfile.
 * Equal fingerprints mean an equal build, but for the archive of types, which holds the time at which it was made.
 * @returns ten hexadecimal digits.
 */
export async function fingerprint(folders: readonly string[]): Promise<string> {
  const lists = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))))
  const files = [...lists.flat(), join(root, 'package-lock.json')].sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 10)
}
