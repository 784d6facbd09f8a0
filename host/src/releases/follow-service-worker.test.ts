import { beforeEach, expect, test, vi } from 'vitest'
import { followServiceWorker } from './follow-service-worker.ts'

const offered = vi.hoisted(() => ({ hasWorker: true, previews: [] as string[], ask: vi.fn() }))
vi.mock('@cadence/releases/browser/live-registry', () => ({
  askNewest: offered.ask,
  documentTag: () => '"tag"',
  documentRegistry: () => ({
    hasWorker: offered.hasWorker,
    host: 'h1',
    previews: () => offered.previews,
    remote: (name: string) => ({ name, version: 'v1', entry: `/remotes/${name}/v1/mf-manifest.json` }),
  }),
}))
vi.mock('../prefetch/idle-moment.ts', () => ({
  allowsPrefetch: () => false,
  quietMoment: () => Promise.resolve(),
}))

const device = { registered: true, caches: new Set<string>(), said: [] as unknown[] }
const registration = {
  active: { postMessage: (message: unknown) => device.said.push(message) },
  unregister: vi.fn(async () => {
    device.registered = false
    return true
  }),
}
const container = () =>
  Object.assign(new EventTarget(), {
    controller: null,
    startMessages: () => undefined,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
    getRegistration: vi.fn(async () => (device.registered ? registration : undefined)),
  })
let workers = container()

beforeEach(() => {
  Object.assign(offered, { hasWorker: true, previews: [] })
  offered.ask.mockReset().mockResolvedValue(undefined)
  Object.assign(device, {
    registered: true,
    caches: new Set(['cadence-state', 'cadence-files', 'member:1']),
    said: [],
  })
  workers = container()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  vi.stubGlobal('caches', {
    keys: async () => [...device.caches],
    delete: async (name: string) => device.caches.delete(name),
  })
})

test('a page registers the worker and tells it that it started, and what to keep', async () => {
  await followServiceWorker()
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' })
  expect(device.said).toMatchObject([
    {
      type: 'cadence:started',
      tag: '"tag"',
      releases: expect.arrayContaining(['/host/h1/', '/remotes/auth/v1/']),
    },
    { type: 'cadence:keep', tag: '"tag"', whole: [], loaded: [] },
  ])
})

test.each([
  ['the first worker is told while it is installed what to keep', null, ['cadence:keep']],
  ['a worker that is installed beside an active one is told nothing', registration.active, []],
])('%s', async (_name, active, types) => {
  const told: { type: string }[] = []
  const installing = { postMessage: (message: { type: string }) => told.push(message) }
  workers.register.mockResolvedValue(Object.assign({}, registration, { active, installing }))
  await followServiceWorker()
  expect(told.map(({ type }) => type)).toEqual(types)
})

test('a page asks for the newest registry when the worker says that there is one', async () => {
  await followServiceWorker()
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }))
  expect(offered.ask).not.toHaveBeenCalled()
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'cadence:newest', tag: '"b"' } }))
  expect(offered.ask).toHaveBeenCalledOnce()
})

test('switched off, a page removes the worker and what it kept, and registers none', async () => {
  offered.hasWorker = false
  await followServiceWorker()
  expect(device.registered).toBe(false)
  expect([...device.caches]).toEqual(['member:1'])
  expect(workers.register).not.toHaveBeenCalled()
})

test('switched off, what was kept goes also where the worker is gone', async () => {
  offered.hasWorker = false
  device.registered = false
  await followServiceWorker()
  expect([...device.caches]).toEqual(['member:1'])
})

test('a removal that fails is an error, so that it is tried again', async () => {
  offered.hasWorker = false
  workers.getRegistration.mockRejectedValue(new DOMException('storage', 'UnknownError'))
  await expect(followServiceWorker()).rejects.toThrow('storage')
})

test('a page with a preview keeps nothing', async () => {
  offered.previews = ['auth']
  await followServiceWorker()
  expect(workers.register).not.toHaveBeenCalled()
})
