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

/** A copy of the embedded database in a folder. */
export interface Snapshot {
  /** The newest migration, as its time in the journal. */
  migration: number
  folder: string
  remove(): void
}

export interface OpenDatabase {
  db: Database
  /** Only on PostgreSQL. The attempt limits use it, because all API processes must count together. */
  pool?: Pool
  /** Only on the embedded database, which runs one statement or transaction at a time: how many run or wait. */
  pending?(): number
  /** Fulfilled when this process, and no other, can no longer reach the database. The process must end then. */
  dead: Promise<Error>
  ping(): Promise<void>
  /**
   * For what watches the database. On PostgreSQL a connection of its own, opened when it is first used: a pool that requests
   * have used up would look like a database that is away.
   */
  observed: Database
  /** Only of the embedded database, which no other process can read meanwhile. */
  snapshot?(): Promise<Snapshot>
  /** Listens on a channel. @returns stops listening; call it before `close` */
  listen(channel: string, listener: ChannelListener): () => Promise<void>
  close(): Promise<void>
}
