import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import * as z from 'zod/mini'
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
export function migrateOnPostgres(databaseUrl: string, folder = migrationsFolder()): Promise<void> {
  return withMigrationLock(
    databaseUrl,
    async (connection, migrate) => {
      await requireFinishedRestore(connection)
      await migrate()
    },
    folder,
  )
}

/** Works on a connection while no other process migrates the database, which every start of an API does. */
export async function withMigrationLock<T>(
  databaseUrl: string,
  work: (connection: Client, migrate: () => Promise<void>) => Promise<T>,
  folder = migrationsFolder(),
): Promise<T> {
  const connection = new Client({ connectionString: databaseUrl })
  let broken: Error | undefined
  connection.on('error', (error) => {
    broken = error
  })
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await connection.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    return await work(connection, () => migrateWhenFree(connection, folder))
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

/** A table that marks a database in which a restore, or a move, has not come to its end. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** @throws when a restore into this database did not end: it may hold what was deleted for a person */
export async function requireFinishedRestore(connection: Client): Promise<void> {
  const { rows } = await connection.query(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as unfinished`,
  )
  if (rows[0].unfinished)
    throw new Error(
      'A restore or a move into this database did not end. Drop it, make a new one, and begin again.',
    )
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })

/** The migrations of this release, the newest last. */
function knownMigrations(folder = migrationsFolder()) {
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')
  return journalSchema.parse(JSON.parse(journal)).entries
}

/** @throws a readable error when a database has a migration that this release does not know */
export function requireKnown(migration: number, what: string): void {
  const newest = knownMigrations().at(-1)
  if (newest && migration <= newest.when) return
  throw new Error(
    `${what} is of a newer release: this one ends with the migration ${newest?.tag}. Use the release that wrote it, or a later one.`,
  )
}

const newestSchema = z.object({ rows: z.tuple([z.object({ newest: z.coerce.number() })]) })

/** The newest migration of a database, as its time in the journal. */
export async function newestMigration(database: {
  query(text: string): Promise<{ rows: unknown[] }>
}): Promise<number> {
  const found = await database.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return newestSchema.parse(found).rows[0].newest
}

/** Finds `api/drizzle`, from this source file as well as from the bundle in dist. */
export function migrationsFolder(start = import.meta.dirname): string {
  const folder = join(start, 'drizzle')
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder
  const parent = dirname(start)
  if (parent === start) throw new Error('The folder of migrations is missing.')
  return migrationsFolder(parent)
}
