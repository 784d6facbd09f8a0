import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '@cadence/api/build'
import { type CalendarLoad, measureCalendars } from '@cadence/api/dev/calendar-load'
import { measureReminders, type ReminderLoad } from '@cadence/api/dev/reminder-load'
import { withPostgres } from '@cadence/api/test/postgres'
import { root } from '../../tools/workspaces.ts'
import { startServer } from './api-process.ts'

/** A thousand members with twenty subscriptions each, all of them due at the same moment. */
export const CALENDARS = 20_000

/** Members with a reminder each, all of them due at the same moment. */
export const REMINDERS = 50_000

/** Two API processes on PostgreSQL send all reminders, and one of them is killed half way. Needs PostgreSQL. */
export async function measureReminderLoad(work: string, count: number): Promise<ReminderLoad[]> {
  const start = await starter(work)
  const load = await withPostgres((databaseUrl) => measureReminders({ databaseUrl, count, start }))
  return load ? [load] : []
}

/** Two API processes on PostgreSQL read all calendars, and one of them is killed half way. Needs PostgreSQL. */
export async function measureCalendarLoad(work: string, count: number): Promise<CalendarLoad[]> {
  const start = await starter(work)
  const load = await withPostgres((databaseUrl) => measureCalendars({ databaseUrl, count, start }))
  return load ? [load] : []
}

/** Bundles the API. @returns starts a process of it */
async function starter(work: string) {
  const main = join(root, 'api/dist/bench/main.js')
  await bundle(main)
  mkdirSync(work, { recursive: true })
  return (environment: Record<string, string>) => startServer([main], '/api/v1/health', work, environment)
}
