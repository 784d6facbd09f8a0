import type { Tracing } from '@cadence/shared/tracing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { migrateOnPostgres } from './migrations.ts'
import { watchPool } from './pool-watchdog.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import * as schema from './schema.ts'
import { traceStatements } from './trace-statements.ts'
import { inTransaction } from './transaction.ts'

/**
 * While the database is away, a request must fail with a 503 within two seconds. In milliseconds. These limits end the
 * waiting here, not the query on the server: a connection whose query timed out is closed.
 */
export const clientLimits = { connectionTimeoutMillis: 1_800, query_timeout: 1_900 }

/**
 * The server ends statements that take longer, so that a client that is gone holds no lock. In milliseconds.
 */
export const serverLimits = {
  lock_timeout: 1_200,
  statement_timeout: 1_700,
  idle_in_transaction_session_timeout: 2_500,
}

function poolOf(databaseUrl: string, max: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    keepAlive: true,
    ...clientLimits,
    ...serverLimits,
  })
  // A broken connection is replaced on the next use, and its query fails. Without these listeners the error event of an
  // idle connection (the first) or of one in use (the second) would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Opens PostgreSQL. Any number of API processes may share it. */
export async function openPostgres(databaseUrl: string, tracing?: Tracing): Promise<OpenDatabase> {
  await migrateOnPostgres(databaseUrl)
  const pool = poolOf(databaseUrl, 10)
  const observing = poolOf(databaseUrl, 1)
  if (tracing) {
    traceStatements(pool, tracing)
    pool.on('connect', (client) => traceStatements(client, tracing))
  }
  const db: Database = drizzle(pool, { schema })
  const watchdog = watchPool(pool, () => new Client({ connectionString: databaseUrl, ...clientLimits }))
  return {
    // Drizzle's own transaction returns a connection to the pool even while its transaction is still open.
    db: Object.assign(db, {
      transaction: <T>(work: (tx: Database) => Promise<T>) => inTransaction(pool, work),
    }),
    pool,
    observed: drizzle(observing, { schema }),
    dead: watchdog.dead,
    ping: async () => {
      await pool.query('select 1')
    },
    listen: (channel, listener) => listenOnPostgres(databaseUrl, channel, listener),
    close: async () => {
      watchdog.stop()
      await Promise.all([pool.end(), observing.end()])
    },
  }
}
