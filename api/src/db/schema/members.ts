import type { NotificationPreferences } from '@cadence/shared/schemas'
import { sql } from 'drizzle-orm'
import { boolean, index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

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
 * One photo per member. `id` is random, and each photo has a new one. The address of a photo has it: to know that address is
 * to be allowed to read the photo, and browsers may keep it for ever.
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
 * The preferences of a member; null where nothing was chosen. The values are defined by a schema in `shared`.
 */
export const preferences = pgTable(
  'preferences',
  {
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
    character: text('character'),
    sharesMilestones: boolean('shares_milestones'),
    updatedAt: moment('updated_at').notNull(),
  },
  // Members who share are few; the milestones of the Community Hub are looked for among them.
  (table) => [index('preferences_sharing').on(table.userId).where(sql`${table.sharesMilestones}`)],
)

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
