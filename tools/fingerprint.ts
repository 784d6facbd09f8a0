import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './workspaces.ts'

const skipped = new Set(['node_modules', 'dist', 'dist-server', '.tsc', '.mf', 'test'])

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !skipped.has(name) && !/\.md$|\.test(-kit)?\.tsx?$/.test(name))
      .map((entry) => {
        const full = join(path, entry.name)
        return entry.isDirectory() ? filesBelow(full) : [full]
      }),
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
