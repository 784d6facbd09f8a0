import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { readConfig } from '../src/config/config.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { calendarSources, jobs, subscriptions, users } from '../src/db/schema.ts'
import { CALENDAR_JOB, sourceIdOf } from '../src/subscriptions/calendar-sources.ts'

/** An API process that this load may kill. */
export interface Process {
  kill(): Promise<void>
  stop(): Promise<void>
}

interface Load {
  databaseUrl: string
  /** How many calendars members subscribe to, each with an address of its own. */
  count: number
  /** Starts an API process on the database. */
  start(environment: Record<string, string>): Promise<Process>
}

export interface CalendarLoad {
  count: number
  /** Calendars per second of two processes, until one was killed. */
  perSecond: number
  /** From the start to the last calendar, with the lease of those that the killed process had. In seconds. */
  seconds: number
  /** Calendars that were asked for a second time, because the process that had just read them was killed. */
  again: number
  /** Calendars that were never stored, and jobs that do not wait for their next time. Both must be 0. */
  missing: number
  lost: number
}

const PER_MEMBER = 20
/** After the kill: the lease of a job, the pauses between two looks, and room for a slow machine. */
const LIMIT_MS = 240_000

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...Array.from({ length: 40 }, (_, n) => [
    'BEGIN:VEVENT',
    `UID:${n}@example.org`,
    `DTSTART:202611${String((n % 30) + 1).padStart(2, '0')}T090000Z`,
    'SUMMARY:Algèbre linéaire',
    'END:VEVENT',
  ]).flat(),
  'END:VCALENDAR',
  '',
].join('\r\n')

/**
 * All calendars are due at once, and two API processes read them; half way one is killed. Every calendar must be read, and
 * none twice but those that the killed process had just asked for.
 */
export async function measureCalendars({ databaseUrl, count, start }: Load): Promise<CalendarLoad> {
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }
  const asked = new Map<string, number>()
  const feeds = createServer(({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1)
    response.setHeader('Content-Type', 'text/calendar')
    response.end(calendar)
  })
  await new Promise<void>((resolve) => feeds.listen(0, '127.0.0.1', resolve))
  const { port } = feeds.address() as AddressInfo
  const { db, close } = await openDatabase(readConfig(environment))
  const running: Process[] = []
  try {
    await subscribe(db, count, `http://127.0.0.1:${port}/`)
    running.push(await start(environment))
    const begun = performance.now()
    running.push(await start(environment))
    const reach = async (read: number) => {
      const end = performance.now() + LIMIT_MS
      while ((await readSoFar(db)) < read && performance.now() < end) await sleep(50)
      return (performance.now() - begun) / 1000
    }
    const [from, since] = [await readSoFar(db), performance.now()]
    await reach(Math.floor(count / 2))
    const perSecond = ((await readSoFar(db)) - from) / ((performance.now() - since) / 1000)
    await running.shift()?.kill()
    const seconds = await reach(count)
    // Calendars are stored first, and then their jobs.
    await sleep(1_000)
    const waiting = await db.$count(jobs, and(eq(jobs.kind, CALENDAR_JOB), gt(jobs.runAt, new Date())))
    const again = Array.from(asked.values()).reduce((sum, times) => sum + times - 1, 0)
    return { count, perSecond, seconds, again, missing: count - (await readSoFar(db)), lost: count - waiting }
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await close()
    feeds.closeAllConnections()
    await new Promise((resolve) => feeds.close(resolve))
  }
}

const readSoFar = (db: Database) => db.$count(calendarSources, isNotNull(calendarSources.readAt))

const ROWS_AT_ONCE = 1000

/** Stores members with twenty subscriptions each, all of which are due. */
async function subscribe(db: Database, count: number, url: string): Promise<void> {
  const now = new Date()
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const all = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, n) => from + n)
    const members = all.filter((n) => n % PER_MEMBER === 0)
    await db.insert(users).values(
      members.map((n) => ({
        id: `load-${n}`,
        email: `load-${n}@example.org`,
        firstName: 'Inès',
        lastName: 'Lefèvre',
        createdAt: now,
      })),
    )
    const sources = all.map((n) => ({ id: sourceIdOf(`${url}${n}`), address: `${url}${n}`, askedAt: now }))
    await db.insert(calendarSources).values(sources)
    await db.insert(subscriptions).values(
      all.map((n) => ({
        id: `load-${n}`,
        userId: `load-${n - (n % PER_MEMBER)}`,
        sourceId: sourceIdOf(`${url}${n}`),
        name: 'Cours',
        colour: 'blue',
        position: n,
        createdAt: now,
      })),
    )
    await db.insert(jobs).values(sources.map(({ id }) => ({ kind: CALENDAR_JOB, key: id, runAt: now })))
  }
  await db.execute(sql`analyze`)
}
