import { authState } from '@cadence/shared/auth'
import { setPreference } from '@cadence/shared/preferences'
import { createMemoryRouter } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPush } from './follow-push.ts'

const device = vi.hoisted(() => ({ take: vi.fn(), remove: vi.fn(), can: true }))
vi.mock('@cadence/shared/push/push-device', () => ({
  takePush: device.take,
  unsubscribePush: device.remove,
  canReceivePush: () => device.can,
}))

const offered = vi.hoisted(() => ({
  hasWorker: true,
  newest: undefined as { hasWorker: boolean } | undefined,
}))
vi.mock('@cadence/releases/browser/live-registry', () => ({
  documentRegistry: () => ({ hasWorker: offered.hasWorker }),
  newestRegistry: () => offered.newest,
}))

const worker = Object.assign(new EventTarget(), { startMessages: () => undefined })
const person = { firstName: 'I', lastName: 'B', email: 'i@b.fr', isEmailVerified: true, role: 'user' }
const signIn = (_id: string | null) =>
  Object.assign(authState, { user: _id && { ...person, _id }, isAuthenticated: _id !== null })
const router = createMemoryRouter([{ path: '*', element: null }])
/** Waits until everything that starts at once has started. */
const settled = () => new Promise((done) => setTimeout(done, 20))
let end: () => void = () => undefined
const follow = () => {
  end = followPush(router)
}

beforeEach(() => {
  localStorage.clear()
  device.take.mockReset().mockResolvedValue(undefined)
  device.remove.mockReset().mockResolvedValue(undefined)
  device.can = true
  Object.assign(offered, { hasWorker: true, newest: undefined })
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  signIn('p1')
})
afterEach(async () => {
  vi.useRealTimers()
  signIn(null)
  await settled()
  end()
  vi.unstubAllGlobals()
})

test('a member with push on is subscribed once at a start, where the browser allows it', async () => {
  setPreference('notifications', { push: true })
  follow()
  setPreference('notifications', { goals: false })
  await settled()
  expect(device.take).toHaveBeenCalledOnce()
})

test('nothing is registered before the member turns push on, nor where the browser does not allow it', async () => {
  follow()
  await settled()
  expect(device.take).not.toHaveBeenCalled()
  vi.stubGlobal('Notification', { permission: 'denied' })
  setPreference('notifications', { push: true })
  await settled()
  expect(device.take).not.toHaveBeenCalled()
})

test.each([{ hasWorker: false }, { hasWorker: true, newest: { hasWorker: false } }])(
  'no member is subscribed while the service worker is switched off: %o',
  async (state) => {
    Object.assign(offered, state)
    setPreference('notifications', { push: true })
    follow()
    await settled()
    expect(device.take).not.toHaveBeenCalled()
  },
)

test('a sign-out ends the subscription, and the next member is not subscribed', async () => {
  setPreference('notifications', { push: true })
  follow()
  await settled()
  signIn(null)
  await settled()
  expect(device.remove).toHaveBeenCalledOnce()
  signIn('p2')
  await settled()
  expect(device.take).toHaveBeenCalledOnce()
})

test('a registration that fails is tried again, with growing waits, until it succeeds', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  device.take.mockRejectedValueOnce(new Error('push service error')).mockRejectedValueOnce(new Error('again'))
  setPreference('notifications', { push: true })
  follow()
  await vi.advanceTimersByTimeAsync(10)
  expect(device.take).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(device.take).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4_500)
  expect(device.take).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(device.take).toHaveBeenCalledTimes(3)
})

test('a registration that failed is tried again at once when the network is back, and not after a sign-out', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  device.take.mockRejectedValue(new Error('Network Error'))
  setPreference('notifications', { push: true })
  follow()
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(device.take).toHaveBeenCalledTimes(2)
  signIn(null)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(device.take).toHaveBeenCalledTimes(2)
})

const ask = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))

test('a click on a notification leads to its path, and only to one of the app', async () => {
  follow()
  ask({ type: 'cadence:open', path: '/dashboard?task=a' })
  await settled()
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '?task=a' })
  for (const data of [null, { type: 'other', path: '/x' }, { type: 'cadence:open', path: '//evil.example' }])
    ask(data)
  await settled()
  expect(router.state.location.pathname).toBe('/dashboard')
})
