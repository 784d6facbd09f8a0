import { demoRoles, studentCounts } from '@cadence/shared/schemas'
import { inboxKinds, type ThreadDetail, threadStatuses } from '@cadence/shared/schemas/inbox'
import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './members.ts'

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
