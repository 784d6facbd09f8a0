import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { Client, Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { migrateOnPostgres } from '../src/db/migrations.ts'
import { watchPool } from '../src/db/pool-watchdog.ts'
import { clientLimits, serverLimits } from '../src/db/postgres.ts'
import { eventsOf } from './support/change-events.ts'
import { type FakeProvider, fakeProvider, newPerson } from './support/fake-openid-provider.ts'
import { signInByGoogle, takeSession } from './support/google-sign-in.ts'
import { killStarted, startMain } from './support/processes.ts'
import { databaseProxy } from './support/tcp-proxy.ts'
import {
  type Answer,
  callerOf,
  PASSWORD,
  partOf,
  registration,
  type TestApi,
  textIn,
} from './support/test-api.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from './support/test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  return () => database.drop()
})
afterAll(killStarted)

async function startApi(env: Record<string, string> = {}) {
  const port = await freePort()
  const api = startMain({ ...database.env, API_PORT: `${port}`, SMTP_URL: 'smtp://localhost:1', ...env })
  const call = callerOf((path, init) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' }),
  )
  return { ...api, call, url: `http://127.0.0.1:${port}` }
}

/** Queries the database directly. */
async function inDatabase<T>(look: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.env.DATABASE_URL })
  await client.connect()
  try {
    return await look(client)
  } finally {
    await client.end()
  }
}

/** The token of a link in an undelivered mail; there is no mail server. */
function mailedToken(path: string): Promise<string> {
  return inDatabase(async (client) => {
    const found = () =>
      client.query<{ text: string }>('select text from mails where text like $1', [`%${path}%`])
    const mail = await expect
      .poll(async () => (await found()).rows[0]?.text, { timeout: 10_000 })
      .toBeDefined()
      .then(found)
    return new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail.rows[0]?.text ?? '')?.[1] ?? ''
  })
}

type Api = Pick<TestApi, 'call'>
type Use = (api: Api) => Promise<Answer>

/** How many answers have each status. */
function countsOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function register(api: Api): Promise<string> {
  const body = registration()
  expect((await api.call('POST', '/auth/register', { body })).status).toBe(201)
  return body.email
}

async function resetLink(api: Api): Promise<Use> {
  await api.call('POST', '/auth/forgot-password', { body: { email: await register(api) } })
  const token = await mailedToken('reset-password')
  const body = { token, password: PASSWORD, confirmPassword: PASSWORD }
  return ({ call }) => call('POST', '/auth/reset-password', { body })
}

async function verificationLink(api: Api): Promise<Use> {
  await register(api)
  const body = { token: await mailedToken('verify-email'), password: PASSWORD }
  return ({ call }) => call('POST', '/auth/verify-email', { body })
}

async function handover(api: Api, provider: FakeProvider): Promise<Use> {
  const { end, cookie } = await signInByGoogle(api, provider, newPerson())
  return (one) => takeSession(one, end.token, cookie)
}

async function refreshToken(api: Api): Promise<Use> {
  const signIn = await verificationLink(api)
  const refreshToken = textIn((await signIn(api)).body, 'refreshToken')
  return ({ call }) => call('POST', '/auth/refresh-token', { body: { refreshToken } })
}

describe.skipIf(!process.env.DATABASE_URL)('on PostgreSQL', () => {
  test('several processes start at once on an empty database and count attempts together', async () => {
    await database.drop()
    database = await emptyDatabase()
    const [a, b, c] = await Promise.all([startApi(), startApi(), startApi()])
    await Promise.all([a, b, c].map((api) => api.printed('ready')))
    const tenTimes = (one: Use) => Promise.all(Array.from({ length: 10 }, () => [a, b, c].map(one)).flat())
    const guess: Use = ({ call }) =>
      call('POST', '/auth/login', { body: { email: 'lea@example.org', password: 'Wrong1password' } })
    // With open connections: a busy machine would open thirty at once too late for some.
    await tenTimes(({ call }) => call('GET', '/health'))
    const counts = countsOf(await tenTimes(guess))
    // A call that waited too long for the database gets a 503, whether it was counted or not.
    const { 401: made = 0, 429: refused = 0, 503: unanswered = 0 } = counts
    expect(made + refused + unanswered, JSON.stringify(counts)).toBe(30)
    expect(made, JSON.stringify(counts)).toBeGreaterThanOrEqual(10 - unanswered)
    let all = made
    for (const one of [a, b, c]) {
      const next = async () => {
        const { status } = await guess(one)
        if (status === 401) all += 1
        return status
      }
      await expect.poll(next, { timeout: 20_000 }).toBe(429)
    }
    expect(all, JSON.stringify(counts)).toBeLessThanOrEqual(10)
    for (const api of [a, b, c]) api.child.kill('SIGTERM')
    expect(await Promise.all([a.ended, b.ended, c.ended])).toEqual([0, 0, 0])
    // The table is unlogged, so a sign-in does not wait for its counts to reach the disk.
    const limits = "select relpersistence from pg_class where relname = 'attempt_limits'"
    expect((await inDatabase((client) => client.query(limits))).rows).toEqual([{ relpersistence: 'u' }])
  })

  test.each<[string, (api: Api, provider: FakeProvider) => Promise<Use>, object]>([
    ['reset link', resetLink, { 200: 1, 400: 19 }],
    ['verification link', verificationLink, { 200: 1, 400: 19 }],
    ['hand-over', handover, { 200: 1, 401: 19 }],
    // The parent still gets the same child, so no tab of a browser is signed out.
    ['refresh token', refreshToken, { 200: 20 }],
  ])('20 uses of one %s at once, through two processes, have one effect', async (_, prepare, expected) => {
    const provider = await fakeProvider()
    onTestFinished(provider.close)
    const env = { GOOGLE_ISSUER: provider.issuer, RATE_LIMIT_SCALE: '100' }
    const apis = [await startApi(env), await startApi(env)] as const
    await Promise.all(apis.map((api) => api.printed('ready')))
    const tenTimes = (one: Use) => Promise.all(Array.from({ length: 10 }, () => apis.map(one)).flat())
    const use = await prepare(apis[0], provider)
    // With open connections: otherwise the first use is over before the others are connected.
    await tenTimes(({ call }) => call('GET', '/health'))
    const answers = await tenTimes(use)
    expect(countsOf(answers)).toEqual(expected)
    const good = answers.filter(({ status }) => status === 200)
    expect(new Set(good.map(({ body }) => partOf(body, 'refreshToken'))).size).toBe(1)
    for (const api of apis) api.child.kill('SIGTERM')
    expect(await Promise.all(apis.map((api) => api.ended))).toEqual([0, 0])
  })

  test('a change through one process is an event in the other, also after an outage of the database', async () => {
    const proxy = await databaseProxy(database.env.DATABASE_URL ?? '')
    onTestFinished(proxy.close)
    const [near, far] = [await startApi(), await startApi({ DATABASE_URL: proxy.url })]
    await Promise.all([near, far].map((api) => api.printed('ready')))
    const token = textIn((await (await verificationLink(near))(near)).body, 'token')
    const mood = (day: number) => {
      const [id, updatedAt] = [`2026-01-0${day}`, `2026-01-0${day}T08:00:00Z`]
      const records = [{ collection: 'mood', id, updatedAt, data: { day: id, mood: 'good' } }]
      return near.call('PUT', '/records', { token, body: { records } })
    }
    const response = await fetch(`${far.url}/api/v1/changes`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const stream = eventsOf(response)
    await expect
      .poll(() => stream.events)
      .toEqual(['ready', 'records', 'dashboards', 'preferences', 'profile', 'subscriptions'])
    expect((await mood(1)).status).toBe(200)
    await expect
      .poll(() => stream.events)
      .toEqual(['ready', 'records', 'dashboards', 'preferences', 'profile', 'subscriptions', 'records'])

    proxy.set('down')
    stream.events.length = 0
    await mood(2)
    proxy.set('up')
    // The member's clients read everything again.
    await expect
      .poll(() => stream.events, { timeout: 15_000 })
      .toEqual(['records', 'dashboards', 'preferences', 'profile', 'subscriptions'])
    await mood(3)
    await expect
      .poll(() => stream.events)
      .toEqual(['records', 'dashboards', 'preferences', 'profile', 'subscriptions', 'records'])

    for (const api of [near, far]) api.child.kill('SIGTERM')
    expect(await stream.ended).toBe('ended')
    expect(await Promise.all([near.ended, far.ended])).toEqual([0, 0])
    for (const api of [near, far]) expect(api.output()).not.toContain('cut off')
  })

  test('no request waits two seconds for an unavailable database', () => {
    const { lock_timeout, statement_timeout } = serverLimits
    for (const limit of [...Object.values(clientLimits), lock_timeout, statement_timeout]) {
      expect(limit).toBeLessThan(2_000)
    }
  })

  test.each(['down', 'silent'] as const)(
    'while the database is %s the answer is a 503, and it recovers by itself',
    async (state) => {
      const proxy = await databaseProxy(database.env.DATABASE_URL ?? '')
      const api = await startApi({ DATABASE_URL: proxy.url })
      await api.printed('ready')
      const login = { email: 'lea@example.org', password: 'Wrong1password' }
      expect((await api.call('GET', '/health')).status).toBe(200)

      proxy.set(state)
      for (const [method, path, options] of [
        ['GET', '/health'],
        ['POST', '/auth/login', { body: login }],
      ] as const) {
        const answer = await api.call(method, path, options)
        expect(answer, path).toMatchObject({
          status: 503,
          body: { message: expect.stringContaining('temporarily') },
        })
      }

      proxy.set('up')
      await expect.poll(async () => (await api.call('GET', '/health')).status, { timeout: 10_000 }).toBe(200)
      expect((await api.call('POST', '/auth/login', { body: login })).status).toBe(401)
      api.child.kill('SIGTERM')
      expect(await api.ended).toBe(0)
      proxy.close()
    },
  )

  test('a migration that waits for a locked table does not block queries, and runs when the table is free', async () => {
    const url = database.env.DATABASE_URL ?? ''
    await migrateOnPostgres(url)
    const folder = mkdtempSync(join(tmpdir(), 'cadence-migrations-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'meta'))
    const entry = { idx: 0, version: '7', when: Date.now(), tag: 'more', breakpoints: true }
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }))
    writeFileSync(join(folder, 'more.sql'), 'alter table users add column more text')

    await inDatabase(async (dump) => {
      await dump.query('begin')
      await dump.query('select id from users')
      let isDone = false
      const migrating = migrateOnPostgres(url, folder).finally(() => {
        isDone = true
      })
      await inDatabase(async (member) => {
        await member.query(`set lock_timeout = ${serverLimits.lock_timeout}`)
        const waiting = "select 1 from pg_locks where relation = 'users'::regclass and not granted"
        await expect.poll(async () => (await dump.query(waiting)).rowCount).toBe(1)
        // Until the migration has tried twice.
        for (const end = Date.now() + 4_000; Date.now() < end; ) await member.query('select id from users')
      })
      expect(isDone).toBe(false)
      await dump.query('commit')
      await migrating
      await dump.query('select more from users')
    })
  })

  test('a dead pool is distinguished from a busy one and from an unavailable server', async () => {
    const proxy = await databaseProxy(database.env.DATABASE_URL ?? '')
    const settings = { connectionString: proxy.url, connectionTimeoutMillis: 200 }
    const pool = new Pool({ ...settings, max: 2 })
    pool.on('error', () => {})
    onTestFinished(() => pool.end())
    onTestFinished(proxy.close)
    let isDead = false
    const { dead, stop } = watchPool(pool, () => new Client(settings), 300)
    onTestFinished(stop)
    void dead.then(() => {
      isDead = true
    })
    // The checks are 300 ms apart, and four failures in a row mean a dead pool.
    const whileWatched = () => sleep(2_500)

    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const end = Date.now() + 2_500; Date.now() < end; )
          await pool.query('select pg_sleep(0.15)').catch(() => {})
      }),
    )
    expect(isDead).toBe(false)
    proxy.set('down')
    await whileWatched()
    expect(isDead).toBe(false)
    proxy.set('up')
    const lost = [await pool.connect(), await pool.connect()]
    expect(await dead).toMatchObject({ name: 'DeadPoolError' })
    for (const client of lost) client.release()
  })
})
