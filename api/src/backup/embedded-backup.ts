import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { FolderInUseError, lockFile, takeLock } from '../db/data-folder-lock.ts'
import { clusterOf, removeUnfinished, unfinishedCluster } from '../db/embedded.ts'
import { migrationsFolder, newestMigration } from '../db/migrations.ts'
import * as schema from '../db/schema.ts'
import { afterRestore, type Deleted, type Undone } from '../operator/after-restore.ts'
import { contentOf, writeBackup } from './backup-file.ts'
import { askForDump, type ReceivedDump, socketOf } from './dump-socket.ts'
import { packFolder, unpackInto } from './tar.ts'

/** Writes a backup under the migration that its database has. */
type Write = (migration: number, fill: (content: Writable) => Promise<void>) => Promise<void>

/** Writes a backup of the embedded database, made by the API that runs on the folder, or here when none does. */
export async function backupEmbedded(dataDir: string, file: string, now: Date): Promise<void> {
  if (!existsSync(clusterOf(dataDir))) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  const write: Write = (migration, fill) =>
    writeBackup(file, { database: 'embedded', migration, createdAt: now.toISOString() }, fill)
  await backupHere(dataDir, write).catch(async (error) => {
    if (!(error instanceof FolderInUseError)) throw error
    const { migration, tar } = await received(dataDir, error)
    await write(migration, (content) => pipeline(tar, createGzip(), content))
  })
}

async function received(dataDir: string, inUse: FolderInUseError): Promise<ReceivedDump> {
  const dump = await askForDump(dataDir)
  if (dump) return dump
  throw new Error(`${inUse.message} It does not answer at ${socketOf(dataDir)}: its log says why.`)
}

async function backupHere(dataDir: string, write: Write): Promise<void> {
  const lock = await takeLock(lockFile(dataDir), dataDir)
  try {
    const client = await PGlite.create(clusterOf(dataDir))
    const migration = await newestMigration(client).finally(() => client.close())
    await write(migration, (content) => packFolder(clusterOf(dataDir), content, true))
  } finally {
    lock.release()
  }
}

/**
 * Restores a backup into a data folder without a database. It is made under another name, brought to the present schema, and
 * freed of what must not come back, before it gets its own name: a kill leaves nothing that an API would open.
 */
export async function restoreEmbedded(dataDir: string, file: string, deleted: Deleted): Promise<Undone> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeLock(lockFile(dataDir), dataDir)
  const temporary = unfinishedCluster(dataDir)
  try {
    if (existsSync(clusterOf(dataDir)))
      throw new Error(
        `There is a database in ${dataDir} (DATA_DIR) already. Name an empty folder, or move ${join(dataDir, 'db')} away.`,
      )
    removeUnfinished(dataDir)
    mkdirSync(temporary, { mode: 0o700 })
    await unpackInto(temporary, contentOf(file))
    const client = await PGlite.create(temporary)
    const undone = await present(client, deleted).finally(() => client.close())
    renameSync(temporary, clusterOf(dataDir))
    return undone
  } finally {
    rmSync(temporary, { recursive: true, force: true })
    lock.release()
  }
}

async function present(client: PGlite, deleted: Deleted): Promise<Undone> {
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: migrationsFolder() })
  return afterRestore(db, deleted)
}
