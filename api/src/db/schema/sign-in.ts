import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './members.ts'

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

/** The former address of an account, and SHA-256 of the token in the mail there that gives it back. */
export const emailUndos = pgTable(
  'email_undos',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_undos_user').on(table.userId)],
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
