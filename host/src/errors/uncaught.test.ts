import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from './report-error.ts'
import { culprit, watchUncaught } from './uncaught.ts'

const loading = vi.hoisted(() => ({ remote: '' }))
vi.mock('../remotes/remotes.ts', () => ({
  describeRemote: (remote: string | undefined) => (remote ? { remote } : {}),
  remoteNamed: (remote: string) => ({ isLoading: remote === loading.remote }),
}))

const failures: Failure[] = []
const note = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)
const toasts: Toast[] = []
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  failures.length = 0
  toasts.length = 0
  loading.remote = ''
  provideToasts(async () => (toast) => toasts.push(toast))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('cadence:failure', note)
  stop = watchUncaught()
})
afterEach(() => {
  stop()
  removeEventListener('cadence:failure', note)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function from(file: string): Error {
  const error = new Error('broken')
  error.stack = `Error: broken\n    at f (${location.origin}${file}:1:1)`
  return error
}

const fail = (error: Error, filename = '') =>
  dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename }))
const reject = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent)

test.each([
  [`at f (${location.origin}/remotes/dashboard/0.1.0-a1/static/js/x.js:1:1)`, 'dashboard', '0.1.0-a1'],
  [`${location.origin}/remotes/auth/2/remoteEntry.js\nundefined`, 'auth', '2'],
])('%s is of %s %s', (trace, remote, version) => {
  expect(culprit(trace)).toEqual({ remote, version })
})

const extension = `at f (chrome-extension://abc/content.js:1:1)\n at g (${location.origin}/remotes/auth/2/x.js:1:1)`

test.each([
  '',
  `at f (${location.origin}/host/1/static/js/index.js:1:1)`,
  `at f (${location.origin}/remotes/nobody/1/x.js)`,
  extension,
])('%j is of no remote', (trace) => {
  expect(culprit(trace)).toBeUndefined()
})

test('an error in an event or a timer is reported once, with its remote, and shows a toast', async () => {
  fail(from('/remotes/dashboard/3/static/js/a.js'))
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toMatchObject([{ phase: 'script', remote: 'dashboard', version: '3' }])
  expect(toasts).toEqual([
    { kind: 'error', text: expect.stringMatching(/^Une action n’a pas abouti.*fonctionne\u202f:/) },
  ])
})

test('so is a rejection that nobody handles', async () => {
  reject(from('/remotes/settings/3/static/js/a.js'))
  reject('text')
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toMatchObject([{ remote: 'settings' }, { phase: 'script', error: 'text' }])
})

test('many errors are all reported, with one toast', async () => {
  for (let n = 0; n < 20; n += 1) fail(from('/remotes/dashboard/3/a.js'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(failures).toHaveLength(20)
  expect(toasts).toHaveLength(1)
  fail(from('/remotes/dashboard/3/a.js'))
  await vi.advanceTimersByTimeAsync(0)
  expect(toasts).toHaveLength(2)
})

test('a script that breaks while its remote loads is the load’s failure', () => {
  loading.remote = 'auth'
  fail(from('/remotes/auth/3/remoteEntry.js'), `${location.origin}/remotes/auth/3/remoteEntry.js`)
  expect(failures).toEqual([])
  reject(from('/remotes/auth/3/static/js/a.js'))
  expect(failures).toHaveLength(1)
  fail(from('/remotes/settings/3/a.js'), `${location.origin}/remotes/settings/3/a.js`)
  expect(failures).toHaveLength(2)
})

test('an error of an extension is reported without a toast', async () => {
  const error = new Error('broken')
  error.stack = `Error: broken\n ${extension}`
  fail(error, 'chrome-extension://abc/content.js')
  reject(error)
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toHaveLength(2)
  expect(toasts).toEqual([])
})

test('a browser’s message about observers is no failure', () => {
  dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  )
  expect(failures).toEqual([])
})
