import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { isLockTimeout } from './database-errors.ts'

/** Any number, the same in all API processes. */
const MIGRATION_LOCK = 7_203_411

/**
 * How long a migration waits for a table that something else has locked, such as `pg_dump`. Every other query of that
 * table waits behind the migration, so it gives up, lets them run, and tries again.
 */
const LOCK_TIMEOUT = '500ms'
const PAUSE_MS = 2_000
const TRIES = 60

/**
 * Applies all missing migrations or none. It uses a connection of its own, because an advisory lock belongs to the
 * connection that took it, and because neither waiting for another process nor a long migration may reach the time
 * limits of the pool. Throws after two and a half minutes in which a table was never free.
 */
export async function migrateOnPostgres(databaseUrl: string, folder = migrationsFolder()): Promise<void> {
  const connection = new Client({ connectionString: databaseUrl })
  let broken: Error | undefined
  connection.on('error', (error) => {
    broken = error
  })
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await connection.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    await migrateWhenFree(connection, folder)
  } catch (error) {
    throw broken ?? error
  } finally {
    // Ends the advisory lock too, whatever happened.
    await connection.end()
  }
}

async function migrateWhenFree(connection: Client, migrationsFolder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await migrate(drizzle(connection), { migrationsFolder })
    } catch (error) {
      if (!isLockTimeout(error) || tries === TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** Finds `api/drizzle`, from this source file as well as from the bundle in dist. */
export function migrationsFolder(start = import.meta.dirname): string {
  const folder = join(start, 'drizzle')
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
  const parent = dirname(start)
  if (parent === start) throw new Error('The folder of migrations is missing.')
  return migrationsFolder(parent)
}
