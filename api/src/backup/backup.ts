import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { requireKnown } from '../db/migrations.ts'
import type { Deleted, Undone } from '../operator/after-restore.ts'
import { readBackup } from './backup-file.ts'
import { backupEmbedded, restoreEmbedded } from './embedded-backup.ts'
import { backupPostgres, restorePostgres } from './postgres-backup.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Writes a backup of the configured database.
 * @param target a file that does not exist yet, or a folder, in which the file is named by its time
 */
export async function backup({ databaseUrl, dataDir }: Place, target: string, now: Date): Promise<string> {
  const file = isFolder(target) ? join(target, nameAt(now)) : target
  removeUnfinished(file, now)
  if (databaseUrl) await backupPostgres(databaseUrl, file, now)
  else await backupEmbedded(dataDir, file, now)
  return resolve(file)
}

/**
 * Restores a backup into the configured place, which must be empty, without what was deleted for a person since.
 * @throws a readable error when the file is damaged, of another database or of a newer release
 */
export async function restore(
  { databaseUrl, dataDir }: Place,
  file: string,
  deleted: Deleted,
): Promise<Undone> {
  const { database, migration } = await readBackup(file)
  requireKnown(migration, file)
  if (database === 'postgres' && !databaseUrl)
    throw new Error(`${file} is of PostgreSQL: name an empty database by DATABASE_URL.`)
  if (database === 'embedded' && databaseUrl)
    throw new Error(`${file} is of the embedded database: restore it without DATABASE_URL.`)
  return databaseUrl ? restorePostgres(databaseUrl, file, deleted) : restoreEmbedded(dataDir, file, deleted)
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const PREFIX = 'cadence-'
const nameAt = (now: Date) => `${PREFIX}${now.toISOString().replace(/[:]|\.\d+/g, '')}.backup`

/** Whether a file of a folder was not written to for some time. */
const isUntouched = (path: string, ms: number, now: Date) => {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return written !== undefined && now.getTime() - written > ms
}

/** Another machine may be writing its backup into the same folder; it writes all the time. */
const UNFINISHED_MS = 60 * 60 * 1000

/**
 * Removes what killed backups left beside a new one: each may be as large as the database. Parts of other programs, such as
 * `archive.7z.001.part`, stay.
 */
function removeUnfinished(file: string, now: Date): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) {
    const [, target] = /^(.+)\.\d+\.part$/.exec(name) ?? []
    const isOurs = target === basename(file) || (target?.startsWith(PREFIX) && target.endsWith('.backup'))
    const path = join(folder, name)
    if (isOurs && isUntouched(path, UNFINISHED_MS, now)) rmSync(path, { force: true })
  }
}

/** Deletes the backups of a folder that are older. @returns their names */
export function deleteOlder(folder: string, days: number, now: Date): string[] {
  const old = readdirSync(folder).filter(
    (name) =>
      name.startsWith(PREFIX) &&
      name.endsWith('.backup') &&
      isUntouched(join(folder, name), days * 86_400_000, now),
  )
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old
}
