/** All tables, by subject. The database takes them as one object, and drizzle-kit reads them here. */
export * from './schema/calendars.ts'
export * from './schema/inbox.ts'
export * from './schema/member-content.ts'
export * from './schema/members.ts'
export * from './schema/messages.ts'
export * from './schema/processes.ts'
export * from './schema/sessions.ts'
export * from './schema/sign-in.ts'
