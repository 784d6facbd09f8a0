import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { type Metrics, openMetrics } from '@cadence/shared/metrics'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { killStarted, startMain } from '../../test/support/processes.ts'
import { newMember, registration } from '../../test/support/test-api.ts'
import { type TestDatabase, testDatabase } from '../../test/support/test-database.ts'
import { readConfig } from '../config/config.ts'
import { mails } from '../db/schema.ts'
import { scheduleJob } from '../jobs/job-queue.ts'
import { createLogger } from '../log/logger.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { type Running, start } from '../start.ts'
import { measureApi } from './api-metrics.ts'

const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
/** The lines of the API's own metrics, without their explanations. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('cadence_api_'))
const numbersOf = (lines: readonly string[], name: string) =>
  lines
    .filter((line) => line.startsWith(`cadence_api_${name}`))
    .map((line) => line.slice('cadence_api_'.length))

describe('a process with METRICS_PORT', () => {
  let database: TestDatabase
  let running: Running
  let port = 0
  let metricsPort = 0
  beforeAll(async () => {
    database = await testDatabase()
    port = await freePort()
    metricsPort = await freePort()
    const env = { API_PORT: `${port}`, METRICS_PORT: `${metricsPort}`, SMTP_URL: 'smtp://localhost:1' }
    running = await start(readConfig({ ...database.env, ...env }), createLogger('silent'))
  })
  afterAll(async () => {
    await running.stop()
    await database.drop()
  })

  const send = (method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })

  test('counts requests by the pattern of their route and their status, and tells no address', async () => {
    for (const path of ['/health', '/health', '/feed/secret-token.ics', '/nothing/secret', '/secret']) {
      await send('GET', path)
    }
    await send('DELETE', '/dashboards/secret')
    await send('POST', '/auth/register', registration('secret@example.org'))
    const text = await read(metricsPort)
    expect(numbersOf(linesOf(text), 'requests_total')).toEqual([
      'requests_total{method="GET",route="/api/v1/health",status="200"} 2',
      'requests_total{method="GET",route="/api/v1/feed/:id",status="404"} 1',
      'requests_total{method="GET",route="none",status="404"} 2',
      'requests_total{method="DELETE",route="/api/v1/dashboards/:id",status="401"} 1',
      'requests_total{method="POST",route="/api/v1/auth/register",status="201"} 1',
    ])
    expect(text).toContain(
      'cadence_api_request_duration_seconds_count{method="GET",route="/api/v1/health"} 2\n',
    )
    expect(text).not.toMatch(/secret/)
  })

  test('shows the lag of its event loop, and the mails that wait', async () => {
    await expect.poll(async () => linesOf(await read(metricsPort))).toContain('cadence_api_mails_waiting 1')
    expect(await read(metricsPort)).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  })

  test('answers with metrics on their own port alone, and with nothing else there', async () => {
    for (const path of ['/metrics', '/api/v1/metrics'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/v1/health`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})

describe('the metrics of what waits', () => {
  const api = apiForTests()
  let metrics: Metrics | undefined
  let port = 0
  beforeAll(async () => {
    port = await freePort()
    metrics = await openMetrics({ METRICS_PORT: port, METRICS_BIND: '127.0.0.1' })
    if (metrics) measureApi(metrics, api.services, api.database)
  })
  afterAll(() => metrics?.close())
  afterEach(() => api.services.mailOutbox.idle())
  const lines = async () => linesOf(await read(port))

  test('count running and queued password hashes', async () => {
    const hashes = Array.from({ length: 5 }, () => api.services.passwords.hash('Correct1horse'))
    expect(api.services.passwords.load).toEqual({ running: 3, waiting: 2 })
    await Promise.all(hashes)
    expect(numbersOf(await lines(), 'password')).toEqual([
      'password_hashes_running 0',
      'password_hashes_queued 0',
    ])
  })

  test('count open event streams', async () => {
    const { token } = await newMember(api)
    const response = await api.app.request('http://localhost/api/v1/changes', {
      headers: { Authorization: `Bearer ${token}` },
    })
    const stream = z.instanceof(ReadableStream).parse(response.body).getReader()
    await stream.read()
    expect(await lines()).toContain('cadence_api_event_streams 1')
    await stream.cancel()
    expect(await lines()).toContain('cadence_api_event_streams 0')
  })

  test('tell mails that wait from those that fail and those that were given up', async () => {
    const { db, mailOutbox } = api.services
    const mail = { subject: 's', html: 'h', text: 't', isSecurity: false }
    await enqueueMail(db, 'old@example.org', mail, new Date(0))
    await enqueueMail(db, 'later@example.org', mail, new Date(Date.now() + 60_000))
    expect(numbersOf(await lines(), 'mails')).toEqual([
      'mails_dead_total 0',
      'mails_waiting 2',
      'mails_failing 0',
    ])
    mailOutbox.deliverNow()
    await mailOutbox.idle()
    await db.update(mails).set({ attempts: 2 })
    expect(numbersOf(await lines(), 'mails')).toEqual([
      'mails_dead_total 1',
      'mails_waiting 1',
      'mails_failing 1',
    ])
  })

  test('count background jobs that run, are due and have failed', async () => {
    const { db, jobs } = api.services
    let finish = () => {}
    const running = new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined)
    })
    const kind = { leaseMs: 60_000, atOnce: 1, retry: { firstMs: 60_000, longestMs: 60_000 } }
    for (const key of ['first', 'second'])
      await scheduleJob(db, { kind: 'slow', key, at: new Date(Date.now() - 1000) })
    await scheduleJob(db, { kind: 'broken', key: 'only', at: new Date(Date.now() - 1000) })
    jobs.start({
      slow: { ...kind, handle: () => running },
      broken: { ...kind, handle: () => Promise.reject(new Error('broken')) },
    })
    await expect
      .poll(async () => numbersOf(await lines(), 'job'))
      .toEqual([
        'jobs_running{kind="slow"} 1',
        'jobs_running{kind="broken"} 0',
        'job_failures_total{kind="slow"} 0',
        'job_failures_total{kind="broken"} 1',
        'jobs_due{kind="slow"} 1',
        'jobs_due{kind="broken"} 0',
      ])
    finish()
    await jobs.idle()
  })

  test('show the connections to PostgreSQL, or the queue of the embedded database', async () => {
    const shown = await lines()
    expect(shown).toContain('cadence_api_database_up 1')
    if (!api.database.pool) {
      const work = Array.from({ length: 3 }, () => api.database.ping())
      expect(api.database.pending?.()).toBe(3)
      await Promise.all(work)
      expect(numbersOf(await lines(), 'embedded')).toEqual(['embedded_database_pending 0'])
      return
    }
    const client = await api.database.pool.connect()
    const { totalCount, idleCount } = api.database.pool
    expect(numbersOf(await lines(), 'pool')).toEqual([
      `pool_connections ${totalCount}`,
      `pool_idle_connections ${idleCount}`,
      'pool_waiting_requests 0',
    ])
    client.release()
  })

  test.runIf(process.env.DATABASE_URL)(
    'tell a pool that requests have used up from a database that is away',
    async () => {
      const { pool } = api.database
      if (!pool) throw new Error('There is no pool')
      const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
      const waiting = pool.query('select 1')
      const shown = await lines()
      expect(shown).toContain('cadence_api_database_up 1')
      expect(shown).toContain('cadence_api_pool_waiting_requests 1')
      expect(shown.filter((line) => line.endsWith('NaN'))).toEqual([])
      for (const client of clients) client.release()
      await waiting
    },
  )
})

describe('a process', () => {
  afterAll(killStarted)

  test('that finds its port for metrics taken ends, and names the variable', async () => {
    const database = await testDatabase()
    const taken = await freePort()
    const metrics = await openMetrics({ METRICS_PORT: taken, METRICS_BIND: '127.0.0.1' })
    const api = startMain({ ...database.env, API_PORT: `${await freePort()}`, METRICS_PORT: `${taken}` })
    expect(await api.ended).toBe(1)
    expect(api.output()).toBe(`Port ${taken} is already in use (METRICS_PORT)\n`)
    await metrics?.close()
    await database.drop()
  })
})
