import type { Registry } from '@cadence/shared/contract'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { beforeEach, expect, test, vi } from 'vitest'

const runtime = vi.hoisted(() => ({
  loadRemote: vi.fn(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}))
vi.mock('@module-federation/enhanced/runtime', () => runtime)

const here = `${location.origin}/remotes/auth/1/remoteEntry.js`
const elsewhere = 'http://localhost:3004/remoteEntry.js'
const registry: Registry = {
  remotes: [
    { name: 'auth', version: '1', entry: here, integrity: 'sha384-abc', pages: {}, owner: 'a' },
    { name: 'settings', version: 'dev', entry: elsewhere, pages: {}, owner: 's' },
  ],
}

/** How the entry of a remote is asked for. */
async function scripts() {
  vi.resetModules()
  const { register } = await import('./federation.ts')
  register(registry)
  const [plugin]: [ModuleFederationRuntimePlugin] = runtime.registerPlugins.mock.calls.at(-1)?.[0] ?? [{}]
  return (url: string) => {
    const made = plugin.createScript?.({ url } as never)
    if (!made || !('script' in made)) return undefined
    return made as { script: HTMLScriptElement; timeout: number }
  }
}

beforeEach(() => {
  for (const mock of Object.values(runtime)) mock.mockReset()
})

test('scripts of the first HTML are known by their whole address', async () => {
  const early = document.createElement('script')
  early.setAttribute('data-early', '')
  early.setAttribute('src', '/remotes/auth/1/remoteEntry.js')
  early.type = 'text/plain'
  document.head.append(early)
  await scripts()
  expect(early.getAttribute('src')).toBe(here)
  early.remove()
})

test('an entry of the first page that never came is forgotten, and asked for anew', async () => {
  const create = await scripts()
  const { giveUpEarlyEntry } = await import('./federation.ts')
  const early = document.createElement('script')
  early.setAttribute('data-early', '')
  early.setAttribute('src', here)
  // Not a type that the page would load by itself.
  early.type = 'text/plain'
  const failed = vi.fn()
  early.addEventListener('error', failed)
  document.head.append(early)
  giveUpEarlyEntry({ name: 'settings', version: 'dev', entry: elsewhere, pages: {}, owner: 's' })
  expect(failed).not.toHaveBeenCalled()
  giveUpEarlyEntry({ name: 'auth', version: '1', entry: here, pages: {}, owner: 'a' })
  expect(failed).toHaveBeenCalledOnce()
  expect(early.isConnected).toBe(false)
  expect(create(here)?.script.src).toBe(`${here}?retry=1`)
})

test('the remotes are registered by name, entry and container, and none is loaded', async () => {
  await scripts()
  expect(runtime.registerRemotes.mock.calls).toEqual([
    [
      [
        { name: 'auth', entry: here, entryGlobalName: 'cadence_auth', type: 'global' },
        { name: 'settings', entry: elsewhere, entryGlobalName: 'cadence_settings', type: 'global' },
      ],
    ],
  ])
  expect(runtime.loadRemote).not.toHaveBeenCalled()
})

test('an entry has its integrity and a time limit below that of a page', async () => {
  const create = await scripts()
  const made = create(here)
  expect(made?.script.src).toBe(here)
  expect(made?.script.integrity).toBe('sha384-abc')
  expect(made?.timeout).toBe(6500)
  expect(create(elsewhere)?.script.getAttribute('crossorigin')).toBe('anonymous')
})

test('after a failure the retry has a fresh address, for that remote alone', async () => {
  const create = await scripts()
  create(here)?.script.dispatchEvent(new Event('error'))
  expect(create(here)?.script.src).toBe(`${here}?retry=1`)
  expect(create(here)?.script.integrity).toBe('sha384-abc')
  create(here)?.script.dispatchEvent(new Event('error'))
  expect(create(here)?.script.src).toBe(`${here}?retry=2`)
  expect(create(elsewhere)?.script.src).toBe(elsewhere)
})

test('a script that is no entry is left to the runtime', async () => {
  const create = await scripts()
  expect(create(`${location.origin}/remotes/auth/1/other.js`)).toBeUndefined()
})
