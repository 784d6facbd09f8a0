import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import {
  newestMigration,
  requireFinishedRestore,
  UNFINISHED_RESTORE,
  withMigrationLock,
} from '../db/migrations.ts'
import * as schema from '../db/schema.ts'
import { afterRestore, type Deleted, type Undone } from '../operator/after-restore.ts'
import { contentOf, writeBackup } from './backup-file.ts'
import { findProgram, runOnDatabase } from './postgres-programs.ts'

/**
 * Writes a backup of a PostgreSQL database by pg_dump, while it is used. The schema's version is read in the transaction whose
 * snapshot pg_dump takes, so that it is the version of just these rows.
 */
export async function backupPostgres(databaseUrl: string, file: string, now: Date): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  // pg_dump says by itself when the server is gone.
  client.on('error', () => {})
  try {
    await requireFinishedRestore(client)
    await client.query('begin isolation level repeatable read')
    const { rows } = await client.query('select pg_export_snapshot() as id')
    const migration = await newestMigration(client)
    const facts = { database: 'postgres', migration, createdAt: now.toISOString() } as const
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      // They hold counts of attempts alone.
      '--no-unlogged-table-data',
      '--lock-wait-timeout=60s',
      `--snapshot=${rows[0].id}`,
    ]
    await writeBackup(file, facts, (output) => runOnDatabase('pg_dump', { databaseUrl, args, output }))
  } finally {
    await client.end()
  }
}

/**
 * Restores a backup into an empty database. Until what must not come back is gone, a table marks the database as unfinished
 * and an API does not start on it, also after a kill of this process. The table stays when pg_restore fails: it may have
 * been ended, or have lost its connection, after its transaction was committed.
 */
export function restorePostgres(databaseUrl: string, file: string, deleted: Deleted): Promise<Undone> {
  return withMigrationLock(databaseUrl, async (connection, migrate) => {
    await requireEmpty(connection)
    findProgram('pg_restore')
    await connection.query(`create table ${UNFINISHED_RESTORE} ()`)
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    await runOnDatabase('pg_restore', { databaseUrl, args, input: contentOf(file) })
    await migrate()
    return drizzle(connection, { schema }).transaction(async (tx) => {
      const undone = await afterRestore(tx, deleted)
      await tx.execute(`drop table ${UNFINISHED_RESTORE}`)
      return undone
    })
  })
}

/** @throws a readable error when anything of somebody is in the database */
export async function requireEmpty(connection: Client): Promise<void> {
  await requireFinishedRestore(connection)
  const { rows } = await connection.query(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)' order by 1 limit 1`,
  )
  if (rows[0])
    throw new Error(
      `The database of DATABASE_URL is not empty: it has ${rows[0].name}. Make a new one (createdb).`,
    )
}
