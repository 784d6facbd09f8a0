import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `api/drizzle`, seen from this source file or from the bundle in dist alike. */
export function migrationsFolder(start = import.meta.dirname): string {
  const folder = join(start, 'drizzle')
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
  const parent = dirname(start)
  if (parent === start) throw new Error('The folder of migrations is missing.')
  return migrationsFolder(parent)
}
