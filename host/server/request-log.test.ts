import { proxiesSchema } from '@cadence/releases/server/client-address'
import { temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { serveRequests } from '@cadence/releases/testing/servers.test-kit'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { ask, serveApp } from './http.test-kit.ts'
import { createLogger } from './request-log.ts'

const lines: string[] = []
const received: unknown[] = []

async function serverWith(proxies: string | undefined, level = 'info'): Promise<number> {
  const api = await serveRequests((request, response) => {
    received.push(request.headers['x-request-id'])
    response.end('{}')
  })
  return serveApp(
    createApp({
      releases: folderStore(await temporaryFolder()),
      api: `http://127.0.0.1:${api}`,
      trustedProxies: proxiesSchema.parse(proxies),
      log: createLogger(level, { write: (line) => void lines.push(line) }),
    }),
  )
}

beforeEach(() => {
  lines.length = 0
  received.length = 0
})

const headers = { 'X-Request-Id': 'named-by-nginx' }

test('a call has one name: from the proxy in front, in the log, at the API and in the answer', async () => {
  const port = await serverWith('127.0.0.1')
  const answer = await ask(port, '/api/v1/users/me?token=secret', { headers })
  expect(answer.headers['x-request-id']).toBe('named-by-nginx')
  expect(received).toEqual(['named-by-nginx'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: 'named-by-nginx', method: 'GET', path: '/api/v1/users/me', status: 200, msg: 'request' },
  ])
  expect(lines.join()).not.toContain('secret')
})

test('a client that is no proxy of ours cannot name its call', async () => {
  const port = await serverWith(undefined)
  const answer = await ask(port, '/api/v1/users/me', { headers })
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(received).toEqual([answer.headers['x-request-id']])
})

test('files and health are details, and the token of a private feed is in no line', async () => {
  const port = await serverWith(undefined)
  for (const path of ['/remotes/auth/1/a.js', '/host/1/a.js', '/health', '/health/live'])
    await ask(port, path)
  expect(lines).toEqual([])
  await ask(port, '/api/v1/feed/secret.ics')
  expect(lines.join()).toContain('/api/v1/feed/…')
  expect(lines.join()).not.toContain('secret')
})

test('a server is alive while nothing is published', async () => {
  const port = await serverWith(undefined)
  expect((await ask(port, '/health')).status).toBe(503)
  const { status, text } = await ask(port, '/health/live')
  expect([status, text]).toEqual([200, '{"status":"ok"}'])
})
