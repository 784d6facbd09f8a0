import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, lte, ne, sql } from 'drizzle-orm'
import { readConfig } from '../src/config/config.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { jobs, preferences, pushSubscriptions, records, sessions, users } from '../src/db/schema.ts'
import { FIND_REMINDED } from '../src/reminders/find-reminded-job.ts'
import { REMIND } from '../src/reminders/schedule-reminders.ts'
import type { Process } from './calendar-load.ts'

interface Load {
  databaseUrl: string
  /** How many members have one reminder each, all at the same moment. */
  count: number
  /** Starts an API process on the database. */
  start(environment: Record<string, string>): Promise<Process>
}

export interface ReminderLoad {
  count: number
  /** Push messages per second of two processes, until one was killed. */
  perSecond: number
  /** From the start to the last message, with the lease of those that the killed process had. In seconds. */
  seconds: number
  /** Messages that came a second time, because the process that had just sent them was killed: a browser shows them once. */
  again: number
  /** Members whose reminder never came, and those who got two messages. Both must be 0. */
  missing: number
  twice: number
}

/** After the kill: the lease of a job, the pauses between two looks, and room for a slow machine. */
const LIMIT_MS = 900_000

/**
 * A reminder of each member is due at once, and two API processes send them; half way one is killed. Every member must get
 * one message, and one alone.
 */
export async function measureReminders({ databaseUrl, count, start }: Load): Promise<ReminderLoad> {
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }
  /** The messages of each member, by their topics, and how often each came. */
  const sent = new Map<string, Map<string, number>>()
  const pushService = createServer((request, response) => {
    const topics = sent.get(request.url ?? '') ?? new Map<string, number>()
    const topic = String(request.headers.topic)
    topics.set(topic, (topics.get(topic) ?? 0) + 1)
    sent.set(request.url ?? '', topics)
    request.resume()
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => pushService.listen(0, '127.0.0.1', resolve))
  const { port } = pushService.address() as AddressInfo
  const { db, close } = await openDatabase(readConfig(environment))
  const running: Process[] = []
  try {
    await storeMembers(db, count, `http://127.0.0.1:${port}/`)
    running.push(await start(environment))
    const begun = performance.now()
    running.push(await start(environment))
    const reach = async (wanted: number) => {
      const end = performance.now() + LIMIT_MS
      while (sent.size < wanted && performance.now() < end) await sleep(50)
      return (performance.now() - begun) / 1000
    }
    const [from, since] = [sent.size, performance.now()]
    await reach(Math.floor(count / 2))
    const perSecond = (sent.size - from) / ((performance.now() - since) / 1000)
    await running.shift()?.kill()
    const seconds = await reach(count)
    // What the killed process had claimed may come again until no job is left.
    const end = performance.now() + LIMIT_MS
    // Jobs that wait for the next day are not counted: each member has one, and so has the search for members.
    const soon = () =>
      and(ne(jobs.kind, FIND_REMINDED), lte(jobs.runAt, new Date(Date.now() + 60 * MINUTE_MS)))
    while ((await db.$count(jobs, soon())) > 0 && performance.now() < end) await sleep(500)
    const all = [...sent.values()]
    const again = all.flatMap((topics) => [...topics.values()]).reduce((sum, times) => sum + times - 1, 0)
    const twice = all.filter((topics) => topics.size > 1).length
    return { count, perSecond, seconds, again, missing: count - sent.size, twice }
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await close()
    pushService.closeAllConnections()
    await new Promise((resolve) => pushService.close(resolve))
  }
}

const ROWS_AT_ONCE = 1000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Stores members with a browser and a task whose reminder is due. */
async function storeMembers(db: Database, count: number, url: string): Promise<void> {
  const now = new Date()
  const [before, later] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS)]
  const due = new Date(now.getTime() + 55 * MINUTE_MS).toISOString()
  const data = {
    ...{ text: 'Rendre la dissertation', completed: false, completedAt: null, position: 'a0' },
    ...{ dueDay: due.slice(0, 10), dueTime: due.slice(11, 16) },
  }
  const notifications = { push: true, taskLeads: [60], morning: false, quiet: false }
  const browser = {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const all = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, n) => `load-${from + n}`)
    const person = { firstName: 'Inès', lastName: 'Lefèvre', createdAt: before }
    await db.insert(users).values(all.map((id) => ({ id, email: `${id}@example.org`, ...person })))
    await db
      .insert(preferences)
      .values(all.map((userId) => ({ userId, timeZone: 'UTC', notifications, updatedAt: before })))
    const session = { createdAt: before, expiresAt: later, lastActiveAt: before }
    await db.insert(sessions).values(all.map((id) => ({ id, userId: id, ...session })))
    await db.insert(pushSubscriptions).values(
      all.map((id) => ({
        sessionId: id,
        userId: id,
        endpoint: `${url}${id}`,
        createdAt: before,
        ...browser,
      })),
    )
    const record = { collection: 'task', id: 't', data, version: 1 }
    const times = { updatedAt: before.toISOString(), changedAt: before }
    await db.insert(records).values(all.map((userId) => ({ userId, ...record, ...times })))
    await db.insert(jobs).values(all.map((id) => ({ kind: REMIND, key: id, userId: id, runAt: now })))
  }
  await db.execute(sql`analyze`)
}
