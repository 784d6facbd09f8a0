import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/db/database.ts'
import * as schema from '../src/db/schema.ts'

/** Every row of every table of the database that the environment names, as one text, while no API has it open. */
export async function readEverything(environment: Record<string, string>): Promise<string> {
  const { db, close } = await openDatabase(readConfig(environment))
  try {
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    const rows = await Promise.all(tables.map((table) => db.select().from(table)))
    return JSON.stringify(rows)
  } finally {
    await close()
  }
}
