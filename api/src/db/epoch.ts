import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { databaseEpoch } from './schema.ts'

/** The id of the epoch, to be read within another query. */
export const epochId = sql<string>`(select ${databaseEpoch.id} from ${databaseEpoch})`

/**
 * The epoch of the data; a migration has made the first one. Each answer reads it anew: `operator.js restored` may run on a
 * PostgreSQL that this process is connected to.
 */
export async function readEpoch(db: Database): Promise<string> {
  const [row] = await db.select({ id: databaseEpoch.id }).from(databaseEpoch)
  if (!row) throw new Error('The database has no epoch.')
  return row.id
}

/** Begins another epoch, after a restore: clients compare all that they hold with what is here. */
export async function beginEpoch(db: Database): Promise<void> {
  const id = randomUUID()
  await db
    .insert(databaseEpoch)
    .values({ id })
    .onConflictDoUpdate({ target: databaseEpoch.isOnly, set: { id } })
}
