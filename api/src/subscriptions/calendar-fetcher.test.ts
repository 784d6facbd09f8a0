import { createServer as createTlsServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CALENDAR_BYTES_MAX } from '@cadence/shared/schemas'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, fetcher, nothing } from '../../test/support/calendar-fetcher.ts'
import {
  type CalendarServer,
  calendarOf,
  calendarServerForTests,
  redirects,
  sends,
} from '../../test/support/calendar-server.ts'
import { REDIRECTS_MAX } from './calendar-fetcher.ts'

const server = calendarServerForTests()

const calendar = calendarOf('Algèbre')
const read = (path: string) => fetcher().fetch(server.url(path), nothing)

test('reads a calendar with what its server says about the version', async () => {
  server.set('/a.ics', sends(calendar, { ETag: '"1"', 'Last-Modified': 'Wed, 25 Nov 2026 08:00:00 GMT' }))
  const fetched = await read('/a.ics')
  expect(Buffer.from(fetched?.bytes ?? []).toString()).toBe(calendar)
  expect(fetched).toMatchObject({
    contentType: 'text/calendar',
    etag: '"1"',
    lastModified: 'Wed, 25 Nov 2026 08:00:00 GMT',
  })
  const [request] = server.requests
  expect(request?.headers).toMatchObject({ 'user-agent': 'Cadence', 'accept-encoding': 'gzip, br' })
  expect(request?.headers).not.toHaveProperty('if-none-match')
})

test('a server that has no newer version sends no content', async () => {
  server.set('/same.ics', sends('', {}, 304))
  const known = { etag: '"1"', lastModified: 'Wed, 25 Nov 2026 08:00:00 GMT' }
  expect(await fetcher().fetch(server.url('/same.ics'), known)).toBeUndefined()
  expect(server.requests[0]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Wed, 25 Nov 2026 08:00:00 GMT',
  })
  expect(await failureOf(read('/same.ics'))).toBe('server-error')
})

test.each([
  ['gzip', gzipSync(calendar)],
  ['x-gzip', gzipSync(calendar)],
  ['br', brotliCompressSync(calendar)],
])('reads an answer in %s', async (encoding, content) => {
  server.set('/packed', sends(content, { 'Content-Encoding': encoding }))
  expect(Buffer.from((await read('/packed'))?.bytes ?? []).toString()).toBe(calendar)
})

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'not-found'],
  [410, 'not-found'],
  [500, 'server-error'],
  [503, 'server-error'],
  [429, 'server-error'],
  [204, 'server-error'],
  [302, 'server-error'],
])('the status %i is %s', async (status, failure) => {
  server.set('/status', sends('', {}, status))
  expect(await failureOf(read('/status'))).toBe(failure)
})

test.each([
  [
    'a body that is cut off',
    'server-error',
    sends(gzipSync(calendar).subarray(0, 40), { 'Content-Encoding': 'gzip' }),
  ],
  ['a body that is not compressed', 'server-error', sends(calendar, { 'Content-Encoding': 'gzip' })],
  ['a body in broken Brotli', 'server-error', sends(calendar, { 'Content-Encoding': 'br' })],
  ['an encoding that nobody asked for', 'server-error', sends(calendar, { 'Content-Encoding': 'zstd' })],
])('%s is %s', async (_, failure, answer) => {
  server.set('/broken', answer)
  expect(await failureOf(read('/broken'))).toBe(failure)
})

describe('what is too large', () => {
  const large = Buffer.alloc(CALENDAR_BYTES_MAX + 1, 'x')

  test.each([
    ['is refused', sends(large)],
    ['is refused in gzip', sends(gzipSync(large), { 'Content-Encoding': 'gzip' })],
    ['is refused in Brotli', sends(brotliCompressSync(large), { 'Content-Encoding': 'br' })],
  ])('%s', async (_, answer) => {
    server.set('/large', answer)
    expect(await failureOf(read('/large'))).toBe('too-large')
  })

  test('is read up to the limit', async () => {
    server.set('/full', sends(large.subarray(1)))
    expect((await read('/full'))?.bytes).toHaveLength(CALENDAR_BYTES_MAX)
  })

  test('is not read to its end, and a gzip bomb is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    server.set('/bomb', sends(bomb, { 'Content-Encoding': 'gzip' }))
    const before = process.memoryUsage().rss
    expect(await failureOf(read('/bomb'))).toBe('too-large')
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024)
    let sent = 0
    const ended = new Promise<void>((resolve) => {
      server.set('/endless', (_, response) => {
        const write = () => {
          while (!response.destroyed && response.write(large.subarray(0, 65_536))) sent += 65_536
        }
        response.on('drain', write)
        response.on('close', resolve)
        write()
      })
    })
    expect(await failureOf(read('/endless'))).toBe('too-large')
    await ended
    expect(sent).toBeLessThan(20 * 1024 * 1024)
  })
})

describe('a server that is slow', () => {
  const hasty = () => fetcher({ timeMs: 150 })

  test.each<[string, Parameters<CalendarServer['set']>[1]]>([
    ['never answers', () => {}],
    [
      'sends byte by byte',
      (_, response) => {
        const drip = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
    [
      'redirects for ever so slowly',
      (_, response) => {
        setTimeout(() => response.writeHead(302, { Location: '/slow' }).end(), 60)
      },
    ],
  ])('is left when it %s', async (_, answer) => {
    server.set('/slow', answer)
    const begun = performance.now()
    expect(await failureOf(hasty().fetch(server.url('/slow'), nothing))).toBe('timeout')
    expect(performance.now() - begun).toBeLessThan(3_000)
  })

  test('is left when its name server never answers', async () => {
    const never = fetcher({ timeMs: 150, resolve: () => new Promise(() => {}) })
    expect(await failureOf(never.fetch('https://example.org/', nothing))).toBe('timeout')
  })

  test('is left when the process stops, which is no fault of the server', async () => {
    server.set('/slow', () => {})
    const stop = new AbortController()
    const reading = fetcher().fetch(server.url('/slow'), nothing, stop.signal)
    await expect.poll(() => server.requests.length).toBe(1)
    stop.abort(new Error('stopped'))
    await expect(reading).rejects.toThrow('stopped')
    await expect(fetcher().fetch(server.url('/slow'), nothing, stop.signal)).rejects.toThrow('stopped')
  })
})

test('a server that is away is unreachable, and so is a name that nobody has', async () => {
  const away = createTcpServer()
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  const { port } = away.address() as AddressInfo
  await new Promise((resolve) => away.close(resolve))
  expect(await failureOf(fetcher().fetch(`http://127.0.0.1:${port}/`, nothing))).toBe('unreachable')
  const nameless = fetcher({ resolve: async () => [] })
  expect(await failureOf(nameless.fetch('https://example.org/', nothing))).toBe('unreachable')
})

test('a server that does not speak HTTP is a server error', async () => {
  const odd = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.resume()
    socket.end('220 mail.example.org ESMTP\r\n')
  })
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  const { port } = odd.address() as AddressInfo
  expect(await failureOf(fetcher().fetch(`http://127.0.0.1:${port}/`, nothing))).toBe('server-error')
  await new Promise((resolve) => odd.close(resolve))
})

test('servers that switch to another protocol are server errors, and free their places in the queue', async () => {
  const odd = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    })
  })
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/`
  const one = fetcher()
  // More than a process reads at once.
  const readings = Array.from({ length: 60 }, () => failureOf(one.fetch(address, nothing)))
  expect(new Set(await Promise.all(readings))).toEqual(new Set(['server-error']))
  server.set('/a.ics', sends(calendar))
  expect(await one.fetch(server.url('/a.ics'), nothing)).toBeDefined()
  await new Promise((resolve) => odd.close(resolve))
})

describe('a server with TLS', () => {
  let secure: Server
  let url: string
  let ca: string
  beforeAll(async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
    ca = cert
    secure = createTlsServer({ key, cert }, (request, response) => {
      if (request.url === '/plain') response.writeHead(302, { Location: server.url('/plain') })
      response.end(calendar)
    })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    url = `https://localhost:${(secure.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => secure.close(resolve)))

  test('is refused with a self-signed certificate', async () => {
    expect(await failureOf(fetcher().fetch(url, nothing))).toBe('bad-certificate')
    expect(await fetcher({ ca }).fetch(url, nothing)).toBeDefined()
  })

  test('may not redirect to a server without TLS', async () => {
    server.set('/plain', sends(calendar))
    expect(await failureOf(fetcher({ ca }).fetch(`${url}/plain`, nothing))).toBe('forbidden-address')
    expect(server.requests).toEqual([])
  })
})

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('are followed: %i', async (status) => {
    server.set('/old', redirects('/new', status))
    server.set('/new', sends(calendar))
    expect((await read('/old'))?.bytes).toHaveLength(Buffer.byteLength(calendar))
  })

  test('are followed five times, and no further', async () => {
    for (let n = 0; n <= REDIRECTS_MAX; n++) server.set(`/r${n}`, redirects(`/r${n + 1}`))
    server.set(`/r${REDIRECTS_MAX + 1}`, sends(calendar))
    expect(await read('/r1')).toBeDefined()
    expect(await failureOf(read('/r0'))).toBe('too-many-redirects')
    server.set('/circle', redirects('/circle'))
    expect(await failureOf(read('/circle'))).toBe('too-many-redirects')
  })

  test.each([
    ['file:///etc/passwd', 'forbidden-address'],
    ['ftp://example.org/', 'forbidden-address'],
    ['http://user:secret@127.0.0.1/', 'forbidden-address'],
    ['http://[', 'server-error'],
  ])('to %s are %s', async (location, failure) => {
    server.set('/away', redirects(location))
    expect(await failureOf(read('/away'))).toBe(failure)
  })
})
