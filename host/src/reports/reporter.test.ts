import type { DataRouter } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReporter, type Reporter } from './reporter.ts'

const registry = vi.hoisted(() => ({ host: '7' as string | undefined, previews: (): object[] => [] }))
vi.mock('@cadence/releases/browser/live-registry', () => ({ documentRegistry: () => registry }))
const Login = () => null
const from = vi.hoisted(() => ({ remote: 'auth', version: '2' }))
vi.mock('../remotes/remotes.ts', () => ({
  originOf: (page: unknown) => (page === Login ? from : undefined),
}))

const sent: object[] = []
let reporter: Reporter
beforeEach(() => {
  vi.useFakeTimers()
  registry.host = '7'
  registry.previews = () => []
  from.version = '2'
  sent.length = 0
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => {
      sent.push({ path, type: body.type, body: body.text() })
      return true
    },
  })
  reporter = createReporter()
})
afterEach(() => {
  vi.useRealTimers()
})

const reports = async () =>
  Promise.all(sent.map(async (one) => ('body' in one ? JSON.parse(String(await one.body)).reports : [])))
const login = { part: 'auth', version: '2' }
const host = { part: 'host', version: '7' }

function routerAt(pathname: string, more: object = {}) {
  let tell = () => {}
  const router = {
    state: {
      initialized: true,
      navigation: { state: 'idle' },
      errors: null,
      location: { pathname, key: pathname },
      loaderData: { [pathname]: Login },
      ...more,
    },
    subscribe: (subscriber: () => void) => {
      tell = subscriber
      return () => {}
    },
  }
  const change = (state: object) => {
    router.state = { ...router.state, ...state }
    tell()
  }
  return { router: router as unknown as DataRouter, change }
}
const fail = (version = '2') =>
  reporter.fail({ phase: 'render', error: new Error('x'), remote: 'auth', version })

test('failures are sent after a second, each once, as JSON', async () => {
  fail()
  fail()
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toMatchObject([{ path: '/reports', type: 'application/json' }])
  expect(await reports()).toEqual([[{ ...login, outcome: 'render' }]])
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

const shown = [
  { ...host, outcome: 'shown' },
  { ...login, outcome: 'shown' },
]

test('the first success of a release is sent as soon as a failure; later ones together after fifteen seconds', async () => {
  const { router, change } = routerAt('/login')
  reporter.follow(router)
  change({})
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(await reports()).toEqual([shown])
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
  change({ location: { pathname: '/help', key: 'next' } })
  vi.advanceTimersByTime(14_999)
  change({ location: { pathname: '/login', key: 'again' } })
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await reports()).toEqual([shown, shown])
})

test('a release that comes into an open tab is reported as soon as the first one', () => {
  const { router, change } = routerAt('/login')
  reporter.follow(router)
  vi.advanceTimersByTime(1000)
  from.version = '3'
  change({ location: { pathname: '/login', key: 'next' } })
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(2)
})

test('a failure takes along what waits', async () => {
  const { router, change } = routerAt('/login')
  reporter.follow(router)
  vi.advanceTimersByTime(1000)
  change({ location: { pathname: '/login', key: 'next' } })
  vi.advanceTimersByTime(5000)
  fail()
  vi.advanceTimersByTime(1000)
  expect((await reports())[1]).toHaveLength(3)
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(2)
})

test.each([
  ['is on its way', { navigation: { state: 'loading' } }],
  ['did not come', { errors: { '/login': new Error('no') } }],
])('a page that %s is not shown', (_name, state) => {
  reporter.follow(routerAt('/login', state).router)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

test('pending reports are sent when the page is closed', async () => {
  reporter.follow(routerAt('/login').router)
  dispatchEvent(new Event('pagehide'))
  expect((await reports())[0]).toHaveLength(2)
})

test('without beacons a request sends the reports', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined })
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  fail()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    '/reports',
    expect.objectContaining({ method: 'POST', keepalive: true, body: expect.any(Blob) }),
  )
  ask.mockRestore()
})

test.each([
  ['in development, where no host is published', { host: undefined }],
  ['where something is previewed', { previews: () => [{ remote: 'auth' }] }],
])('%s, nothing is told', (_name, what) => {
  Object.assign(registry, what)
  reporter = createReporter()
  fail()
  reporter.follow(routerAt('/login').router)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})
