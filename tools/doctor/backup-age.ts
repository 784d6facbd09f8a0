import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Age in hours of the newest file in the folder of the backups; undefined without one. An empty file is no backup, and neither
 * is a folder or a link to nothing.
 */
export async function backupAgeIn(folder: string, now: Date): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)))
  const changes = found.flatMap((file) => (file?.isFile() && file.size > 0 ? [file.mtimeMs] : []))
  if (changes.length === 0) return undefined
  return (now.getTime() - Math.max(...changes)) / 3_600_000
}
