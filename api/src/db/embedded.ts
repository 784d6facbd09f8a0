import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tracing } from '@cadence/shared/tracing'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFile, takeLock } from './data-folder-lock.ts'
import type { OpenDatabase, Snapshot } from './database.ts'
import { migrationsFolder, newestMigration } from './migrations.ts'
import * as schema from './schema.ts'
import { traceStatements } from './trace-statements.ts'

/**
 * Opens PGlite on `dataDir`/db. PGlite has no lock, and two processes on one folder lose rows without an error.
 */
export async function openEmbedded(dataDir: string, tracing?: Tracing): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeLock(lockFile(dataDir), dataDir)
  try {
    const folder = await createCluster(dataDir)
    const client = await PGlite.create(folder)
    const pending = countPending(client)
    if (tracing) traceEmbedded(client, tracing)
    const db = drizzle(client, { schema })
    await migrate(db, { migrationsFolder: migrationsFolder() })
    return {
      db,
      observed: db,
      pending,
      // The database lives in this process; it is lost only with the folder.
      dead: lock.lost,
      ping: async () => {
        await client.query('select 1')
      },
      snapshot: () => snapshotOf(client, dataDir),
      listen: (channel, listener) => {
        const listening = client.listen(channel, listener.message)
        listening.then(listener.ready, listener.broken)
        return async () => {
          const end = await listening.catch(() => undefined)
          await end?.()
        }
      },
      close: async () => {
        // When another process has taken the folder, closing would write into its database.
        if (lock.isHeld()) await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** @returns how many statements and transactions of a database are not finished */
function countPending(client: PGlite): () => number {
  let pending = 0
  const count = async <T>(work: Promise<T>): Promise<T> => {
    pending++
    try {
      return await work
    } finally {
      pending--
    }
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (text, params, options) => count(query(text, params, options))
  client.transaction = (work) => count(transaction(work))
  return () => pending
}

/** Runs each statement in a span, those of transactions included. */
function traceEmbedded(client: PGlite, tracing: Tracing): void {
  traceStatements(client, tracing)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      traceStatements(tx, tracing)
      return work(tx)
    })
}

/** The database in a data folder. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'db')

const UNFINISHED = 'db.new-'

/** Where a cluster is made before it gets its name. */
export const unfinishedCluster = (dataDir: string): string => join(dataDir, `${UNFINISHED}${process.pid}`)

/**
 * Copies the folder of the database between two statements: PGlite runs none meanwhile. Where the copy is opened, a
 * transaction that was not committed is not there, as after a kill. The copy is on the disk, because the database may be
 * larger than the memory of this process.
 */
async function snapshotOf(client: PGlite, dataDir: string): Promise<Snapshot> {
  const migration = await newestMigration(client)
  const folder = await mkdtemp(join(dataDir, UNFINISHED))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    // Where the file system can, both share their blocks.
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
    await client.runExclusive(() => cp(clusterOf(dataDir), folder, options))
    return { migration, folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Removes what killed processes left. Call it under the lock: then every folder of that name is of such a process. */
export function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Makes sure that `dataDir`/db is a complete cluster. A kill while PGlite creates one would leave a folder that never
 * opens, so it is created under another name and then renamed. Call it under the lock.
 */
export async function createCluster(dataDir: string): Promise<string> {
  removeUnfinished(dataDir)
  const folder = clusterOf(dataDir)
  if (existsSync(folder)) return folder
  const temporary = unfinishedCluster(dataDir)
  const cluster = await PGlite.create(temporary)
  await cluster.close()
  renameSync(temporary, folder)
  return folder
}
