// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const entry = (version: string) => `/remotes/catalog/${version}/catalog.js`
const catalog = {
  name: 'catalog',
  owner: 'team-catalog',
  version: '2',
  entry: entry('2'),
  container: 'catalog',
  pages: {},
  previous: { version: '1', entry: entry('1'), container: 'catalog', pages: {} },
}
const address = (version: string) => new URL(entry(version), location.href).href
const configured = () => ({
  name: 'catalog',
  alias: 'catalog',
  entry: 'http://localhost:5101/mf-manifest.json',
})

const registerRemotes = vi.fn()
const loadRemote = vi.fn()
const origin = { registerRemotes, loadRemote }

/** The plugin in a document that names the catalog. @returns the plugin, and the remotes of the shell after its start. */
async function start(remotes: object[] = [catalog]) {
  document.head.innerHTML = `<script type="application/json" id="cadence-registry">${JSON.stringify({ host: '7', remotes })}</script>`
  vi.resetModules()
  const { releasesPlugin } = await import('./federation-plugin.ts')
  const plugin = releasesPlugin()
  const own = [configured()]
  call(plugin.beforeInit, { userOptions: { remotes: own } })
  return { plugin, own }
}

/** Calls a hook with the arguments that the plugin reads; the runtime gives more. */
function call(hook: unknown, args: object): Promise<unknown> {
  if (typeof hook !== 'function') throw new Error('The plugin has no such hook')
  return hook(args)
}

const failed = (version: string, more: object = {}) => ({
  id: 'catalog/Products',
  error: new Error('no entry'),
  from: 'build',
  lifecycle: 'onLoad',
  remote: { name: 'catalog', entry: address(version) },
  origin,
  ...more,
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  registerRemotes.mockReset()
  loadRemote.mockReset()
})

test('a remote comes from where the registry says', async () => {
  const { own } = await start()
  expect(own).toEqual([{ ...configured(), entry: address('2'), entryGlobalName: 'catalog', type: 'global' }])
})

test('a remote whose entry is an ES module is loaded as one', async () => {
  const { own } = await start([{ ...catalog, type: 'module' }])
  expect(own).toEqual([expect.objectContaining({ entry: address('2'), type: 'module' })])
})

test('a remote that was never released, or a page without a registry, stays as the shell has it', async () => {
  expect((await start([])).own).toEqual([configured()])
  document.head.innerHTML = ''
  const { releasesPlugin } = await import('./federation-plugin.ts')
  const own = [configured()]
  call(releasesPlugin().beforeInit, { userOptions: { remotes: own } })
  expect(own).toEqual([configured()])
})

test('a release that does not load gives way to the one before', async () => {
  const { plugin } = await start()
  loadRemote.mockResolvedValue('the module of release 1')
  expect(await call(plugin.errorLoadRemote, failed('2'))).toBe('the module of release 1')
  expect(registerRemotes).toHaveBeenCalledWith(
    [expect.objectContaining({ name: 'catalog', entry: address('1'), entryGlobalName: 'catalog' })],
    { force: true },
  )
  expect(loadRemote).toHaveBeenCalledWith('catalog/Products', { from: 'build', loadFactory: false })
})

test('a second page that failed with it only asks again', async () => {
  const { plugin } = await start()
  await call(plugin.errorLoadRemote, failed('2'))
  await call(plugin.errorLoadRemote, failed('2', { id: 'catalog/Offers', from: 'runtime' }))
  expect(registerRemotes).toHaveBeenCalledTimes(1)
  expect(loadRemote).toHaveBeenLastCalledWith('catalog/Offers', { from: 'runtime', loadFactory: true })
})

test('two releases of a remote are never mixed in one document', async () => {
  const { plugin } = await start()
  await call(plugin.onLoad, { remote: { name: 'catalog' }, exposeModuleFactory: () => 'a page' })
  expect(await call(plugin.errorLoadRemote, failed('2'))).toBeUndefined()
  expect(registerRemotes).not.toHaveBeenCalled()
})

test('when neither release loads, the next import asks for the live one again', async () => {
  const { plugin } = await start()
  loadRemote.mockImplementation(() => call(plugin.errorLoadRemote, failed('1')))
  expect(await call(plugin.errorLoadRemote, failed('2'))).toBeUndefined()
  expect(registerRemotes.mock.calls.map(([[{ entry: to }]]) => to)).toEqual([address('1'), address('2')])
  loadRemote.mockResolvedValue('the module of release 1')
  expect(await call(plugin.errorLoadRemote, failed('2'))).toBe('the module of release 1')
})

test('a failure of an entry that the registry does not name is left to the page', async () => {
  const { plugin } = await start()
  loadRemote.mockImplementation(() => call(plugin.errorLoadRemote, failed('9')))
  expect(await call(plugin.errorLoadRemote, failed('9'))).toBeUndefined()
  expect(loadRemote).not.toHaveBeenCalled()
})

test('an entry of the registry that is not valid is the failure of that remote alone', async () => {
  const { own, plugin } = await start([{ ...catalog, entry: 7 }])
  expect(own[0]?.entry).not.toContain('mf-manifest.json')
  const remoteInfo = { name: 'catalog', entry: own[0]?.entry, entryGlobalName: 'catalog' }
  await expect(call(plugin.loadEntry, { remoteInfo })).rejects.toThrow("not valid for 'catalog'")
  const details: unknown[] = []
  const listen = (event: Event) => event instanceof CustomEvent && details.push(event.detail)
  addEventListener('releases:failure', listen)
  expect(await call(plugin.errorLoadRemote, failed('2'))).toBeUndefined()
  removeEventListener('releases:failure', listen)
  expect(details).toEqual([expect.objectContaining({ phase: 'load', remote: 'catalog' })])
})

test('a module that throws as it starts fails the load, so that the release before is asked', async () => {
  const { plugin } = await start()
  const exposeModuleFactory = () => {
    throw new Error('broken')
  }
  await expect(call(plugin.onLoad, { remote: { name: 'catalog' }, exposeModuleFactory })).rejects.toThrow(
    'broken',
  )
})

test('a failure is told to the page, with its part', async () => {
  const { plugin } = await start()
  const details: unknown[] = []
  const listen = (event: Event) => event instanceof CustomEvent && details.push(event.detail)
  addEventListener('releases:failure', listen)
  await call(plugin.errorLoadRemote, failed('2'))
  removeEventListener('releases:failure', listen)
  expect(details).toEqual([{ error: new Error('no entry'), phase: 'load', remote: 'catalog' }])
})

test.each([
  ['counts against the release', true, [{ part: 'catalog', version: '2', outcome: 'load' }]],
  ['counts against none without a network', false, []],
])('a release that does not load %s', async (_name, isOnline, reports) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const bodies: Promise<string>[] = []
  navigator.sendBeacon = (_, body) => body instanceof Blob && bodies.push(body.text()) > 0
  // What the documents of earlier tests have still to send.
  dispatchEvent(new Event('pagehide'))
  bodies.length = 0
  const { plugin } = await start()
  await call(plugin.errorLoadRemote, failed('2'))
  dispatchEvent(new Event('pagehide'))
  const sent = (await Promise.all(bodies)).flatMap((body) => JSON.parse(body).reports)
  expect(sent).toEqual(reports)
})
