import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFederationLoader } from './federation-loader.ts'
import { type Factory, newRelease, startRuntime } from './federation-runtime.test-kit.ts'
import { Remote } from './remote.ts'
import type { Source } from './remote-states.ts'

let runtime: ReturnType<typeof startRuntime>
let auth: Source
let before: Source
const Page = () => null

const unasked = () => {
  throw new Error('No registry is asked here')
}

/** The remote `auth` of a new document, with the real loader. */
function open() {
  const remote = new Remote('auth', createFederationLoader(), {
    document: unasked,
    newest: unasked,
    askNewest: unasked,
  })
  const chosen = { name: 'auth', owner: 'team-auth', ...auth.release }
  return {
    remote,
    load: (source: Source, page: string) => remote.loadFrom(source, page, chosen),
    giveUp: (source: Source, page: string) => remote.releases.giveUp(source, page, true),
  }
}

/** Addresses of the requested entries, in order. */
const opened = () => runtime.addresses()

beforeEach(() => {
  document.body.replaceChildren()
  runtime = startRuntime()
  runtime.page.mockResolvedValue(() => ({ default: Page }))
  auth = { id: 'auth', remote: 'auth', release: newRelease() }
  before = { id: 'auth@before', remote: 'auth', release: newRelease() }
  // The library warns when a remote is registered again.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a source is opened when it is first asked for, with a container of its own', async () => {
  const { load } = open()
  expect(await load(auth, 'Login')).toBe(Page)
  expect(await load(auth, 'Register')).toBe(Page)
  expect(opened()).toEqual([auth.release.entry])
  expect(runtime.page.mock.calls).toEqual([
    ['./Login', `cadence_auth_${auth.release.version}`],
    ['./Register', `cadence_auth_${auth.release.version}`],
  ])
})

test('two releases of a remote never give pages to one document, also when they come together', async () => {
  const { load } = open()
  const results = await Promise.allSettled([load(auth, 'Login'), load(before, 'Register')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const later = await Promise.allSettled([load(auth, 'Register'), load(before, 'Login')])
  expect(later.map(({ status }) => status)).toEqual(results.map(({ status }) => status))
})

test('a release that gave no page leaves its remote to another one', async () => {
  const { load } = open()
  runtime.page.mockResolvedValueOnce(() => ({}))
  await expect(load(auth, 'Login')).rejects.toThrow('no component')
  expect(await load(before, 'Login')).toBe(Page)
})

test('pages that are asked for together open one container', async () => {
  const { load } = open()
  await Promise.all([load(auth, 'Login'), load(auth, 'Register')])
  expect(opened()).toEqual([auth.release.entry])
})

describe('an address of another origin', () => {
  test('is never asked', async () => {
    const { load } = open()
    const foreign = { ...auth, release: { ...auth.release, entry: 'https://evil.example/remoteEntry.js' } }
    await expect(load(foreign, 'Login')).rejects.toMatchObject({ name: 'ForeignAddressError' })
    expect(opened()).toEqual([])
  })

  test.each([
    ['development', 'http://localhost:3002/auth/dev/remoteEntry.js', true],
    ['development', 'http://evil.example:3002/auth/dev/remoteEntry.js', false],
    ['production', 'http://localhost:3002/auth/dev/remoteEntry.js', false],
  ])('in %s %s is allowed: %s', async (mode, address, allowed) => {
    vi.stubEnv('NODE_ENV', mode)
    const { load } = open()
    const source = { ...auth, release: { ...auth.release, version: 'dev', entry: address } }
    await (allowed
      ? expect(load(source, 'Login')).resolves.toBe(Page)
      : expect(load(source, 'Login')).rejects.toMatchObject({ name: 'ForeignAddressError' }))
    expect(opened()).toEqual(allowed ? [address] : [])
    vi.unstubAllEnvs()
  })
})

test('a preview may come from another address, and no other source from there', async () => {
  const { load } = open()
  const release = {
    ...auth.release,
    version: 'preview',
    entry: 'http://localhost:3002/auth/preview/remoteEntry.js',
  }
  expect(await load({ ...auth, id: 'auth@dev', release, isPreview: true }, 'Login')).toBe(Page)
  await expect(load({ ...auth, release }, 'Login')).rejects.toThrow('no address of this app')
})

test('a container is not looked for under a name that the page has already', async () => {
  const { load } = open()
  await expect(load({ ...auth, container: 'Promise' }, 'Login')).rejects.toThrow(
    'something else under the name Promise',
  )
  expect(opened()).toEqual([])
})

describe('after a failure', () => {
  const retried = (time: number) => `${auth.release.entry}?retry=${time}`

  test('of the entry it is asked for under a fresh address each time, with its integrity', async () => {
    const { load } = open()
    for (let time = 0; time < 3; time += 1) {
      runtime.answer.mockImplementationOnce((entry) => entry.fail())
      await expect(load(auth, 'Login')).rejects.toThrow('Failed to load script')
    }
    expect(await load(auth, 'Login')).toBe(Page)
    expect(opened()).toEqual([auth.release.entry, retried(1), retried(2), retried(3)])
    expect(runtime.asked.at(-1)?.script.getAttribute('integrity')).toBe(auth.release.integrity)
  })

  test('of a first page a new container is opened', async () => {
    const { load } = open()
    runtime.page.mockRejectedValue(new Error('down'))
    await expect(load(auth, 'Login')).rejects.toThrow('down')
    await expect(load(auth, 'Login')).rejects.toThrow('down')
    expect(opened()).toEqual([auth.release.entry, retried(1)])
  })

  test('of a chunk, a proven container stays', async () => {
    const { load } = open()
    await load(auth, 'Login')
    const missing = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })
    runtime.page.mockRejectedValueOnce(missing)
    await expect(load(auth, 'Register')).rejects.toThrow(missing)
    await load(auth, 'Register')
    expect(opened()).toEqual([auth.release.entry])
  })

  test('of a module that breaks, even a proven container is replaced, because it keeps the broken module', async () => {
    const { load } = open()
    await load(auth, 'Login')
    runtime.page.mockResolvedValueOnce(() => {
      throw new TypeError('x is undefined')
    })
    await expect(load(auth, 'Register')).rejects.toThrow('x is undefined')
    await load(auth, 'Register')
    expect(opened()).toEqual([auth.release.entry, `${auth.release.entry}?retry=1`])
  })

  test('of one source the others are asked for as before', async () => {
    const { load } = open()
    runtime.page.mockRejectedValueOnce(new Error('down'))
    await expect(load(auth, 'Login')).rejects.toThrow('down')
    await load(before, 'Login')
    expect(opened()).toEqual([auth.release.entry, before.release.entry])
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
    const { load } = open()
    runtime.page.mockResolvedValueOnce(() => module)
    await expect(load(auth, 'Login')).rejects.toThrow('The module has no component as default export')
  })
})

test('whether a page of a remote is on its way', async () => {
  const { remote, load } = open()
  let resolve: (factory: Factory) => void = () => undefined
  runtime.page.mockReturnValueOnce(
    new Promise((done) => {
      resolve = done
    }),
  )
  const loading = load(auth, 'Login')
  expect(remote.isLoading).toBe(true)
  resolve(() => ({ default: Page }))
  await loading
  expect(remote.isLoading).toBe(false)
})

describe('a file that comes after it was given up on', () => {
  test('makes its source as good as in time', async () => {
    const { giveUp, load } = open()
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = auth.release.entry
    document.body.append(script)
    const loading = load(auth, 'Login')
    await vi.waitFor(() => expect(script.onerror).toBeTruthy())
    const arrival = giveUp(auth, 'Login')
    await expect(loading).rejects.toThrow('Failed to load script')
    script.dispatchEvent(new Event('load'))
    await arrival
    await load(auth, 'Login')
    expect(opened()).toEqual([auth.release.entry])
  })

  test('an entry that another page waits for is not given up', async () => {
    const { giveUp, load } = open()
    runtime.page.mockImplementation(() => new Promise(() => undefined))
    void load(auth, 'Login')
    void load(auth, 'Register')
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = auth.release.entry
    document.body.append(script)
    expect(giveUp(auth, 'Login')).toBeUndefined()
    expect(script.isConnected).toBe(true)
  })

  test('with nothing on its way and no answer it is the container that hangs: the next try takes another', async () => {
    const { giveUp, remote, load } = open()
    runtime.page.mockImplementationOnce(() => new Promise(() => undefined))
    void load(auth, 'Login')
    await vi.waitFor(() => expect(runtime.page).toHaveBeenCalledOnce())
    expect(giveUp(auth, 'Login')).toBeUndefined()
    expect(remote.isLoading).toBe(false)
    const chunks = `chunk_cadence_auth_${auth.release.version}`
    Reflect.set(globalThis, chunks, [['broken', {}]])
    await load(auth, 'Login')
    expect(opened()).toEqual([auth.release.entry, `${auth.release.entry}?retry=1`])
    // The new container must not get the chunks of the container before it.
    expect(chunks in globalThis).toBe(false)
  })

  test('a new container that is just being opened is not opened twice', async () => {
    const { load } = open()
    runtime.page.mockRejectedValueOnce(new Error('down'))
    await expect(load(auth, 'Login')).rejects.toThrow('down')
    runtime.page.mockImplementationOnce(() => new Promise(() => undefined))
    void load(auth, 'Login')
    await load(auth, 'Register')
    expect(opened()).toEqual([auth.release.entry, `${auth.release.entry}?retry=1`])
  })

  test('nothing on its way, nothing to wait for', async () => {
    const { remote } = open()
    expect(remote.releases.giveUp(auth, 'Login', false)).toBeUndefined()
  })
})
