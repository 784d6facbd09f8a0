import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { benchCredentials, storeBenchMember } from '../dev/database-access.ts'
import { smtpTransport } from '../src/mail/smtp-transport.ts'
import { eventsOf } from './support/change-events.ts'
import { killStarted, startMain } from './support/processes.ts'
import { callerOf, textIn } from './support/test-api.ts'
import { type TestDatabase, testDatabase } from './support/test-database.ts'

let database: TestDatabase
let port: number
beforeEach(async () => {
  database = await testDatabase()
  port = await freePort()
  return () => database.drop()
})
afterAll(killStarted)

const start = (env: Record<string, string> = {}) =>
  startMain({ ...database.env, API_PORT: `${port}`, SMTP_URL: 'smtp://localhost:1', ...env })

/** Starts take seconds, so similar ones only run with `E2E_FULL=1`. */
const full = process.env.E2E_FULL === '1'

const signals: NodeJS.Signals[] = full ? ['SIGTERM', 'SIGINT'] : ['SIGTERM']

test.each(signals)('%s ends it with code 0, and it starts again', async (signal) => {
  for (let round = 0; round < 2; round++) {
    const api = start()
    await api.printed('ready')
    api.child.kill(signal)
    expect(await api.ended).toBe(0)
  }
})

test.runIf(full)('a signal during the start ends it with code 0 too', async () => {
  // A new embedded database: from its lock to the end of the start takes more than a second.
  const DATA_DIR = join(database.env.DATA_DIR, 'fresh')
  const lock = join(DATA_DIR, 'db.lock')
  const api = startMain({ DATA_DIR, API_PORT: `${port}`, SMTP_URL: 'smtp://localhost:1' })
  await expect.poll(() => existsSync(lock), { interval: 10, timeout: 20_000 }).toBe(true)
  expect(api.output()).toBe('')
  api.child.kill('SIGTERM')
  expect(await api.ended).toBe(0)
  expect(existsSync(lock)).toBe(false)
})

test('a running request is answered before it ends, and connections without a request do not delay it', async () => {
  const api = start()
  await api.printed('ready')
  const body = JSON.stringify({ email: 'a@example.org', password: 'x' })
  const call = request({
    port,
    path: '/api/v1/auth/login',
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Connection: 'keep-alive',
      // This answer shows that the request is running; a busy machine may accept it late.
      Expect: '100-continue',
    },
  })
  const openedAhead = connect(port, '127.0.0.1')
  await Promise.all([once(call, 'continue'), once(openedAhead, 'connect')])
  call.write(body.slice(0, 10))
  api.child.kill('SIGTERM')
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(isListening).toBe(false)
  call.end(body.slice(10))
  const [response] = await once(call, 'response')
  expect(response.statusCode).toBe(401)
  expect(await api.ended).toBe(0)
  expect(api.output()).not.toContain('cut off')
  openedAhead.destroy()
})

test('open change streams do not delay the end', async () => {
  await storeBenchMember({ ...database.env })
  const api = start()
  await api.printed('ready')
  const url = `http://127.0.0.1:${port}/api/v1`
  const { body } = await callerOf((_, init) => fetch(`${url}/auth/login`, init))('POST', '', {
    body: benchCredentials,
  })
  const listen = () =>
    fetch(`${url}/changes`, { headers: { Authorization: `Bearer ${textIn(body, 'token')}` } })
  const streams = [eventsOf(await listen()), eventsOf(await listen())]
  for (const stream of streams) await expect.poll(() => stream.events).toContain('ready')
  api.child.kill('SIGTERM')
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended'])
  expect(await api.ended).toBe(0)
  expect(api.output()).not.toContain('cut off')
})

test('a mail server that accepts a connection and never answers does not delay the end', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const connected = once(silent, 'connection')
  const { port: smtp } = z.object({ port: z.number() }).parse(silent.address())
  const api = start({ SMTP_URL: `smtp://127.0.0.1:${smtp}` })
  await api.printed('ready')
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'Léa', email: 'a@example.org', password: 'Correct1horse' }),
  })
  expect(response.status).toBe(201)
  const [socket] = await connected
  api.child.kill('SIGTERM')
  expect(await api.ended).toBe(0)
  expect(api.output()).toContain('mails under way were left to their next attempt')
  // Only a closed database releases its lock.
  expect(existsSync(join(database.env.DATA_DIR, 'db.lock'))).toBe(false)
  socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
})

test('a delivery to a mail server that never answers is given up', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port: smtp } = z.object({ port: z.number() }).parse(silent.address())
  const send = smtpTransport(`smtp://127.0.0.1:${smtp}`, 'Cadence <bonjour@cadence.localhost>')
  const mail = {
    ...{ id: 'a', recipient: 'a@example.org', subject: 's', html: 'h', text: 't' },
    createdAt: new Date(),
  }
  await expect(send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await new Promise((resolve) => silent.close(resolve))
})

test('the error names a busy port', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve))
  const api = start()
  expect(await api.ended).toBe(1)
  expect(api.output()).toBe(`Port ${port} is already in use (API_PORT)\n`)
  await new Promise((resolve) => holder.close(resolve))
})

test('the error names an invalid variable', async () => {
  const api = start({ RATE_LIMIT_SCALE: 'many', APP_URL: 'cadence.example' })
  expect(await api.ended).toBe(1)
  expect(api.output()).toMatch(/APP_URL: must be an http or https address; RATE_LIMIT_SCALE: \w/)
  expect(api.output()).not.toMatch(/at \w+/)
})

test('a body that is far too large is answered on a real socket', async () => {
  const api = start()
  await api.printed('ready')
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(1_000_000) }),
  })
  expect(response.status).toBe(413)
  api.child.kill('SIGTERM')
  await api.ended
})
