import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canReceivePush, dropPush, takePush } from './push-device.ts'

const api = vi.hoisted(() => ({ key: vi.fn(), put: vi.fn(), remove: vi.fn() }))
vi.mock('./push-api.ts', () => ({
  getPushKey: api.key,
  putPushSubscription: api.put,
  deletePushSubscription: api.remove,
}))

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const OTHER = `BB${KEY.slice(2)}`
const bytes = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer
const keys = { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }

const calls: string[] = []
let known: object | null = null
/** A worker that installs, in the place of the active one. */
let installing: object | null = null

/** A subscription of the browser, made with a key of the API. */
const subscription = (key: string) => ({
  options: { applicationServerKey: bytes(key) },
  unsubscribe: async () => void calls.push('unsubscribe'),
  toJSON: () => ({ endpoint: 'https://push.example/1', expirationTime: null, keys }),
})

beforeEach(() => {
  calls.length = 0
  known = null
  installing = null
  api.key.mockReset().mockResolvedValue(KEY)
  api.put.mockReset().mockResolvedValue(undefined)
  api.remove.mockReset().mockResolvedValue(undefined)
  const registration = {
    active: {},
    unregister: async () => void calls.push('unregister'),
    pushManager: {
      getSubscription: async () => known,
      subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
        calls.push(`subscribe ${Buffer.from(options.applicationServerKey).toString('base64url')}`)
        return subscription(KEY)
      },
    },
  }
  const serviceWorker = {
    register: async (path: string, { scope }: { scope: string }) => {
      calls.push(`register ${path} ${scope}`)
      return installing ? { ...registration, active: null, installing } : registration
    },
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', class {})
})
afterEach(() => vi.unstubAllGlobals())

const register = 'register /service-worker.js /'

test('a browser subscribes with the key of the API, and sends it only its address and keys', async () => {
  await takePush()
  expect(calls).toEqual([register, `subscribe ${KEY}`])
  expect(api.put).toHaveBeenCalledExactlyOnceWith({ endpoint: 'https://push.example/1', keys })
})

test('a worker that is still installing is told that it is waited for, and no subscription is made before', async () => {
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage({ type }: { type: string }) {
      calls.push(type)
      worker.state = 'activated'
      worker.dispatchEvent(new Event('statechange'))
    },
  })
  installing = worker
  await takePush()
  expect(calls).toEqual([register, 'cadence:activate', `subscribe ${KEY}`])
})

test('a subscription with the present key stays, and one with an earlier key is replaced', async () => {
  known = subscription(KEY)
  await takePush()
  expect(calls).toEqual([register])
  calls.length = 0
  known = subscription(OTHER)
  await takePush()
  expect(calls).toEqual([register, 'unsubscribe', `subscribe ${KEY}`])
})

test('the subscription ends also when the API cannot be reached, and the service worker stays', async () => {
  known = subscription(KEY)
  api.remove.mockRejectedValue(new Error('Network Error'))
  await expect(dropPush()).rejects.toThrow()
  expect(calls).toEqual(['unsubscribe'])
})

test('a browser without service workers cannot receive push messages', () => {
  expect(canReceivePush()).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(canReceivePush()).toBe(false)
})
