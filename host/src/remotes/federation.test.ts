import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Source } from './federation.ts'

const runtime = vi.hoisted(() => ({
  loadRemote: vi.fn<(id: string) => Promise<unknown>>(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}))
vi.mock('@module-federation/enhanced/runtime', () => runtime)

const entry = `${location.origin}/remotes/auth/1/remoteEntry.js`
const auth: Source = {
  id: 'auth',
  remote: 'auth',
  release: { version: '1', entry, integrity: 'sha384-abc', pages: {} },
}
const before: Source = {
  id: 'auth@0',
  remote: 'auth',
  release: { version: '0', entry: `${location.origin}/remotes/auth/0/remoteEntry.js`, pages: {} },
}
const Page = () => null

async function fresh() {
  vi.resetModules()
  return import('./federation.ts')
}

/** How the entry of a known source is asked for now. */
function scriptFor(url: string) {
  const [plugin]: [ModuleFederationRuntimePlugin] = runtime.registerPlugins.mock.calls.at(-1)?.[0] ?? [{}]
  const made = plugin.createScript?.({ url } as never)
  if (!made || !('script' in made)) return undefined
  return made as { script: HTMLScriptElement; timeout: number }
}

const registered = () => runtime.registerRemotes.mock.calls.map(([[{ name }], { force }]) => [name, force])

beforeEach(() => {
  for (const mock of Object.values(runtime)) mock.mockReset()
  document.head.replaceChildren()
  runtime.loadRemote.mockResolvedValue({ default: Page })
})

test('a source is made known when it is first asked for, with a container of its own', async () => {
  const { loadComponent } = await fresh()
  expect(await loadComponent(auth, 'Login')).toBe(Page)
  expect(await loadComponent(auth, 'Register')).toBe(Page)
  expect(await loadComponent(before, 'Login')).toBe(Page)
  expect(runtime.registerRemotes.mock.calls).toEqual([
    [[{ name: 'auth', entry, entryGlobalName: 'cadence_auth_1', type: 'global' }], { force: false }],
    [[expect.objectContaining({ name: 'auth@0', entryGlobalName: 'cadence_auth_0' })], { force: false }],
  ])
  expect(runtime.registerPlugins).toHaveBeenCalledOnce()
  expect(runtime.loadRemote.mock.calls).toEqual([['auth/Login'], ['auth/Register'], ['auth@0/Login']])
})

test('an entry has its integrity and a time limit above the patience with a page', async () => {
  const { loadComponent } = await fresh()
  await loadComponent(auth, 'Login')
  const made = scriptFor(entry)
  expect(made?.script.src).toBe(entry)
  expect(made?.script.integrity).toBe('sha384-abc')
  expect(made?.script.getAttribute('crossorigin')).toBeNull()
  expect(made?.timeout).toBe(7500)
  expect(scriptFor(`${location.origin}/remotes/auth/1/other.js`)).toBeUndefined()
})

describe('an address that is none of ours', () => {
  const foreign: Source = {
    ...auth,
    release: { ...auth.release, entry: 'https://evil.example/remoteEntry.js' },
  }

  test('is never asked', async () => {
    const { loadComponent } = await fresh()
    await expect(loadComponent(foreign, 'Login')).rejects.toMatchObject({ name: 'ForeignAddressError' })
    expect(runtime.registerRemotes).not.toHaveBeenCalled()
    expect(runtime.loadRemote).not.toHaveBeenCalled()
  })

  test.each([
    ['development', 'http://localhost:3002/remoteEntry.js', true],
    ['development', 'http://evil.example:3002/remoteEntry.js', false],
    ['production', 'http://localhost:3002/remoteEntry.js', false],
  ])('in %s %s is allowed: %s', async (mode, address, allowed) => {
    vi.stubEnv('NODE_ENV', mode)
    const { loadComponent } = await fresh()
    const source = { ...auth, release: { ...auth.release, entry: address } }
    await (allowed
      ? expect(loadComponent(source, 'Login')).resolves.toBe(Page)
      : expect(loadComponent(source, 'Login')).rejects.toMatchObject({ name: 'ForeignAddressError' }))
    if (allowed) expect(scriptFor(address)?.script.getAttribute('crossorigin')).toBe('anonymous')
    vi.unstubAllEnvs()
  })
})

test('a preview may come from another address, and no other source from there', async () => {
  const { loadComponent } = await fresh()
  const release = { ...auth.release, version: 'dev', entry: 'http://localhost:3002/remoteEntry.js' }
  expect(await loadComponent({ ...auth, id: 'auth@dev', release, isPreview: true }, 'Login')).toBe(Page)
  await expect(loadComponent({ ...auth, release }, 'Login')).rejects.toThrow('no address of this app')
})

describe('after a failure', () => {
  test('the container is taken anew, under a fresh address each time', async () => {
    const { loadComponent } = await fresh()
    runtime.loadRemote.mockRejectedValue(new Error('down'))
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    expect(scriptFor(entry)?.script.src).toBe(`${entry}?retry=1`)
    expect(scriptFor(entry)?.script.integrity).toBe('sha384-abc')
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    expect(scriptFor(entry)?.script.src).toBe(`${entry}?retry=2`)
    expect(registered()).toEqual([
      ['auth', false],
      ['auth', true],
    ])
  })

  test('of a chunk, a container that has given a page stays', async () => {
    const { loadComponent } = await fresh()
    await loadComponent(auth, 'Login')
    const missing = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })
    runtime.loadRemote.mockRejectedValueOnce(missing)
    await expect(loadComponent(auth, 'Register')).rejects.toThrow(missing)
    await loadComponent(auth, 'Register')
    expect(registered()).toEqual([['auth', false]])
  })

  test('of a module that breaks, even such a container is taken anew: it keeps what broke', async () => {
    const { loadComponent } = await fresh()
    await loadComponent(auth, 'Login')
    runtime.loadRemote.mockRejectedValueOnce(new TypeError('x is undefined'))
    await expect(loadComponent(auth, 'Register')).rejects.toThrow('x is undefined')
    await loadComponent(auth, 'Register')
    expect(registered()).toEqual([
      ['auth', false],
      ['auth', true],
    ])
  })

  test('of one source the others are asked for as before', async () => {
    const { loadComponent } = await fresh()
    runtime.loadRemote.mockRejectedValueOnce(new Error('down'))
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    await loadComponent(before, 'Login')
    expect(scriptFor(before.release.entry)?.script.src).toBe(before.release.entry)
  })
})

describe('a module without a component', () => {
  test.each([
    undefined,
    null,
    'text',
    {},
    { Login: Page },
    { default: null },
    { default: 'text' },
    { default: {} },
  ])('%o is a failure', async (module) => {
    const { loadComponent } = await fresh()
    runtime.loadRemote.mockResolvedValueOnce(module)
    await expect(loadComponent(auth, 'Login')).rejects.toThrow(
      'The module has no component as default export',
    )
  })
})

test('whether a page of a remote is on its way', async () => {
  const { isLoading, loadComponent } = await fresh()
  let resolve: (module: unknown) => void = () => undefined
  runtime.loadRemote.mockReturnValueOnce(
    new Promise((done) => {
      resolve = done
    }),
  )
  const loading = loadComponent(auth, 'Login')
  expect(isLoading('auth')).toBe(true)
  expect(isLoading('settings')).toBe(false)
  resolve({ default: Page })
  await loading
  expect(isLoading('auth')).toBe(false)
})

describe('a file that comes after it was given up on', () => {
  test('makes its source as good as in time', async () => {
    const { giveUp, loadComponent } = await fresh()
    runtime.loadRemote.mockImplementationOnce(
      () => new Promise((_, reject) => script.addEventListener('error', () => reject(new Error('gone')))),
    )
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = entry
    document.head.append(script)
    const loading = loadComponent(auth, 'Login')
    const arrival = giveUp(auth, 'Login', true)
    await expect(loading).rejects.toThrow('gone')
    expect(scriptFor(entry)?.script.src).toBe(`${entry}?retry=1`)
    script.dispatchEvent(new Event('load'))
    await arrival
    await loadComponent(auth, 'Login')
    expect(scriptFor(entry)?.script.src).toBe(entry)
    expect(registered()).toEqual([['auth', false]])
  })

  test('an entry that another page waits for is not given up', async () => {
    const { giveUp, loadComponent } = await fresh()
    runtime.loadRemote.mockImplementation(() => new Promise(() => undefined))
    void loadComponent(auth, 'Login')
    void loadComponent(auth, 'Register')
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = entry
    document.head.append(script)
    expect(giveUp(auth, 'Login', true)).toBeUndefined()
    expect(script.isConnected).toBe(true)
  })

  test('with nothing on its way and no answer it is the container that hangs: the next try takes another', async () => {
    const { giveUp, isLoading, loadComponent } = await fresh()
    runtime.loadRemote.mockImplementationOnce(() => new Promise(() => undefined))
    void loadComponent(auth, 'Login')
    expect(giveUp(auth, 'Login', true)).toBeUndefined()
    expect(isLoading('auth')).toBe(false)
    const chunks = { cadence_auth_1_chunks: [['broken', {}]] }
    Object.assign(globalThis, chunks)
    await loadComponent(auth, 'Login')
    expect(registered()).toEqual([
      ['auth', false],
      ['auth', true],
    ])
    // Chunks that the container before it got are not handed on.
    expect('cadence_auth_1_chunks' in globalThis).toBe(false)
  })

  test('a source that is just being taken anew is not taken twice', async () => {
    const { loadComponent } = await fresh()
    runtime.loadRemote.mockRejectedValueOnce(new Error('down'))
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    runtime.loadRemote.mockImplementationOnce(() => new Promise(() => undefined))
    void loadComponent(auth, 'Login')
    await loadComponent(auth, 'Register')
    expect(registered()).toEqual([
      ['auth', false],
      ['auth', true],
    ])
  })

  test('nothing on its way, nothing to wait for', async () => {
    const { giveUp } = await fresh()
    expect(giveUp(auth, 'Login', false)).toBeUndefined()
  })
})
