import {
  demoRoles,
  type Notice,
  type NotificationPreferences,
  type Placement,
  studentCounts,
} from '@cadence/shared/schemas'
import { isNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Bytes; both drivers give them as a Uint8Array. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * `email` is lower case. Until it is verified, name and password are those of the first registration. Who came by a
 * provider has no password. No `passwordHash` and no e-mail ever leaves through anything but `toUser`.
 */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash'),
  isEmailVerified: boolean('is_email_verified').notNull().default(false),
  role: text('role').notNull().default('user'),
  /** Which photo is shown: its row in `photos`, and part of its address. */
  photoId: text('photo_id'),
  createdAt: moment('created_at').notNull(),
})

/** One per member. `id` is random and new with each photo: who has it may read the photo, and may keep it for ever. */
export const photos = pgTable('photos', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text('id').notNull().unique(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The new address that waits for its link to be followed: one per account; `hash` is SHA-256 of the link's token. */
export const emailChanges = pgTable('email_changes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  hash: text('hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** What a member has chosen; null where nothing was. What the values may be is the schema's in `shared`. */
export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text('language'),
  timeZone: text('time_zone'),
  theme: text('theme'),
  mode: text('mode'),
  notifications: json('notifications').$type<NotificationPreferences>(),
  updatedAt: moment('updated_at').notNull(),
})

/** The code that a member gives to others. */
export const referralCodes = pgTable('referral_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

/** Codes that were entered, one per member. Who entered one, and left after a week or later, still counts for who gave it. */
export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referredId: text('referred_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('referrals_referrer').on(table.referrerId)],
)

/**
 * Registrations that wait for their link to be followed, one row per password that was chosen; `hash` is the link's
 * token. Several may wait for one unverified account: the mailbox's owner decides which of them it becomes.
 */
export const emailTokens = pgTable(
  'email_tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email'] }).notNull(),
    hash: text('hash').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** SHA-256 of the mark of the browser that registered. */
    browserHash: text('browser_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose, table.passwordHash] })],
)

/** SHA-256 of the token in a mailed reset link: one per account, because only the newest link works. */
export const passwordResets = pgTable('password_resets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The newest code that was mailed to a member without a password (account/accountCode.ts). */
export const accountCodes = pgTable('account_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The address that an account had before, and SHA-256 of the token in the mail there that gives it back. */
export const emailUndos = pgTable('email_undos', {
  hash: text('hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/**
 * Who a provider says a member is: its name for itself and for them (`sub`). An address may change, these do not.
 * `authoritative` when the address was the provider's own to give (see auth/google/profile.ts).
 */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authoritative: boolean('authoritative').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

/** Provider sign-ins under way. `hash` is of the state that the provider sends back, `browserHash` of the cookie. */
export const providerFlows = pgTable('provider_flows', {
  hash: text('hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  rememberMe: boolean('remember_me').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
})

/** Provider sign-ins that succeeded, until the browser that began them takes its session. */
export const handovers = pgTable(
  'handovers',
  {
    hash: text('hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('handovers_user').on(table.userId)],
)

/** One sign-in on one device: the family of all refresh tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the secret that only the session’s tokens carry; null for a session from before migration 0014 until it is renewed. */
    secretHash: text('secret_hash'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** What the browser says of itself, and the time zone that it names; null where it said nothing. */
    browser: text('browser'),
    system: text('system'),
    timeZone: text('time_zone'),
    lastActiveAt: moment('last_active_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** SHA-256 of each refresh token. `childSalt` and `usedAt` are set together, by the exchange (see rotation.ts). */
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

/** Ids are the client's and unique per member only. The two times are the client's text, given back to the letter. */
export const dashboards = pgTable(
  'dashboards',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    items: json('items').$type<Placement[]>().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/**
 * What members put into widgets, one row each; `data` is null when it was deleted. `updatedAt` is the client's text,
 * `version` the member's counter at its last change, and `changedAt` when that was, by the clock of this side: a deleted
 * one goes some time after (see prune.ts). `writer` is the session that sent what it holds; null for a copy that the API
 * made, and for what an earlier release stored.
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

/** What the product has to tell one member. What `kind` means, and how it is worded, is the client's. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    data: json('data').$type<Notice['data']>().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('notices_newest').on(table.userId, table.createdAt)],
)

/**
 * Applications of future ambassadors. `requestKey` is of the form that sent it: sent again, it stays one row.
 * What is here goes after 24 months (see prune.ts).
 */
export const ambassadorApplications = pgTable('ambassador_applications', {
  requestKey: text('request_key').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  name: text('name').notNull(),
  profileLinks: json('profile_links').$type<string[]>().notNull(),
  motivation: text('motivation').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Schools that ask for a demonstration; as above, one row for each form, for 24 months. */
export const demoRequests = pgTable('demo_requests', {
  requestKey: text('request_key').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  school: text('school').notNull(),
  role: text('role', { enum: demoRoles }).notNull(),
  students: text('students', { enum: studentCounts }),
  message: text('message'),
  createdAt: moment('created_at').notNull(),
})

/** Mails that are still to be delivered; a delivered one is deleted, and with it the link that it holds. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** See `RenderedMail` in mail/layout.ts. */
    isSecurity: boolean('is_security').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [index('mails_due').on(table.isSecurity.desc().nullsFirst(), table.nextAttemptAt)],
)

/**
 * Which state of the data this is: one row. Whoever has read under another `id` may hold what is no longer here, because a
 * backup was restored.
 */
export const databaseEpoch = pgTable('database_epoch', {
  isOnly: boolean('is_only').primaryKey().default(true),
  id: text('id').notNull(),
})

/** Keys that every process on this database shares. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Columns as rate-limiter-flexible's PostgreSQL store names them; unused on the embedded database. */
export const attemptLimits = pgTable('attempt_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
