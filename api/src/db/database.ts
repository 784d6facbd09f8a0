import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/** Either database, or a transaction on it: both speak the same SQL and run the same migrations. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** What is done with what other sessions of the database tell by `notify`. */
export interface Hearing {
  message(text: string): void
  /** It is heard from now on. What was told before, since the last time or ever, was not. */
  ready(): void
  /** It is not heard any more, and tried again. */
  broken(error: unknown): void
}

export interface OpenDatabase {
  db: Database
  /** Only on PostgreSQL: what several processes must share goes through it. */
  pool?: Pool
  /** Fulfilled when the database cannot be reached any more from this process alone: it is to end then. */
  dead: Promise<Error>
  ping(): Promise<void>
  /** Hears what is told on a channel, from soon on. Returns the end of it, which is to come before that of the database. */
  listen(channel: string, hearing: Hearing): () => Promise<void>
  close(): Promise<void>
}

/** Opens the database that the configuration names, with all migrations applied. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir)
}
