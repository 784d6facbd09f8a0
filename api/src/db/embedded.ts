import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFile, takeLock } from './data-folder-lock.ts'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/**
 * Opens PGlite on `dataDir`/db. PGlite has no lock, and two processes on one folder lose rows without an error.
 */
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
      // The database lives in this process; it is lost only with the folder.
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

const UNFINISHED = 'db.new-'

/**
 * Makes sure that `dataDir`/db is a complete cluster. A kill while PGlite creates one would leave a folder that never
 * opens, so it is created under another name and then renamed. Call it under the lock: then every folder of that name
 * was left by a killed process.
 */
export async function createCluster(dataDir: string): Promise<string> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) return folder
  const temporary = join(dataDir, `${UNFINISHED}${process.pid}`)
  const cluster = await PGlite.create(temporary)
  await cluster.close()
  renameSync(temporary, folder)
  return folder
}
