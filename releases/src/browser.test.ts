// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const release = (version: string) => ({
  version,
  entry: `/remotes/catalog/${version}/catalog.js`,
  container: 'catalog',
  pages: {},
})
const registryOf = (version: string, host = '7') => ({
  host,
  remotes: [{ name: 'catalog', owner: 'team-catalog', ...release(version), previous: release('1') }],
})

/** A document with release 2 of the catalog, in which it did not load and gave way to release 1 where `failed`. */
async function openDocument(failed = false, registry: object = registryOf('2')) {
  document.head.innerHTML = `<script type="application/json" id="cadence-registry">${JSON.stringify(registry)}</script>`
  vi.resetModules()
  vi.spyOn(console, 'warn').mockReturnValue()
  const { default: releasesPlugin, ...shell } = await import('./browser.ts')
  const { beforeInit, errorLoadRemote }: Record<string, unknown> = { ...releasesPlugin() }
  if (typeof beforeInit !== 'function' || typeof errorLoadRemote !== 'function') throw new Error('no hooks')
  const remote = { name: 'catalog', entry: '' }
  beforeInit({ userOptions: { remotes: [remote] } })
  const origin = { registerRemotes: vi.fn(), loadRemote: vi.fn() }
  if (failed)
    await errorLoadRemote({ id: 'catalog/Page', lifecycle: 'onLoad', from: 'build', origin, remote })
  return shell
}

const answer = (registry: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(registry))),
  )

beforeEach(() => vi.restoreAllMocks())

test('a part is newer when another release is live than the document has', async () => {
  const { newerReleases } = await openDocument()
  answer(registryOf('2'))
  expect(await newerReleases()).toEqual([])
  answer(registryOf('3', '8'))
  expect(await newerReleases()).toEqual([
    { part: 'host', version: '8' },
    { part: 'catalog', version: '3' },
  ])
})

test('a release that did not load here is not offered again, and neither is the one in its place', async () => {
  const { newerReleases } = await openDocument(true)
  for (const version of ['2', '1']) {
    answer(registryOf(version))
    expect(await newerReleases()).toEqual([])
  }
  answer(registryOf('3'))
  expect(await newerReleases()).toEqual([{ part: 'catalog', version: '3' }])
})

test('a wrong entry hides neither the others nor that the remote is live in another release', async () => {
  const wrong = { ...registryOf('2'), remotes: [{ ...registryOf('2').remotes[0], entry: 7 }] }
  const { newerReleases } = await openDocument(false, wrong)
  answer(registryOf('3', '8'))
  expect(await newerReleases()).toHaveLength(2)
  answer({ ...wrong, host: '9' })
  expect(await newerReleases()).toEqual([{ part: 'host', version: '9' }])
})

test('a failure in a document whose registry cannot be read is still told to the page', async () => {
  const { reportFailure } = await openDocument(false, { remotes: 'none' })
  const told = vi.fn()
  addEventListener('releases:failure', told)
  reportFailure(undefined, new Error('broken'))
  expect(told).toHaveBeenCalledTimes(1)
})

test('an open tab hears of a newer release, and that it was rolled back', async () => {
  const { followReleases } = await openDocument()
  const heard: unknown[] = []
  const stop = followReleases((newer) => heard.push(newer))
  for (const version of ['2', '3', '3', '2']) {
    answer(registryOf(version))
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    await new Promise((done) => setTimeout(done))
  }
  stop()
  expect(heard).toEqual([[{ part: 'catalog', version: '3' }], []])
})
