import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createCluster } from './create-cluster.ts'
import { lockFile, takeLock } from './data-folder-lock.ts'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
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
      listen: (channel, hearing) => {
        const listening = client.listen(channel, hearing.message)
        listening.then(hearing.ready, hearing.broken)
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
