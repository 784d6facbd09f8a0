import type { SavedPlacement } from '@cadence/shared/schemas'
import { isNull } from 'drizzle-orm'
import { bigint, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './members.ts'

/**
 * Ids come from the client and are unique per member. Both times are the client's text, returned unchanged.
 */
export const dashboards = pgTable(
  'dashboards',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    items: json('items').$type<SavedPlacement[]>().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/**
 * The data of widgets, one row per record; `data` is null when it was deleted. `updatedAt` is the client's text,
 * `version` the member's counter at the last change, and `changedAt` its time on our clock: deletions are pruned by it
 * (prune.ts). `writer` is the session that sent the data; null for copies by the API and rows of earlier releases.
 */
export const records = pgTable(
  'records',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collection: text('collection').notNull(),
    id: text('id').notNull(),
    data: json('data').$type<Record<string, unknown> | null>(),
    updatedAt: text('updated_at').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    changedAt: moment('changed_at').notNull(),
    writer: text('writer'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collection, table.id] }),
    index('records_version').on(table.userId, table.version),
    index('records_deleted').on(table.changedAt).where(isNull(table.data)),
  ],
)

/**
 * The newest version among a member's records. A transaction that writes records locks this row until it ends. Versions
 * are therefore committed in order, and a client that asks for everything after one of them misses nothing. `bytes` is
 * the size of the `data` of all records as JSON; null until it is counted.
 */
export const recordVersions = pgTable('record_versions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: bigint('version', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
})
