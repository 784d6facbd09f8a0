import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './support/database.ts'
import { freePort, killStarted, startMain } from './support/processes.ts'
import { databaseProxy } from './support/proxy.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  return () => database.drop()
})
afterAll(killStarted)

async function startApi(env: Record<string, string> = {}) {
  const port = await freePort()
  const api = startMain({ ...database.env, API_PORT: `${port}`, SMTP_URL: 'smtp://localhost:1', ...env })
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return { ...api, call }
}

/** The token of a link in a mail that waits, because no mail server is there. */
async function mailedToken(path: string): Promise<string> {
  const client = new Client({ connectionString: database.env.DATABASE_URL })
  await client.connect()
  try {
    const found = () =>
      client.query<{ text: string }>('select text from mails where text like $1', [`%${path}%`])
    const mail = await expect
      .poll(async () => (await found()).rows[0]?.text, { timeout: 10_000 })
      .toBeDefined()
      .then(found)
    return new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail.rows[0]?.text ?? '')?.[1] ?? ''
  } finally {
    await client.end()
  }
}

describe.skipIf(!process.env.DATABASE_URL)('on PostgreSQL', () => {
  test('several processes start at once on an empty database and count attempts together', async () => {
    const [a, b, c] = await Promise.all([startApi(), startApi(), startApi()])
    await Promise.all([a, b, c].map((api) => api.printed('ready')))
    const guess = { email: 'lea@example.org', password: 'Wrong1password' }
    const guesses = Array.from({ length: 30 }, (_, i) => [a, b, c][i % 3]?.call('POST', '/auth/login', guess))
    const statuses = (await Promise.all(guesses)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    for (const api of [a, b, c]) api.child.kill('SIGTERM')
    expect(await Promise.all([a.ended, b.ended, c.ended])).toEqual([0, 0, 0])
  })

  test('of 20 uses of one reset link at once, through two processes, exactly one succeeds', async () => {
    const apis = await Promise.all([startApi(), startApi()])
    await Promise.all(apis.map((api) => api.printed('ready')))
    const [first] = apis
    const email = 'lea@example.org'
    const password = 'Correct1horse'
    await first?.call('POST', '/auth/register', { firstName: 'Léa', email, password })
    await first?.call('POST', '/auth/forgot-password', { email })
    const token = await mailedToken('reset-password')
    const body = { token, password, confirmPassword: password }
    const uses = Array.from({ length: 20 }, (_, i) => apis[i % 2]?.call('POST', '/auth/reset-password', body))
    const statuses = (await Promise.all(uses)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    for (const api of apis) api.child.kill('SIGTERM')
    expect(await Promise.all(apis.map((api) => api.ended))).toEqual([0, 0])
  })

  test.each(['down', 'silent'] as const)(
    'a database that is %s: 503 within two seconds, and well again by itself',
    async (state) => {
      const proxy = await databaseProxy(database.env.DATABASE_URL ?? '')
      const api = await startApi({ DATABASE_URL: proxy.url })
      await api.printed('ready')
      const login = { email: 'lea@example.org', password: 'Wrong1password' }
      expect((await api.call('GET', '/health')).status).toBe(200)

      proxy.set(state)
      for (const [method, path, body] of [
        ['GET', '/health'],
        ['POST', '/auth/login', login],
      ] as const) {
        const begun = performance.now()
        const answer = await api.call(method, path, body)
        expect(answer, path).toMatchObject({
          status: 503,
          body: { message: expect.stringContaining('temporarily') },
        })
        expect(performance.now() - begun, path).toBeLessThan(2_300)
      }

      proxy.set('up')
      await expect.poll(async () => (await api.call('GET', '/health')).status, { timeout: 10_000 }).toBe(200)
      expect((await api.call('POST', '/auth/login', login)).status).toBe(401)
      api.child.kill('SIGTERM')
      expect(await api.ended).toBe(0)
      proxy.close()
    },
  )
})
