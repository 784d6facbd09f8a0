import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { hasNginx, type Nginx, startNginx } from '../support/nginx/nginx.ts'
import { testPort } from '../support/stack.ts'
import { ask, readStart } from '../support/tls.ts'

const [https, http, api, nobody] = [testPort(210), testPort(211), testPort(212), testPort(213)]
const url = `https://localhost:${https}`

/** A test server: it echoes requests, its stream sends one event and stays open, `/auth/google` closes without an answer, and `/hangs` gives none. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/api/v1/changes') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: one\n\n')
  } else if (request.url?.startsWith('/api/v1/auth/google')) request.socket.destroy()
  else if (request.url === '/api/v1/hangs') return
  else response.end(JSON.stringify(request.headers))
}

let server: Server
let nginx: Nginx | undefined
test.beforeAll(async () => {
  test.skip(!hasNginx, 'nginx is not installed here')
  server = createServer(answer)
  await new Promise<void>((ready) => server.listen(Number(api), '127.0.0.1', ready))
  nginx = await startNginx({
    http,
    https,
    releaseServers: [nobody, nobody],
    apis: [api, api],
    releases: '/nowhere',
    apiSeconds: 1,
  })
})
test.afterAll(async () => {
  await nginx?.stop()
  server?.closeAllConnections()
  server?.close()
})

test('the API hears the address that nginx sees, not what the client says of itself', async () => {
  const { text, headers } = await ask(`${url}/api/v1/echo`, { 'X-Forwarded-For': '203.0.113.9' })
  expect(JSON.parse(text)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    host: 'localhost',
  })
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the stream of changes is not kept back', async () => {
  expect(await readStart(`${url}/api/v1/changes`)).toBe('data: one\n\n')
})

test('a change that the API does not answer in time is a 504: nobody can tell whether it is stored', async () => {
  const { status, text, headers } = await ask(`${url}/api/v1/hangs`, {}, 'POST')
  expect([status, text, headers['content-type']]).toEqual([504, '{"success":false}', 'application/json'])
})

test('a browser on its way to the provider is led back to a page when the API fails', async () => {
  const { status, headers } = await ask(`${url}/api/v1/auth/google`)
  expect([status, headers.location]).toEqual([302, `${url}/success-login?error=provider_unavailable`])
})

test('the log names paths without their query, which can hold the token of a link', async () => {
  for (const path of ['/api/v1/auth/google/callback?code=secret-code', '/reset-password?token=secret-token'])
    await ask(url + path, { Referer: `${url}/verify-email?token=secret-referrer` })
  await fetch(`http://localhost:${http}/verify-email?token=secret-plain`, { redirect: 'manual' })
  await expect.poll(async () => (await nginx?.log())?.join('\n')).toContain('GET /verify-email HTTP/1.1" 308')
  const log = (await nginx?.log())?.join('\n') ?? ''
  expect(log).toContain('"GET /reset-password HTTP/1.1" 502')
  expect(log).toContain('"GET /api/v1/auth/google/callback HTTP/1.1" 302')
  expect(log).not.toContain('secret')
})

test('without any API process the answer has no text', async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  const { status, text, headers } = await ask(`${url}/api/v1/auth/login`, {}, 'POST')
  expect([status, text, headers['content-type']]).toEqual([503, '{"success":false}', 'application/json'])
})
