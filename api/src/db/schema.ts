import {
  demoRoles,
  type Notice,
  type NotificationPreferences,
  type SavedPlacement,
  type SubscriptionFailure,
  studentCounts,
} from '@cadence/shared/schemas'
import { inboxKinds, type ThreadDetail, threadStatuses } from '@cadence/shared/schemas/inbox'
import { isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** Bytes; both drivers give them as a Uint8Array. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * `email` is lower case. Until it is verified, name and password are those of the first registration. An account of a
 * provider has no password. Only `toUser` may send fields of this table to clients.
 */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash'),
  isEmailVerified: boolean('is_email_verified').notNull().default(false),
  role: text('role').notNull().default('user'),
  /** The code of the member who invited, as it is stored, until the address is verified. */
  referralCode: text('referral_code'),
  /** The id of the photo in `photos`, which is also a part of its address. */
  photoId: text('photo_id'),
  createdAt: moment('created_at').notNull(),
})

/**
 * One photo per member. `id` is random and new with each photo: anybody who has it may read the photo and cache it for
 * ever.
 */
export const photos = pgTable('photos', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text('id').notNull().unique(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  createdAt: moment('created_at').notNull(),
})

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

/** The pending new address of an account; `hash` is SHA-256 of the token in its link. */
export const emailChanges = pgTable('email_changes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  hash: text('hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/**
 * The preferences of a member; null where nothing was chosen. The values are defined by a schema in `shared`.
 */
export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text('language'),
  timeZone: text('time_zone'),
  theme: text('theme'),
  mode: text('mode'),
  notifications: json('notifications').$type<NotificationPreferences>(),
  mainDashboard: text('main_dashboard'),
  lastDashboard: text('last_dashboard'),
  phoneOrder: json('phone_order').$type<string[]>(),
  weekStart: text('week_start'),
  holidayZone: text('holiday_zone'),
  updatedAt: moment('updated_at').notNull(),
})

/** The referral code of a member. */
export const referralCodes = pgTable('referral_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

/**
 * Entered codes, one per member. A member who deletes their account after a week still counts for the owner of the
 * code.
 */
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
 * Unconfirmed registrations, one row per chosen password; `hash` is of the link's token. One unverified account may
 * have several: the owner of the mailbox decides which of them it becomes.
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
    /** SHA-256 of the cookie of the browser that registered. */
    browserHash: text('browser_hash'),
    /** The code of the member who invited, as it is stored. */
    referralCode: text('referral_code'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose, table.passwordHash] })],
)

/** SHA-256 of the token in a reset link. One per account, because only the newest link works. */
export const passwordResets = pgTable('password_resets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The newest code that was mailed to a member without a password (account/account-code.ts). */
export const accountCodes = pgTable('account_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The former address of an account, and SHA-256 of the token in the mail there that gives it back. */
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
 * The provider accounts of members: `provider` and its `subject` (`sub`). An address may change; these do not.
 * `authoritative` when the provider gives out the address itself (auth/google/google-profile.ts).
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

/**
 * Running provider sign-ins. `hash` is of the state that the provider sends back, `browserHash` of the cookie.
 */
export const providerFlows = pgTable('provider_flows', {
  hash: text('hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  rememberMe: boolean('remember_me').notNull().default(false),
  /** The code of the member who invited, as it is stored. */
  referralCode: text('referral_code'),
  expiresAt: moment('expires_at').notNull(),
})

/** Successful provider sign-ins, until the browser that began them opens its session. */
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

/** Notices of members. Clients choose the text by `kind`. */
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

/**
 * The inbox of the team: a row per form that was sent. `requestKey` identifies the form, so a form that is sent twice stays
 * one row. `userId` is the member who sent it while signed in, under their own address; such a thread is deleted with the
 * account. `searchText` has what the search looks through (inbox/search-text.ts). Rows are deleted 24 months after the end
 * (prune.ts).
 */
export const inboxThreads = pgTable(
  'inbox_threads',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: inboxKinds }).notNull(),
    requestKey: text('request_key').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a support request, which has one field for the name, the whole name. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** In lower case. */
    email: text('email').notNull(),
    subject: text('subject'),
    message: text('message').notNull().default(''),
    details: json('details').$type<ThreadDetail[]>().notNull(),
    searchText: text('search_text').notNull(),
    status: text('status', { enum: threadStatuses }).notNull().default('new'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** When the last message or answer was written, or the thread was opened again. */
    activeAt: moment('active_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('inbox_threads_once').on(table.kind, table.requestKey),
    index('inbox_threads_newest').on(table.createdAt, table.id),
    index('inbox_threads_status').on(table.status, table.createdAt, table.id),
    index('inbox_threads_end').on(sql`coalesce(${table.closedAt}, ${table.activeAt})`),
    index('inbox_threads_email').on(table.email),
    index('inbox_threads_user').on(table.userId),
  ],
)

/** Applications that an earlier release stores here; forms/move-old-forms.ts moves them into the inbox. */
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

/** Demo requests of an earlier release, likewise. */
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

/** Answers and notes of the team. The mail of an answer has the same id. */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: text('id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => inboxThreads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['answer', 'note'] }).notNull(),
    text: text('text').notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    requestKey: text('request_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a mail server took the mail of an answer. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('inbox_entries_once').on(table.threadId, table.requestKey),
    index('inbox_entries_author').on(table.authorId),
  ],
)

/**
 * Headers of a mail, beside those that all mails have. `references` are the ids of the earlier mails of its thread.
 * `isAutomatic` keeps other programs from answering by themselves.
 */
export interface MailHeaders {
  isAutomatic?: boolean
  from?: string
  replyTo?: string
  references?: string[]
}

/** Undelivered mails. A delivered one is deleted, and its link with it. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** See `RenderedMail` in mail/mail-layout.ts. */
    isSecurity: boolean('is_security').notNull().default(false),
    isReminder: boolean('is_reminder').notNull().default(false),
    isTeam: boolean('is_team').notNull().default(false),
    /** The thread of the inbox that the mail is about. It is deleted with it. */
    threadId: text('thread_id').references(() => inboxThreads.id, { onDelete: 'cascade' }),
    headers: json('headers').$type<MailHeaders>(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [
    index('mails_due').on(table.isSecurity.desc().nullsFirst(), table.nextAttemptAt),
    index('mails_thread').on(table.threadId),
  ],
)

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

/**
 * The reminders that were sent, so that none is sent twice. `key` names a reminder among those of its member
 * (reminders/reminder-rules.ts).
 */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('sent_reminders_old').on(table.sentAt),
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
