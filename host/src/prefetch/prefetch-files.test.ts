import { type Registry, RegistryError } from '@cadence/releases/browser/page-registry'
import type { RegisteredRemote } from '@cadence/releases/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesOf, prefetch } from './prefetch-files.ts'

const here = (path: string) => location.origin + path
const auth = {
  name: 'auth',
  version: '1',
  entry: here('/remotes/auth/1/remoteEntry.js'),
  integrity: 'sha384-abc',
  pages: { Login: { js: [here('/remotes/auth/1/a.js')], css: [here('/remotes/auth/1/a.css')] } },
  owner: 'a',
}
const { integrity: _, ...inDevelopment } = auth

const registryOf = (remote: RegisteredRemote): Registry => ({
  host: undefined,
  hasPanel: false,
  hasWorker: true,
  names: [],
  previews: () => [],
  remote: (name) => (name === remote.name ? remote : undefined),
})

const supports = vi.fn<(what: string) => boolean>()

beforeEach(() => {
  document.head.replaceChildren()
  supports.mockReset().mockReturnValue(true)
  // happy-dom's `relList` has no `supports`.
  vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({ supports } as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the files of a page are its remote’s entry and its own', () => {
  expect(filesOf('auth/Login', registryOf(auth))).toEqual([
    { href: auth.entry, as: 'script' },
    { href: here('/remotes/auth/1/a.js'), as: 'script' },
    { href: here('/remotes/auth/1/a.css'), as: 'style' },
  ])
  expect(filesOf('auth/Register', registryOf(auth))).toEqual([{ href: auth.entry, as: 'script' }])
})

test('a remote that is unknown or in development has no files to prefetch', () => {
  expect(filesOf('settings/Settings', registryOf(auth))).toEqual([])
  expect(filesOf('auth/Login', registryOf(inDevelopment))).toEqual([])
})

test('nor has one that the registry does not describe as it should', () => {
  const remote = () => {
    throw new RegistryError('not valid')
  }
  expect(filesOf('auth/Login', { remote })).toEqual([])
})

test.each(['load', 'error'])('a file is asked for by a link that goes away on %s', async (event) => {
  const over = prefetch({ href: auth.entry, as: 'script' })
  const [link] = document.head.querySelectorAll('link')
  expect(link?.outerHTML).toBe(`<link rel="prefetch" as="script" href="${auth.entry}">`)
  link?.dispatchEvent(new Event(event))
  await over
  expect(document.head.childElementCount).toBe(0)
})

test('one that hangs is left to itself after a while', async () => {
  vi.useFakeTimers()
  const over = prefetch({ href: auth.entry, as: 'script' })
  await vi.advanceTimersByTimeAsync(15_000)
  await over
  expect(document.head.childElementCount).toBe(0)
})

test('nothing is asked of another origin, nor where the browser cannot', async () => {
  await prefetch({ href: 'http://localhost:3004/remoteEntry.js', as: 'script' })
  supports.mockReturnValue(false)
  await prefetch({ href: auth.entry, as: 'script' })
  expect(document.head.childElementCount).toBe(0)
})

test('what was asked for before is not asked for again', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry])
  await prefetch({ href: auth.entry, as: 'script' })
  expect(document.head.childElementCount).toBe(0)
})
