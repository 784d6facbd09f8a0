import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

/** PGlite, PostgreSQL, or a transaction on one of them. Both run the same SQL and the same migrations. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Receives what any session of the database sends by `notify` on a channel. */
export interface ChannelListener {
  message(text: string): void
  /** Listening has begun, or begun again. Messages that were sent before, or since `broken`, are lost. */
  ready(): void
  /** The connection broke. It is opened again, and then `ready` is called. */
  broken(error: unknown): void
}

export interface OpenDatabase {
  db: Database
  /** Only on PostgreSQL. The attempt limits use it, because all API processes must count together. */
  pool?: Pool
  /** Fulfilled when this process, and no other, can no longer reach the database. The process must end then. */
  dead: Promise<Error>
  ping(): Promise<void>
  /** Listens on a channel. @returns stops listening; call it before `close` */
  listen(channel: string, listener: ChannelListener): () => Promise<void>
  close(): Promise<void>
}
