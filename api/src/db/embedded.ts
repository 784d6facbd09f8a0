import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFile, takeLock } from './data-folder-lock.ts'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** PGlite on `dataDir`/db. It has no lock of its own, and two processes on one folder silently lose rows. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeLock(lockFile(dataDir), dataDir)
  try {
    const folder = await createCluster(dataDir)
    const client = await PGlite.create(folder)
    const db = drizzle(client, { schema })
    await migrate(db, { migrationsFolder: migrationsFolder() })
    return {
      db,
      // It lives in this process, for as long as the folder is its own.
      dead: lock.lost,
      ping: async () => {
        await client.query('select 1')
      },
      listen: (channel, listener) => {
        const listening = client.listen(channel, listener.message)
        listening.then(listener.ready, listener.broken)
        return async () => {
          const end = await listening.catch(() => undefined)
          await end?.()
        }
      },
      close: async () => {
        // What another process works on is not written to any more.
        if (lock.isHeld()) await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

const unfinished = 'db.new-'

/**
 * Makes sure that `dataDir`/db is a whole cluster. A kill while PGlite fills a folder leaves one that never opens
 * again, so it is filled under another name and renamed when complete. Call it under the lock only: then every
 * folder with that name is what a killed start left behind.
 */
export async function createCluster(dataDir: string): Promise<string> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(unfinished)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) return folder
  const temporary = join(dataDir, `${unfinished}${process.pid}`)
  const cluster = await PGlite.create(temporary)
  await cluster.close()
  renameSync(temporary, folder)
  return folder
}
