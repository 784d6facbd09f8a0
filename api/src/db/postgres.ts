import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import type { OpenDatabase } from './database.ts'
import { listenOnPostgres } from './listen.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import * as schema from './schema.ts'

/** Any number that is the same in all API processes. */
const MIGRATION_LOCK = 7_203_411

/** A request must fail with a 503 within two seconds, not hang, while the database is away. In milliseconds. */
export const timeLimits = { connectionTimeoutMillis: 1800, query_timeout: 1900 }

/** PostgreSQL by address. Any number of API processes may share it. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  await migrateAlone(databaseUrl)
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    ...timeLimits,
    keepAlive: true,
  })
  // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    db: drizzle(pool, { schema }),
    pool,
    ping: async () => {
      await pool.query('select 1')
    },
    listen: (channel, hearing) => listenOnPostgres(databaseUrl, channel, hearing),
    close: () => pool.end(),
  }
}

/**
 * On a connection of its own: an advisory lock belongs to the connection that took it, and neither waiting for
 * another process's migrations nor a long one of ours may run into the pool's time limit.
 */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const connection = new Client({ connectionString: databaseUrl })
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(connection, { schema }), { migrationsFolder: migrationsFolder() })
  } finally {
    // Ends the lock too, whatever happened.
    await connection.end()
  }
}
