import type { SubscriptionFailure } from '@cadence/shared/schemas'
import { boolean, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { users } from './members.ts'

/**
 * The private feeds, one per member at most. The member's devices show the address again, so the token is stored as it is:
 * whoever can read this table can read the calendars themselves. Requests look it up by `hash`, so that the response
 * time says nothing about the token.
 */
export const feeds = pgTable('feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull(),
  hash: text('hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

/**
 * Calendars that members subscribe to, one row per address, however many members share it. `id` is SHA-256 of the
 * address. A calendar without a subscription stays an hour after its last preview (prune.ts).
 */
export const calendarSources = pgTable('calendar_sources', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  /** The text that was read last, in gzip, and its hash. A failure keeps both. */
  content: bytes('content'),
  version: text('version'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The last attempt, and the last one without a failure. */
  triedAt: moment('tried_at'),
  readAt: moment('read_at'),
  failure: text('failure').$type<SubscriptionFailure>(),
  failingSince: moment('failing_since'),
  /** Failures in a row. */
  failures: integer('failures').notNull().default(0),
  nextReadAt: moment('next_read_at'),
  /** When a member last previewed it or subscribed to it. */
  askedAt: moment('asked_at').notNull(),
})

/** The calendars that a member subscribes to. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sourceId: text('source_id')
      .notNull()
      .references(() => calendarSources.id),
    name: text('name').notNull(),
    colour: text('colour').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    position: doublePrecision('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('subscriptions_once').on(table.userId, table.sourceId),
    index('subscriptions_source').on(table.sourceId),
  ],
)
