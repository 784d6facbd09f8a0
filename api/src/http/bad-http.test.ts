import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { type Listening, listen, timeLimits } from '../server.ts'

const api = apiForTests()
let server: Listening
let port: number
beforeAll(async () => {
  port = await freePort()
  const limits = { ...timeLimits, headersTimeout: 400, requestTimeout: 700, connectionsCheckingInterval: 50 }
  server = await listen(api.app, { port, hostname: '127.0.0.1' }, limits)
})
afterAll(async () => {
  await server.close()
})

/** Sends the chunks one after the other, and collects the answer until the server closes. */
async function raw(first: string, drip: { chunk: string; everyMs: number } = { chunk: '', everyMs: 1e6 }) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  // A server that closed while this side still sends answers with a reset. Only the end matters here.
  socket.on('error', () => {})
  socket.write(first)
  const dripping = setInterval(() => socket.write(drip.chunk), drip.everyMs)
  await once(socket, 'close')
  clearInterval(dripping)
  return { text }
}

const login = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

function expectRefusal({ text }: { text: string }, status: number, message: string) {
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toBe(JSON.stringify({ message }))
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff')
}

test('one request cannot hold a connection longer than 15 seconds', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = timeLimits
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
})

test.each([
  ['nothing', '', { chunk: '', everyMs: 1e6 }],
  ['the request line and no more', 'GET /api/v1/health HTTP/1.1\r\n', { chunk: '', everyMs: 1e6 }],
  ['header by header', 'GET /api/v1/health HTTP/1.1\r\n', { chunk: 'X-A: b\r\n', everyMs: 40 }],
  ['half a body', `${login}Content-Length: 100\r\n\r\n{"email":`, { chunk: '', everyMs: 1e6 }],
  ['a body byte by byte', `${login}Content-Length: 9999\r\n\r\n{"email":"`, { chunk: 'a', everyMs: 40 }],
  ['chunks without end', `${login}Transfer-Encoding: chunked\r\n\r\n`, { chunk: '1\r\na\r\n', everyMs: 40 }],
])('a client that sends %s is ended', async (_, first, drip) => {
  expectRefusal(await raw(first, drip), 408, 'The request took too long to arrive.')
})

const sized = (bytes: number) => JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(bytes) })
test.each([
  ['with a length', (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`],
  [
    'in chunks',
    (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ],
])('an auth body above 16 kB is a 413, %s', async (_, send) => {
  const { text } = await raw(`${login}Connection: close\r\n${send(sized(17_000))}`)
  expect(text).toMatch(/^HTTP\/1.1 413 /)
  expect(text).toContain('{"message":"The request is too large (at most 16 kB)."}')
})

test('too many or too large headers are a 431', async () => {
  const message = 'The headers of the request are too large.'
  expectRefusal(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(20_000)}\r\n\r\n`), 431, message)
  expectRefusal(
    await raw(`GET / HTTP/1.1\r\nHost: a\r\n${'X-A: bcdefgh\r\n'.repeat(3_000)}\r\n`),
    431,
    message,
  )
})

test.each([
  'nonsense\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET /api/v1/health HTTP/9.9\r\n\r\n',
  'GET /api/v1/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n',
  'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nX A: b\r\n\r\n',
  'GET http://:99999/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /a\\b HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n',
  `${login}Content-Length: -1\r\n\r\n{}`,
  `${login}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${login}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  `${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
])('invalid HTTP is a 400: %j', async (request) => {
  expectRefusal(await raw(request), 400, 'The request is not valid HTTP.')
})

test('after all of it a valid request is answered, and the log has no failure', async () => {
  const { text } = await raw('GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1.1 200 /)
  expect(api.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
