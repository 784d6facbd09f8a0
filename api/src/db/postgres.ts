import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { migrateOnPostgres } from './migrations.ts'
import { watchPool } from './pool-watchdog.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import * as schema from './schema.ts'
import { inTransaction } from './transaction.ts'

/**
 * A request must fail with a 503 within two seconds, not hang, while the database is away. In milliseconds. They end
 * what waits here, and not what runs there: a connection whose answer was not waited for is closed.
 */
export const clientLimits = { connectionTimeoutMillis: 1_800, query_timeout: 1_900 }

/** The server ends by itself what takes longer, so that nothing is held for a client that is gone. In milliseconds. */
export const serverLimits = {
  lock_timeout: 1_200,
  statement_timeout: 1_700,
  idle_in_transaction_session_timeout: 2_500,
}

/** PostgreSQL by address. Any number of API processes may share it. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  await migrateOnPostgres(databaseUrl)
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    keepAlive: true,
    ...clientLimits,
    ...serverLimits,
  })
  // A connection that breaks is replaced on the next use, and what runs on it fails by itself: without a listener each
  // would end the process, the first those that are idle, the second those that are in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Database = drizzle(pool, { schema })
  const watchdog = watchPool(pool, () => new Client({ connectionString: databaseUrl, ...clientLimits }))
  return {
    // Drizzle's own transaction gives a connection back whatever state it is in.
    db: Object.assign(db, {
      transaction: <T>(work: (tx: Database) => Promise<T>) => inTransaction(pool, work),
    }),
    pool,
    dead: watchdog.dead,
    ping: async () => {
      await pool.query('select 1')
    },
    listen: (channel, listener) => listenOnPostgres(databaseUrl, channel, listener),
    close: async () => {
      watchdog.stop()
      await pool.end()
    },
  }
}
