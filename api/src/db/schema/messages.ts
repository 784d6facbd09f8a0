import type { Notice } from '@cadence/shared/schemas'
import { boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { inboxThreads } from './inbox.ts'
import { users } from './members.ts'

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
    index('mails_old').on(table.createdAt),
    index('mails_recipient').on(table.recipient),
  ],
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
