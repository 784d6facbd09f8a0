import { bigint, boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './members.ts'

/**
 * Work that is due at a time (jobs/job-queue.ts): one row per kind and key. A job that belongs to a member is deleted
 * with their account.
 */
export const jobs = pgTable(
  'jobs',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    payload: json('payload').$type<unknown>(),
    /** When it is due; while a process handles it, when its lease ends. */
    runAt: moment('run_at').notNull(),
    /** Random and new with each claim; null while no process handles the job. */
    claim: text('claim'),
    /** Attempts since it was scheduled, or last succeeded. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('jobs_due').on(table.kind, table.runAt),
    index('jobs_user').on(table.userId),
  ],
)

/**
 * The epoch of the data, in one row. A client that has read under another `id` may have data that is no longer here,
 * because a backup was restored.
 */
export const databaseEpoch = pgTable('database_epoch', {
  isOnly: boolean('is_only').primaryKey().default(true),
  id: text('id').notNull(),
})

/** Keys that all processes on this database share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/**
 * The table of rate-limiter-flexible's PostgreSQL store, with its column names. Unused on the embedded database.
 */
export const attemptLimits = pgTable('attempt_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
