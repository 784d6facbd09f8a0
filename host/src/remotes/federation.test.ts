import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContainerSource } from './containers.ts'
import type { Source } from './federation.ts'

type Factory = () => unknown

const page = vi.hoisted(() => vi.fn<(expose: string, container: string) => Promise<Factory>>())
const containers = vi.hoisted(() => ({
  openContainer: vi.fn<(source: ContainerSource) => Promise<{ get: (expose: string) => Promise<Factory> }>>(),
  forgetContainer: vi.fn<(name: string) => void>(),
}))
vi.mock('./containers.ts', () => containers)

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

/** The containers that were opened, in turn: address and integrity of the entry. */
const opened = () => containers.openContainer.mock.calls.map(([{ address }]) => address)
const forgotten = () => containers.forgetContainer.mock.calls.flat()

beforeEach(() => {
  for (const mock of [page, ...Object.values(containers)]) mock.mockReset()
  document.head.replaceChildren()
  page.mockResolvedValue(() => ({ default: Page }))
  containers.openContainer.mockImplementation(async ({ name }) => ({ get: (expose) => page(expose, name) }))
})

test('a source is opened when it is first asked for, with a container of its own', async () => {
  const { loadComponent } = await fresh()
  expect(await loadComponent(auth, 'Login')).toBe(Page)
  expect(await loadComponent(auth, 'Register')).toBe(Page)
  expect(await loadComponent(before, 'Login')).toBe(Page)
  expect(containers.openContainer.mock.calls).toEqual([
    [{ name: 'cadence_auth_1', address: entry, integrity: 'sha384-abc' }],
    [{ name: 'cadence_auth_0', address: before.release.entry, integrity: undefined }],
  ])
  expect(page.mock.calls).toEqual([
    ['./Login', 'cadence_auth_1'],
    ['./Register', 'cadence_auth_1'],
    ['./Login', 'cadence_auth_0'],
  ])
})

test('pages that are asked for together open one container', async () => {
  const { loadComponent } = await fresh()
  await Promise.all([loadComponent(auth, 'Login'), loadComponent(auth, 'Register')])
  expect(opened()).toEqual([entry])
})

describe('an address that is none of ours', () => {
  const foreign: Source = {
    ...auth,
    release: { ...auth.release, entry: 'https://evil.example/remoteEntry.js' },
  }

  test('is never asked', async () => {
    const { loadComponent } = await fresh()
    await expect(loadComponent(foreign, 'Login')).rejects.toMatchObject({ name: 'ForeignAddressError' })
    expect(containers.openContainer).not.toHaveBeenCalled()
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
    expect(opened()).toEqual(allowed ? [address] : [])
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
  test('of the entry it is asked for under a fresh address each time, with its integrity', async () => {
    const { loadComponent } = await fresh()
    for (let time = 0; time < 3; time += 1) {
      containers.openContainer.mockRejectedValueOnce(new Error('down'))
      await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    }
    expect(await loadComponent(auth, 'Login')).toBe(Page)
    expect(opened()).toEqual([entry, `${entry}?retry=1`, `${entry}?retry=2`, `${entry}?retry=3`])
    expect(containers.openContainer.mock.lastCall?.[0].integrity).toBe('sha384-abc')
  })

  test('of a first page the container is taken anew', async () => {
    const { loadComponent } = await fresh()
    page.mockRejectedValue(new Error('down'))
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    expect(opened()).toEqual([entry, `${entry}?retry=1`])
    expect(forgotten()).toEqual(['cadence_auth_1'])
  })

  test('of a chunk, a container that has given a page stays', async () => {
    const { loadComponent } = await fresh()
    await loadComponent(auth, 'Login')
    const missing = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })
    page.mockRejectedValueOnce(missing)
    await expect(loadComponent(auth, 'Register')).rejects.toThrow(missing)
    await loadComponent(auth, 'Register')
    expect(opened()).toEqual([entry])
  })

  test('of what the host shares, when the page runs, even such a container is taken anew', async () => {
    const { loadComponent } = await fresh()
    await loadComponent(auth, 'Login')
    page.mockResolvedValueOnce(() => {
      throw Object.assign(new Error('Loading chunk members failed'), { name: 'ChunkLoadError' })
    })
    await expect(loadComponent(auth, 'Register')).rejects.toThrow('members')
    await loadComponent(auth, 'Register')
    expect(opened()).toEqual([entry, `${entry}?retry=1`])
  })

  test('of a module that breaks, even such a container is taken anew: it keeps what broke', async () => {
    const { loadComponent } = await fresh()
    await loadComponent(auth, 'Login')
    page.mockResolvedValueOnce(() => {
      throw new TypeError('x is undefined')
    })
    await expect(loadComponent(auth, 'Register')).rejects.toThrow('x is undefined')
    await loadComponent(auth, 'Register')
    expect(opened()).toEqual([entry, `${entry}?retry=1`])
    expect(forgotten()).toEqual(['cadence_auth_1'])
  })

  test('of one source the others are asked for as before', async () => {
    const { loadComponent } = await fresh()
    page.mockRejectedValueOnce(new Error('down'))
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    await loadComponent(before, 'Login')
    expect(opened()).toEqual([entry, before.release.entry])
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
    page.mockResolvedValueOnce(() => module)
    await expect(loadComponent(auth, 'Login')).rejects.toThrow(
      'The module has no component as default export',
    )
  })
})

test('whether a page of a remote is on its way', async () => {
  const { isLoading, loadComponent } = await fresh()
  let resolve: (factory: Factory) => void = () => undefined
  page.mockReturnValueOnce(
    new Promise((done) => {
      resolve = done
    }),
  )
  const loading = loadComponent(auth, 'Login')
  expect(isLoading('auth')).toBe(true)
  expect(isLoading('settings')).toBe(false)
  resolve(() => ({ default: Page }))
  await loading
  expect(isLoading('auth')).toBe(false)
})

describe('a file that comes after it was given up on', () => {
  test('makes its source as good as in time', async () => {
    const { giveUp, loadComponent } = await fresh()
    containers.openContainer.mockImplementationOnce(
      () => new Promise((_, reject) => script.addEventListener('error', () => reject(new Error('gone')))),
    )
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = entry
    document.head.append(script)
    const loading = loadComponent(auth, 'Login')
    const arrival = giveUp(auth, 'Login', true)
    await expect(loading).rejects.toThrow('gone')
    script.dispatchEvent(new Event('load'))
    await arrival
    await loadComponent(auth, 'Login')
    expect(opened()).toEqual([entry, entry])
    expect(forgotten()).toEqual([])
  })

  test('an entry that another page waits for is not given up', async () => {
    const { giveUp, loadComponent } = await fresh()
    page.mockImplementation(() => new Promise(() => undefined))
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
    page.mockImplementationOnce(() => new Promise(() => undefined))
    void loadComponent(auth, 'Login')
    expect(giveUp(auth, 'Login', true)).toBeUndefined()
    expect(isLoading('auth')).toBe(false)
    const chunks = { cadence_auth_1_chunks: [['broken', {}]] }
    Object.assign(globalThis, chunks)
    await loadComponent(auth, 'Login')
    expect(opened()).toEqual([entry, `${entry}?retry=1`])
    // Chunks that the container before it got are not handed on.
    expect('cadence_auth_1_chunks' in globalThis).toBe(false)
  })

  test('a source that is just being taken anew is not taken twice', async () => {
    const { loadComponent } = await fresh()
    page.mockRejectedValueOnce(new Error('down'))
    await expect(loadComponent(auth, 'Login')).rejects.toThrow('down')
    page.mockImplementationOnce(() => new Promise(() => undefined))
    void loadComponent(auth, 'Login')
    await loadComponent(auth, 'Register')
    expect(opened()).toEqual([entry, `${entry}?retry=1`])
  })

  test('nothing on its way, nothing to wait for', async () => {
    const { giveUp } = await fresh()
    expect(giveUp(auth, 'Login', false)).toBeUndefined()
  })
})
