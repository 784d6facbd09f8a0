import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './members.ts'

/** One sign-in on one device, with all its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /**
     * SHA-256 of the secret in the tokens of the session; null for a session from before migration 0014 until it is
     * renewed.
     */
    secretHash: text('secret_hash'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Browser, system and time zone as the browser names them; null where it does not. */
    browser: text('browser'),
    system: text('system'),
    timeZone: text('time_zone'),
    lastActiveAt: moment('last_active_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * SHA-256 of each refresh token. The exchange sets `childSalt` and `usedAt` together (sessions/token-rotation.ts).
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
    childSalt: text('child_salt'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/**
 * The browsers that take push messages of a member: one row per session, and one per endpoint. A member who signs in to
 * a browser after another member gets its endpoint, so that nobody sees the reminders of another member. `p256dh` and
 * `auth` are the keys of the browser (RFC 8291).
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)
