import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiForTests } from '../test/support/api-for-tests.ts'

const api = apiForTests()

test('while the database is away the process is alive and not ready', async () => {
  const call = api.variant({ ping: () => Promise.reject(new Error('away')) })
  expect((await call('GET', '/health')).status).toBe(503)
  const alive = await call('GET', '/health/live')
  expect([alive.status, alive.body]).toEqual([200, { status: 'ok' }])
})

test('a process with its database is ready', async () => {
  expect((await api.call('GET', '/health')).body).toEqual({ status: 'ok' })
})

const lineSchema = z.looseObject({ msg: z.string() })
const linesOf = (path: string) =>
  api.logLines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter((line) => line.msg === 'request' && line.path === `/api/v1${path}`)

test('a line of the log names the request as the release server does, and the answer says the name', async () => {
  const headers = { 'X-Request-Id': 'named-by-the-release-server' }
  const answer = await api.call('GET', '/preferences', { headers })
  expect(answer.headers.get('x-request-id')).toBe('named-by-the-release-server')
  expect(linesOf('/preferences')).toMatchObject([{ requestId: 'named-by-the-release-server', status: 401 }])
})

test('a client cannot name its request', async () => {
  const headers = { 'X-Request-Id': 'named-by-a-client' }
  const answer = await api.call('GET', '/dashboards', { headers, from: '203.0.113.9' })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(linesOf('/dashboards')).toMatchObject([{ requestId: answer.headers.get('x-request-id') }])
})
