import { cpSync, existsSync, rmSync } from 'node:fs'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Client, escapeIdentifier } from 'pg'
import * as z from 'zod/mini'
import { lockFile, takeLock } from '../db/data-folder-lock.ts'
import { clusterOf, removeUnfinished, unfinishedCluster } from '../db/embedded.ts'
import {
  migrationsFolder,
  newestMigration,
  requireKnown,
  UNFINISHED_RESTORE,
  withMigrationLock,
} from '../db/migrations.ts'
import * as schema from '../db/schema.ts'
import { requireEmpty } from './postgres-backup.ts'

/** Rows at once; one may hold a photo. */
const ROWS = 100

/** How many rows of a table there are. */
export interface Counts {
  table: string
  embedded: number
  postgres: number
}

/**
 * Copies the embedded database of a data folder, which no API may have open, into an empty PostgreSQL database, and compares
 * the rows of each table. It reads a copy of the folder: opening a database of PGlite changes its files.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Counts[]> {
  if (!existsSync(clusterOf(dataDir))) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  const lock = await takeLock(lockFile(dataDir), dataDir)
  const copy = unfinishedCluster(dataDir)
  try {
    // Checked before the copy, which may take minutes.
    await withMigrationLock(databaseUrl, requireEmpty)
    removeUnfinished(dataDir)
    cpSync(clusterOf(dataDir), copy, { recursive: true })
    const source = await PGlite.create(copy)
    return await copyAll(source, databaseUrl).finally(() => source.close())
  } finally {
    rmSync(copy, { recursive: true, force: true })
    lock.release()
  }
}

async function copyAll(source: PGlite, databaseUrl: string): Promise<Counts[]> {
  requireKnown(await newestMigration(source), 'The embedded database')
  await migrate(drizzle(source), { migrationsFolder: migrationsFolder() })
  return withMigrationLock(databaseUrl, async (target, migrateTarget) => {
    await requireEmpty(target)
    await target.query(`create table ${UNFINISHED_RESTORE} ()`)
    await migrateTarget()
    const tables = inOrder()
    await target.query('begin')
    // A migration stores a row of its own.
    await target.query(`truncate ${tables.map(escapeIdentifier).join()}`)
    const counts: Counts[] = []
    await source.transaction(async (tx) => {
      for (const table of tables) {
        await copyTable(tx, target, table)
        counts.push({ table, embedded: await countIn(tx, table), postgres: await countIn(target, table) })
      }
    })
    requireSame(counts)
    await target.query(`drop table ${UNFINISHED_RESTORE}`)
    await target.query('commit')
    return counts
  })
}

const rowsSchema = z.object({ rows: z.array(z.object({ row: z.string() })) })

/** Rows travel as PostgreSQL writes them itself, so that no value is rounded or read as another one on the way. */
async function copyTable(source: Transaction, target: Client, table: string): Promise<void> {
  await source.query(`declare moved cursor for select t::text as row from ${escapeIdentifier(table)} t`)
  for (;;) {
    const { rows } = rowsSchema.parse(await source.query(`fetch ${ROWS} from moved`))
    if (rows.length === 0) break
    // `offset 0` makes the server read each row once, and not once for each column.
    await target.query(
      `insert into ${escapeIdentifier(table)} select (s.r).* from (select v::${escapeIdentifier(table)} as r from unnest($1::text[]) v offset 0) s`,
      [rows.map(({ row }) => row)],
    )
  }
  await source.query('close moved')
}

const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) })

async function countIn(
  database: { query(text: string): Promise<{ rows: unknown[] }> },
  table: string,
): Promise<number> {
  const found = await database.query(`select count(*) from ${escapeIdentifier(table)}`)
  return countSchema.parse(found).rows[0].count
}

/** @throws an error that names the tables whose counts differ */
export function requireSame(counts: readonly Counts[]): void {
  const different = counts.filter(({ embedded, postgres }) => embedded !== postgres)
  if (different.length === 0) return
  const words = different.map(({ table, embedded, postgres }) => `${table}: ${embedded}, then ${postgres}`)
  throw new Error(`Not all rows arrived, so nothing was moved. ${words.join('; ')}`)
}

/** The names of all tables, each behind those that it refers to. */
function inOrder(): string[] {
  const ordered = new Set<PgTable>()
  const add = (table: PgTable) => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable)
    ordered.add(table)
  }
  for (const table of Object.values(schema)) if (is(table, PgTable)) add(table)
  return [...ordered].map(getTableName)
}
