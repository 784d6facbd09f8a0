import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { postPush } from './push-post.ts'

let server: Server
let port: number
const heard: string[] = []
let answer = { status: 201, headers: {} }
beforeEach(async () => {
  heard.length = 0
  answer = { status: 201, headers: {} }
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push(`${request.method} ${request.url} ${request.headers.ttl} ${body}`)
    if (answer.status > 0) response.writeHead(answer.status, answer.headers).end('x'.repeat(100_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = z.object({ port: z.number() }).parse(server.address()).port
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const request = (address: string) => ({
  url: new URL(address),
  headers: { TTL: '60' },
  body: Buffer.from('secret'),
})

test('an app on this machine reaches a push service on this machine', async () => {
  const post = postPush({ allowsThisMachine: true })
  expect(await post(request(`http://127.0.0.1:${port}/send/1`))).toBe(201)
  expect(heard).toEqual(['POST /send/1 60 secret'])
})

test('a redirect is not followed: its status is the answer', async () => {
  answer = { status: 307, headers: { Location: `http://127.0.0.1:${port}/elsewhere` } }
  expect(await postPush({ allowsThisMachine: true })(request(`http://127.0.0.1:${port}/`))).toBe(307)
  expect(heard).toHaveLength(1)
})

test('a push service that does not answer is given up after a time limit', async () => {
  answer = { status: 0, headers: {} }
  const post = postPush({ allowsThisMachine: true, timeMs: 100 })
  await expect(post(request(`http://127.0.0.1:${port}/`))).rejects.toThrow('did not answer in time')
})

test('a push service that switches to another protocol counts as no answer', async () => {
  const odd = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    })
  })
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  const { port: oddPort } = z.object({ port: z.number() }).parse(odd.address())
  const post = postPush({ allowsThisMachine: true })
  await expect(post(request(`http://127.0.0.1:${oddPort}/`))).rejects.toThrow('no answer')
  await new Promise((resolve) => odd.close(resolve))
})

test.each([
  'https://127.0.0.1/send',
  'https://localhost/send',
  'https://[::1]/send',
  'https://[::ffff:10.0.0.1]/send',
  'https://10.1.2.3/send',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/send',
  'http://push.example/send',
])('a public app does not reach %s', async (address) => {
  const resolve = async () => ['127.0.0.1']
  const post = postPush({ allowsThisMachine: false, resolve })
  await expect(post(request(address))).rejects.toThrow(/must not be reached|must have TLS/)
})

test('a host name that resolves to a private address is resolved once, and is not reached', async () => {
  let asked = 0
  const resolve = async () => (asked++ === 0 ? ['10.0.0.1', '::1'] : ['93.184.216.34'])
  const post = postPush({ allowsThisMachine: false, resolve })
  await expect(post(request('https://push.example/send'))).rejects.toThrow('must not be reached')
  expect(asked).toBe(1)
})
