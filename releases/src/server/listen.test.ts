import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverOf, timeLimits } from './listen.ts'

let server: ServerType
beforeAll(async () => {
  const app = new Hono()
  app.post('/reports', async (c) => c.text(await c.req.text().catch(() => '')))
  const limits = { ...timeLimits, headersTimeout: 400, requestTimeout: 700, connectionsCheckingInterval: 50 }
  server = serverOf(app, limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => new Promise((done) => server.close(done)))

/** Sends the start of a request, then a piece every 40 ms. @returns the answer, after the server has closed. */
async function dripping(start: string, piece: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  // The server resets the connection when a piece arrives after it has closed.
  socket.on('error', () => undefined)
  socket.write(start)
  const timer = setInterval(() => socket.write(piece), 40)
  await once(socket, 'close')
  clearInterval(timer)
  return text
}

const report = 'POST /reports HTTP/1.1\r\nHost: localhost\r\n'
test.each([
  ['header by header', report, 'X-A: b\r\n'],
  ['a body byte by byte', `${report}Content-Length: 9999\r\n\r\n`, 'a'],
  ['chunks without end', `${report}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('a client that sends %s is ended', async (_, start, piece) => {
  const began = performance.now()
  await dripping(start, piece)
  expect(performance.now() - began).toBeGreaterThan(350)
})

test('nobody holds a connection longer than 15 seconds with one request', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = timeLimits
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
})
