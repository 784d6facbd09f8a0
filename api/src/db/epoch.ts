import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { databaseEpoch } from './schema.ts'

/** The id of the epoch, for use in another query. */
export const epochId = sql<string>`(select ${databaseEpoch.id} from ${databaseEpoch})`

/**
 * The id of the epoch of the data. The first one is made by a migration. It is read for each answer, because
 * `operator.js restored` may change it while this process is connected to PostgreSQL.
 */
export async function readEpoch(db: Database): Promise<string> {
  const [row] = await db.select({ id: databaseEpoch.id }).from(databaseEpoch)
  if (!row) throw new Error('The database has no epoch.')
  return row.id
}

/** Begins a new epoch after a restore: then clients compare all their data with the server's. */
export async function beginEpoch(db: Database): Promise<void> {
  const id = randomUUID()
  await db
    .insert(databaseEpoch)
    .values({ id })
    .onConflictDoUpdate({ target: databaseEpoch.isOnly, set: { id } })
}
