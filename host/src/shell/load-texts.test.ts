import { setLanguage, TextsLoadError, workspaceTexts } from '@cadence/shared/i18n'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { componentOf } from '../router.tsx'
import { routeOf } from '../routes.ts'
import { reportTexts } from './load-texts.ts'

const loadPage = vi.hoisted(() => vi.fn<() => Promise<() => null>>())
vi.mock('../remotes/load-page.ts', () => ({ loadPage }))

const Page = () => null
const loaded = { default: { page: { title: 'titre' } } }

/** A page that declares its texts when it is loaded, as in a remote. Its catalogue arrives when the test calls `come`. */
function pageWithTexts(name = 'dashboard') {
  let come = () => {}
  let fail = () => {}
  const load = vi.fn(
    () =>
      new Promise<typeof loaded>((resolve, reject) => {
        come = () => resolve(loaded)
        fail = () => reject(new Error('chunk'))
      }),
  )
  const evaluate = vi.fn(() => workspaceTexts(name, { fr: load, en: load, es: load }))
  loadPage.mockImplementation(async () => {
    await Promise.resolve()
    if (evaluate.mock.calls.length === 0) evaluate()
    return Page
  })
  // The next test would wait for a catalogue that this one has left pending.
  onTestFinished(() => {
    load.mockImplementation(async () => loaded)
    come()
  })
  return { load, come: () => come(), fail: () => fail() }
}

const open = (path: string) => {
  const route = routeOf(path)
  if (!route) throw new Error(`No route ${path}`)
  return componentOf(route)
}

// On a busy machine the first import of the app area takes longer than a test waits for it.
beforeAll(() => import('../app-chunk.ts'))
beforeEach(() => setLanguage('fr'))
afterEach(async () => {
  await setLanguage('default')
  localStorage.clear()
})

test('a page of the app area is there when its texts are', async () => {
  const { load, come } = pageWithTexts()
  const opened = vi.fn()
  const opening = open('/tasks').then(opened)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  // A page that does not wait for its texts would be open after this.
  await new Promise((resolve) => setImmediate(resolve))
  expect(opened).not.toHaveBeenCalled()
  come()
  await opening
  expect(opened).toHaveBeenCalledExactlyOnceWith(Page)
})

test('texts that do not come are reported once, and the page opens in the stated ones', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { load, fail } = pageWithTexts()
  const opening = open('/tasks')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  fail()
  expect(await opening).toBe(Page)
  expect(report).toHaveBeenCalledOnce()
  expect(await open('/tasks')).toBe(Page)
  expect(load).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
})

test('they are reported with their release', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const registry = document.createElement('script')
  Object.assign(registry, { id: 'cadence-registry', type: 'application/json' })
  const entry = '/remotes/dashboard/3/remoteEntry.js'
  const remote = { name: 'dashboard', owner: 'team-dashboard', version: '3', entry, pages: {} }
  registry.textContent = JSON.stringify({ host: '7', remotes: [remote] })
  document.head.append(registry)
  onTestFinished(() => registry.remove())
  const failed = vi.fn()
  addEventListener('cadence:failure', (event) => failed((event as CustomEvent).detail), { once: true })
  reportTexts(new TextsLoadError('dashboard', 'en', new Error('chunk')))
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ phase: 'load', remote: 'dashboard', version: '3', owner: 'team-dashboard' }),
  )
})

test('texts that hang keep their page back for 1.5 seconds, and no other page at all', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { load } = pageWithTexts('settings')
  const opened = vi.fn()
  const opening = open('/settings').then(opened)
  await vi.advanceTimersByTimeAsync(1499)
  expect(load).toHaveBeenCalledOnce()
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await opening
  expect(opened).toHaveBeenCalledExactlyOnceWith(Page)
  expect(await open('/tasks')).toBe(Page)
})

test('a public page and a sign-in screen wait for no texts', async () => {
  const { load } = pageWithTexts()
  expect(await open('/')).toBe(Page)
  expect(await open('/login')).toBe(Page)
  expect(load).not.toHaveBeenCalled()
})

test('with nothing chosen a page of the app area waits for no texts either', async () => {
  await setLanguage('default')
  const { load } = pageWithTexts()
  expect(await open('/tasks')).toBe(Page)
  expect(load).not.toHaveBeenCalled()
})
