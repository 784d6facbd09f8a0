import { expect, test, vi } from 'vitest'
import { failureOf, fetcher, nothing } from '../../test/support/calendar-fetcher.ts'
import { calendarOf, calendarServerForTests, redirects, sends } from '../../test/support/calendar-server.ts'
import type { Resolve } from '../lib/outside-host.ts'

// Addresses that an app on the open network never asks.

const server = calendarServerForTests()

const calendar = calendarOf('Algèbre')
const strict = (resolve: Resolve = async () => []) => fetcher({ allowsThisMachine: false, resolve })

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://0/',
  'http://2130706433/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://10.0.0.7:8080/',
  'http://[::ffff:10.0.0.7]/',
  'http://user:secret@1.1.1.1/',
  'http://1.1.1.1:22/',
  'http://1.1.1.1:6379/',
  'ftp://1.1.1.1/',
])('%s is forbidden', async (address) => {
  expect(await failureOf(strict().fetch(address, nothing))).toBe('forbidden-address')
})

test('a name that leads to a private address is forbidden, and nothing is sent there', async () => {
  const inside = strict(async () => ['127.0.0.1', '10.0.0.7', '::1'])
  expect(await failureOf(inside.fetch(server.url('/', 'inside.example.org'), nothing))).toBe(
    'forbidden-address',
  )
  expect(server.requests).toEqual([])
})

test('a redirect into our own network is forbidden', async () => {
  // The first request goes to this machine, as if it were public; the second one leads inside.
  server.set('/out', redirects('http://10.0.0.7/admin'))
  server.set('/metadata', redirects('http://metadata.example.org/'))
  const asked: string[] = []
  const half = fetcher({
    resolve: async (name) => {
      asked.push(name)
      return name === 'feeds.example.org' ? ['127.0.0.1'] : ['169.254.169.254']
    },
  })
  expect(await failureOf(half.fetch(server.url('/out', 'feeds.example.org'), nothing))).toBe(
    'forbidden-address',
  )
  expect(await failureOf(half.fetch(server.url('/metadata', 'feeds.example.org'), nothing))).toBe(
    'forbidden-address',
  )
  expect(asked).toEqual(['feeds.example.org', 'feeds.example.org', 'metadata.example.org'])
  expect(server.requests).toHaveLength(2)
})

test('a name server that answers with this machine the second time is not asked a second time', async () => {
  // Public by its range, and given to nobody: no connection to it succeeds.
  const answers = [['2d00::1'], ['127.0.0.1']]
  const resolve = vi.fn(async () => answers.shift() ?? ['127.0.0.1'])
  const rebound = fetcher({ allowsThisMachine: false, resolve, timeMs: 400 })
  const reading = rebound.fetch(server.url('/', 'rebind.example.org').replace(/:\d+/, ':8080'), nothing)
  expect(['unreachable', 'timeout']).toContain(await failureOf(reading))
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(server.requests).toEqual([])
})

test('the connection goes to the address that was checked, whatever the name leads to by then', async () => {
  server.set('/pinned', sends(calendar))
  const answers = [['127.0.0.1'], ['10.0.0.7']]
  const pinned = fetcher({ resolve: async () => answers.shift() ?? [] })
  // No name server knows this name: only the pinned address can be connected to.
  const fetched = await pinned.fetch(server.url('/pinned', 'rebind.invalid'), nothing)
  expect(fetched?.bytes).toHaveLength(Buffer.byteLength(calendar))
  expect(answers).toEqual([['10.0.0.7']])
  expect(server.requests[0]?.headers.host).toMatch(/^rebind\.invalid:/)
})

test('a name with a public and a private address is connected to the public one only', async () => {
  const both = fetcher({ resolve: async () => ['10.0.0.7', '127.0.0.1'] })
  server.set('/both', sends(calendar))
  expect(await both.fetch(server.url('/both', 'both.example.org'), nothing)).toBeDefined()
})
