import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { commonHeaders } from '@cadence/releases/server/security-headers'
import { temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { serveRequests } from '@cadence/releases/testing/servers.test-kit'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { ask, serveApp } from './http.test-kit.ts'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

const received: Received[] = []
let port = 0

beforeAll(async () => {
  const api = await serveRequests((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { method, url, headers } = request
      received.push({ method, url, headers, body })
      if (url?.startsWith('/api/v1/auth/google')) {
        response.writeHead(302, {
          Location: 'http://127.0.0.1:1/consent?state=s',
          'Set-Cookie': ['a=1', 'b=2'],
        })
        response.end()
      } else if (url === '/api/v1/packed') {
        response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' })
        response.end(gzipSync('{"ok":true}'))
      } else {
        const headers = {
          'Content-Type': 'application/json',
          'Retry-After': '7',
          'X-Frame-Options': 'ALLOWALL',
        }
        response.writeHead(url === '/api/v1/limited' ? 429 : 200, headers)
        response.end('{"success":true}')
      }
    })
  })
  const app = createApp({ releases: folderStore(await temporaryFolder()), api: `http://127.0.0.1:${api}` })
  port = await serveApp(app)
})
beforeEach(() => {
  received.length = 0
})

describe('a call of the API', () => {
  test.each(['POST', 'PUT', 'DELETE'])(
    '%s is handed over with its body, query and headers',
    async (method) => {
      const body = JSON.stringify({ name: 'Révisions « vendredi »' })
      const answer = await ask(port, '/api/v1/dashboards?x=%2F1&y=é'.replace('é', '%C3%A9'), {
        method,
        body,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
          Authorization: 'Bearer t',
          Cookie: 'c=1',
        },
      })
      expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
      expect(received).toMatchObject([
        {
          method,
          url: '/api/v1/dashboards?x=%2F1&y=%C3%A9',
          body,
          headers: { 'content-type': 'application/json', authorization: 'Bearer t', cookie: 'c=1' },
        },
      ])
    },
  )

  test('carries the address of who asks, whatever they claim', async () => {
    await ask(port, '/api/v1/health', { headers: { 'X-Forwarded-For': '6.6.6.6', Host: 'cadence.example' } })
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
    })
  })

  test('its answer comes back with status and headers, and the common ones over them', async () => {
    const answer = await ask(port, '/api/v1/limited')
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('7')
    expect(answer.headers['content-type']).toBe('application/json')
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value)
    }
  })

  test('a redirect is left to the browser, with its cookies', async () => {
    const answer = await ask(port, '/api/v1/auth/google')
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('http://127.0.0.1:1/consent?state=s')
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(received).toHaveLength(1)
  })

  test('a compressed answer is readable', async () => {
    const answer = await ask(port, '/api/v1/packed', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(answer.text)).toEqual({ ok: true })
  })

  test.each(['/api/v1/../../admin', '/api/v1/%2e%2e/%2e%2e/admin', '/api/v10/x', '/api/v2/x'])(
    '%s never reaches the API under another path',
    async (path) => {
      await ask(port, path)
      for (const { url } of received) expect(url).toMatch(/^\/api\/v1\//)
    },
  )
})

/** Vitest's default of one second is too short when all cores are busy. */
const soon = { timeout: 10_000 }

describe('a stream of events', () => {
  test('comes event by event, as it is sent and not packed, and ends at the API when the browser goes', async () => {
    const sent: ServerResponse[] = []
    const gone = vi.fn()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const api = await serveRequests((_request, response) => {
      response.on('close', gone)
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('event: ready\ndata: {}\n\n')
      sent.push(response)
    })
    const app = createApp({ releases: folderStore(await temporaryFolder()), api: `http://127.0.0.1:${api}` })
    const own = await serveApp(app)
    const browser = request({
      host: '127.0.0.1',
      port: own,
      path: '/api/v1/changes',
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    }).end()
    browser.on('error', () => undefined)
    const [answer] = (await once(browser, 'response')) as [IncomingMessage]
    let text = ''
    answer.on('data', (part) => {
      text += part
    })
    answer.on('error', () => undefined)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    await expect.poll(() => text, soon).toBe('event: ready\ndata: {}\n\n')
    sent[0]?.write(': still here\n\n')
    await expect.poll(() => text, soon).toBe('event: ready\ndata: {}\n\n: still here\n\n')
    expect(gone).not.toHaveBeenCalled()
    browser.destroy()
    await expect.poll(() => gone.mock.calls, soon).toHaveLength(1)
    expect(log).not.toHaveBeenCalled()
  })

  test('is not waited for by nobody: who goes before it begins takes the call along, and is no failure to log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [come, gone] = [vi.fn(), vi.fn()]
    const api = await serveRequests((_request, response) => {
      come()
      response.on('close', gone)
    })
    const app = createApp({ releases: folderStore(await temporaryFolder()), api: `http://127.0.0.1:${api}` })
    const browser = request({ host: '127.0.0.1', port: await serveApp(app), path: '/api/v1/changes' }).end()
    browser.on('error', () => undefined)
    await expect.poll(() => come.mock.calls, soon).toHaveLength(1)
    browser.destroy()
    await expect.poll(() => gone.mock.calls, soon).toHaveLength(1)
    await new Promise((done) => setTimeout(done, 20))
    expect(log).not.toHaveBeenCalled()
  })

  test('ends for the browser when the API ends it', async () => {
    const api = await serveRequests((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('event: ready\ndata: {}\n\n')
      setTimeout(() => response.end(), 20)
    })
    const app = createApp({ releases: folderStore(await temporaryFolder()), api: `http://127.0.0.1:${api}` })
    expect((await ask(await serveApp(app), '/api/v1/changes')).text).toBe('event: ready\ndata: {}\n\n')
  })
})

test('when the API is down the answer is a 503 without a text, and it is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = createApp({
    releases: folderStore(await temporaryFolder()),
    api: `http://127.0.0.1:${await freePort()}`,
  })
  const own = await serveApp(app)
  const answer = await ask(own, '/api/v1/auth/login?token=secret', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(503)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(answer.text)).toEqual({ success: false })
  expect(String(log.mock.calls[0]?.[0])).toContain('POST /api/v1/auth/login')
  expect(String(log.mock.calls[0]?.[0])).not.toContain('secret')
})

test.each(['/api/v1/auth/google', '/api/v1/auth/google/callback?code=secret&state=s'])(
  'when the API is down, a browser on its way through %s comes back to the callback page',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const app = createApp({
      releases: folderStore(await temporaryFolder()),
      api: `http://127.0.0.1:${await freePort()}`,
    })
    const answer = await ask(await serveApp(app), path)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/success-login?error=provider_unavailable')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(log.mock.calls[0]?.[0])).not.toContain('secret')
  },
)
