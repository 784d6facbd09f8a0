import { parseRegistry } from '@cadence/releases/browser/page-registry'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Failure } from '../errors/report-error.ts'
import { Remote } from './remote.ts'
import type { RemoteLoader } from './remote-loader.ts'
import type { Source } from './remote-states.ts'

const folder = `${location.origin}/remotes/auth/1.2.3/`
const files = [`${folder}login.js`, `${folder}remoteEntry.js`]
const release = (version: string) => ({
  version,
  entry: `/remotes/auth/${version}/remoteEntry.js`,
  pages: { Login: { js: [`/remotes/auth/${version}/login.js`], css: [] } },
})
const auth = { name: 'auth', owner: 'team-auth', ...release('1.2.3') }

const loadComponent = vi.fn<(source: Source, page: string) => Promise<ComponentType>>()
const giveUp = vi.fn<RemoteLoader['giveUp']>()
const fetchAhead = vi.fn<RemoteLoader['fetchAhead']>()
const loader: RemoteLoader = { load: loadComponent, giveUp, fetchAhead, isAskedByHtml: () => false }

/** Other versions than the document's: its previous release, and what is live now. */
interface Others {
  previous?: string
  live?: string
  /** Version of the live host. */
  host?: string
}
let others: Others = {}

/** A remote of a new document. */
function open(name = 'auth') {
  const previous = others.previous ? { previous: release(others.previous) } : {}
  const parse = (registry: object) => parseRegistry(JSON.stringify(registry), location.href)
  const ofDocument = parse({ host: '7', remotes: [{ ...auth, ...previous }] })
  return new Remote(name, loader, {
    document: () => ofDocument,
    newest: () => undefined,
    askNewest: async () =>
      parse({ host: others.host ?? '7', remotes: [{ ...auth, ...release(others.live ?? '1.2.3') }] }),
  })
}

const Page = () => null
const never = () => new Promise<never>(() => undefined)
const failures: Failure[] = []
const note = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)

beforeEach(() => {
  for (const mock of [giveUp, loadComponent, fetchAhead]) mock.mockReset()
  others = {}
  failures.length = 0
  addEventListener('cadence:failure', note)
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => undefined)
})
afterEach(() => {
  removeEventListener('cadence:failure', note)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page comes from its remote, is loaded once, and its files are fetched beside the entry', async () => {
  const remote = open()
  loadComponent.mockResolvedValue(Page)
  const [one, two] = await Promise.all([remote.load('auth/Login'), remote.load('auth/Login')])
  expect([one, two, await remote.load('auth/Login')]).toEqual([Page, Page, Page])
  expect(loadComponent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'auth' }), 'Login', {
    failures: 0,
    isNewContainer: false,
  })
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith({
    js: [`${location.origin}/remotes/auth/1.2.3/login.js`],
    css: [],
  })
  expect(failures).toEqual([])
})

test('a failed load is forgotten: the next one asks again', async () => {
  const remote = open()
  loadComponent.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(Page)
  await expect(remote.load('auth/Login')).rejects.toThrow('auth/Login could not be loaded: down')
  await expect(remote.load('auth/Login')).resolves.toBe(Page)
  expect(loadComponent).toHaveBeenCalledTimes(2)
})

test('a failure says whose it is, and is reported once', async () => {
  const remote = open()
  const cause = new Error('down')
  loadComponent.mockRejectedValueOnce(cause)
  const failed = remote.load('auth/Login')
  await expect(failed).rejects.toMatchObject({
    name: 'PageLoadError',
    page: 'auth/Login',
    remote: 'auth',
    version: '1.2.3',
    owner: 'team-auth',
    cause,
  })
  expect(failures).toMatchObject([
    { phase: 'load', page: 'auth/Login', remote: 'auth', version: '1.2.3', owner: 'team-auth' },
  ])
})

test('a remote that the registry does not name', async () => {
  const remote = open('settings')
  await expect(remote.load('settings/Settings')).rejects.toMatchObject({
    name: 'PageLoadError',
    message: "settings/Settings could not be loaded: The registry names no remote 'settings'",
    page: 'settings/Settings',
    version: undefined,
    owner: undefined,
  })
  expect(loadComponent).not.toHaveBeenCalled()
  expect(failures).toHaveLength(1)
})

test('a page that is loaded ahead fails in silence, and is not tried again before the visit, which says so', async () => {
  const remote = open()
  loadComponent.mockRejectedValue(new Error('down'))
  remote.preload('auth/Login')
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce())
  remote.preload('auth/Login')
  expect(loadComponent).toHaveBeenCalledOnce()
  expect(failures).toEqual([])
  await expect(remote.load('auth/Login')).rejects.toThrow('down')
  expect(loadComponent).toHaveBeenCalledTimes(2)
  expect(failures).toHaveLength(1)
})

test('a page of a remote that the registry did not name is preloaded once a newer registry names it', async () => {
  const named = parseRegistry(JSON.stringify({ host: '7', remotes: [auth] }), location.href)
  const empty = parseRegistry(JSON.stringify({ host: '7', remotes: [] }), location.href)
  let newest = empty
  const remote = new Remote('auth', loader, {
    document: () => empty,
    newest: () => newest,
    askNewest: async () => newest,
  })
  await expect(remote.load('auth/Login')).rejects.toThrow('names no remote')
  newest = named
  loadComponent.mockResolvedValue(Page)
  remote.preload('auth/Login')
  await vi.waitFor(() => expect(loadComponent).toHaveBeenCalledOnce())
})

test('a visit that joins a load ahead says its failure, once for all who wait', async () => {
  const remote = open()
  loadComponent.mockRejectedValue(new Error('down'))
  remote.preload('auth/Login')
  await Promise.allSettled([remote.load('auth/Login'), remote.load('auth/Login')])
  expect(loadComponent).toHaveBeenCalledOnce()
  expect(failures).toHaveLength(1)
})

test('after a failure nothing is fetched ahead: the loader asks elsewhere', async () => {
  const remote = open()
  loadComponent.mockRejectedValueOnce(new Error('down')).mockResolvedValue(Page)
  await expect(remote.load('auth/Login')).rejects.toThrow('down')
  fetchAhead.mockClear()
  await remote.load('auth/Login')
  expect(fetchAhead).not.toHaveBeenCalled()
})

test('a quick failure is not one of waiting: a file that comes later leads to nothing', async () => {
  const remote = open()
  giveUp.mockReturnValue(Promise.resolve())
  loadComponent.mockRejectedValueOnce(new Error('down'))
  const failed = remote.load('auth/Login').catch((error: unknown) => error)
  expect(await failed).toMatchObject({ arrival: undefined })
})

describe('when the live release does not give the page', () => {
  beforeEach(() => {
    others = { previous: '1', live: '3' }
  })

  test('it is the one that gives every other page of the remote too: two are never mixed', async () => {
    const remote = open()
    const asked: string[] = []
    loadComponent.mockImplementation(async (source) => {
      asked.push(source.id)
      if (source.id !== 'auth@1') throw new Error(`${source.id} is down`)
      return Page
    })
    await remote.load('auth/Login')
    await remote.load('auth/Register')
    expect(asked).toEqual(['auth', 'auth@1', 'auth@1'])
  })

  test('another one does, and the team still learns of it', async () => {
    const remote = open()
    const asked: string[] = []
    loadComponent.mockImplementation(async ({ id }) => {
      asked.push(id)
      if (id === 'auth@3') return Page
      throw new Error(`${id} is down`)
    })
    await expect(remote.load('auth/Login')).resolves.toBe(Page)
    expect(asked).toEqual(['auth', 'auth@1', 'auth@3'])
    expect(failures).toMatchObject([{ version: '1.2.3', error: { cause: { message: 'auth is down' } } }])
  })

  test('and no other does, the first failure is the one that is said', async () => {
    others.host = '8'
    const remote = open()
    loadComponent.mockImplementation(async ({ id }) => {
      throw new Error(`${id} is down`)
    })
    await expect(remote.load('auth/Login')).rejects.toMatchObject({
      cause: { message: 'auth is down' },
      outdated: true,
    })
    expect(failures).toHaveLength(1)
  })

  test('a release that is only slow at a retry has another one beside it', async () => {
    others = { previous: '1' }
    const remote = open()
    loadComponent.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
    await expect(remote.load('auth/Login')).rejects.toThrow()
    vi.useFakeTimers()
    loadComponent.mockImplementation(({ id }) => (id === 'auth' ? never() : Promise.resolve(Page)))
    const again = remote.load('auth/Login')
    await vi.advanceTimersByTimeAsync(2999)
    expect(loadComponent.mock.lastCall?.[0].id).toBe('auth')
    await vi.advanceTimersByTimeAsync(1)
    await expect(again).resolves.toBe(Page)
  })
})

/** Makes the next load hang and give up on a file. @returns a function by which that file arrives late. */
function lateFile(): () => void {
  let arrive: () => void = () => undefined
  giveUp.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  loadComponent.mockImplementationOnce(never)
  return arrive
}

describe('a load that does not end', () => {
  test('fails after seven seconds, gives up on its files, and can be tried again', async () => {
    const remote = open()
    vi.useFakeTimers()
    loadComponent.mockImplementationOnce(never)
    const settled = vi.fn()
    const loading = remote.load('auth/Login')
    loading.then(settled, settled)
    await vi.advanceTimersByTimeAsync(6999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(loading).rejects.toMatchObject({
      name: 'PageLoadError',
      message: 'auth/Login could not be loaded: No answer within 7000 ms',
      cause: { name: 'TimeLimitError' },
    })
    expect(giveUp).toHaveBeenCalledExactlyOnceWith(files)
    loadComponent.mockResolvedValueOnce(Page)
    await expect(remote.load('auth/Login')).resolves.toBe(Page)
  })

  test('is there at once when it ends after all, and says that it has', async () => {
    const remote = open()
    vi.useFakeTimers()
    let end: (component: ComponentType) => void = () => undefined
    loadComponent.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          end = resolve
        }),
    )
    const error = remote.load('auth/Login').catch((caught: { arrival: Promise<void> }) => caught)
    await vi.advanceTimersByTimeAsync(7000)
    const failed = (await error) as { arrival: Promise<void> }
    end(Page)
    await failed.arrival
    await expect(remote.load('auth/Login')).resolves.toBe(Page)
    expect(loadComponent).toHaveBeenCalledOnce()
  })

  test('a file that comes while a retry waits ends that retry’s waiting', async () => {
    const remote = open()
    vi.useFakeTimers()
    const arrive = lateFile()
    const first = remote.load('auth/Login').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(7000)
    await first
    let forget: (error: Error) => void = () => undefined
    loadComponent.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          forget = reject
        }),
    )
    loadComponent.mockResolvedValueOnce(Page)
    giveUp.mockImplementationOnce(() => {
      forget(new Error('given up'))
      return undefined
    })
    const again = remote.load('auth/Login')
    arrive()
    await expect(again).resolves.toBe(Page)
  })

  test('a try that begins when the file is there gives nothing up', async () => {
    const remote = open()
    vi.useFakeTimers()
    const arrive = lateFile()
    const first = remote.load('auth/Login').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(7000)
    const failed = (await first) as { arrival: Promise<void> }
    arrive()
    await failed.arrival
    loadComponent.mockResolvedValueOnce(Page)
    await expect(remote.load('auth/Login')).resolves.toBe(Page)
    expect(giveUp).toHaveBeenCalledOnce()
  })

  test('one that ends in time leaves no timer behind', async () => {
    const remote = open()
    vi.useFakeTimers()
    loadComponent.mockResolvedValueOnce(Page)
    await remote.load('auth/Login')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
