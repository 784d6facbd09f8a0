import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Failure } from '../errors/report.ts'
import type { Source } from './federation.ts'
import { fresh } from './load.test-kit.ts'

const giveUp = vi.hoisted(() =>
  vi.fn<(source: Source, page: string, waiting: boolean) => Promise<void> | undefined>(),
)
const loadComponent = vi.hoisted(() => vi.fn<(source: Source, page: string) => Promise<unknown>>())
const sound = vi.hoisted(() => ({ sound: true }))
vi.mock('./federation.ts', () => ({ giveUp, isSound: () => sound.sound, loadComponent }))
const fetchAhead = vi.hoisted(() => vi.fn())
vi.mock('./fetch-ahead.ts', () => ({ fetchAhead }))
const others = vi.hoisted(() => ({ sources: [] as string[], hostIsNewer: false }))
vi.mock('./other-releases.ts', () => ({
  OtherReleases: class {
    hostIsNewer = others.hostIsNewer
    async *inTurn() {
      for (const id of others.sources)
        yield { id, remote: 'auth', release: { version: id, entry: id, pages: {} } }
    }
  },
}))

const Page = () => null
const never = () => new Promise<never>(() => undefined)
const failures: Failure[] = []
const note = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)

beforeEach(() => {
  for (const mock of [giveUp, loadComponent, fetchAhead]) mock.mockReset()
  others.sources = []
  others.hostIsNewer = false
  sound.sound = true
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
  const { loadPage } = await fresh()
  loadComponent.mockResolvedValue(Page)
  const [one, two] = await Promise.all([loadPage('auth/Login'), loadPage('auth/Login')])
  expect([one, two, await loadPage('auth/Login')]).toEqual([Page, Page, Page])
  expect(loadComponent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'auth' }), 'Login')
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith({
    js: [`${location.origin}/remotes/auth/1.2.3/login.js`],
    css: [],
  })
  expect(failures).toEqual([])
})

test('a failed load is forgotten: the next one asks again', async () => {
  const { loadPage } = await fresh()
  loadComponent.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(Page)
  await expect(loadPage('auth/Login')).rejects.toThrow('auth/Login could not be loaded: down')
  await expect(loadPage('auth/Login')).resolves.toBe(Page)
  expect(loadComponent).toHaveBeenCalledTimes(2)
})

test('a failure says whose it is, and is reported once', async () => {
  const { loadPage } = await fresh()
  const cause = new Error('down')
  loadComponent.mockRejectedValueOnce(cause)
  const failed = loadPage('auth/Login')
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
  const { loadPage } = await fresh()
  await expect(loadPage('settings/Settings')).rejects.toMatchObject({
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
  const { loadPage, preloadPage } = await fresh()
  loadComponent.mockRejectedValue(new Error('down'))
  preloadPage('auth/Login')
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce())
  preloadPage('auth/Login')
  expect(loadComponent).toHaveBeenCalledOnce()
  expect(failures).toEqual([])
  await expect(loadPage('auth/Login')).rejects.toThrow('down')
  expect(loadComponent).toHaveBeenCalledTimes(2)
  expect(failures).toHaveLength(1)
})

test('a visit that joins a load ahead says its failure, once for all who wait', async () => {
  const { loadPage, preloadPage } = await fresh()
  loadComponent.mockRejectedValue(new Error('down'))
  preloadPage('auth/Login')
  await Promise.allSettled([loadPage('auth/Login'), loadPage('auth/Login')])
  expect(loadComponent).toHaveBeenCalledOnce()
  expect(failures).toHaveLength(1)
})

test('after a failure nothing is fetched ahead: the loader asks elsewhere', async () => {
  const { loadPage } = await fresh()
  sound.sound = false
  loadComponent.mockResolvedValue(Page)
  await loadPage('auth/Login')
  expect(fetchAhead).not.toHaveBeenCalled()
})

test('a quick failure is not one of waiting: a file that comes later leads to nothing', async () => {
  const { loadPage } = await fresh()
  giveUp.mockReturnValue(Promise.resolve())
  loadComponent.mockRejectedValueOnce(new Error('down'))
  const failed = loadPage('auth/Login').catch((error: unknown) => error)
  expect(await failed).toMatchObject({ arrival: undefined })
})

describe('when the live release does not give the page', () => {
  beforeEach(() => {
    others.sources = ['auth@1', 'auth@3']
  })

  test('it is the one that gives every other page of the remote too: two are never mixed', async () => {
    const { loadPage } = await fresh()
    const { noteUsed } = await import('./used.ts')
    const asked: string[] = []
    loadComponent.mockImplementation(async (source) => {
      asked.push(source.id)
      if (source.id !== 'auth@1') throw new Error(`${source.id} is down`)
      // As the runtime's plugin does for each page.
      noteUsed(source)
      return Page
    })
    await loadPage('auth/Login')
    await loadPage('auth/Register')
    expect(asked).toEqual(['auth', 'auth@1', 'auth@1'])
  })

  test('another one does, and the team still learns of it', async () => {
    const { loadPage } = await fresh()
    const asked: string[] = []
    loadComponent.mockImplementation(async ({ id }) => {
      asked.push(id)
      if (id === 'auth@3') return Page
      throw new Error(`${id} is down`)
    })
    await expect(loadPage('auth/Login')).resolves.toBe(Page)
    expect(asked).toEqual(['auth', 'auth@1', 'auth@3'])
    expect(failures).toMatchObject([{ version: '1.2.3', error: { cause: { message: 'auth is down' } } }])
  })

  test('and no other does, the first failure is the one that is said', async () => {
    const { loadPage } = await fresh()
    others.hostIsNewer = true
    loadComponent.mockImplementation(async ({ id }) => {
      throw new Error(`${id} is down`)
    })
    await expect(loadPage('auth/Login')).rejects.toMatchObject({
      cause: { message: 'auth is down' },
      outdated: true,
    })
    expect(failures).toHaveLength(1)
  })

  test('a release that is only slow at a retry has another one beside it', async () => {
    const { loadPage } = await fresh()
    others.sources = []
    loadComponent.mockRejectedValueOnce(new Error('down'))
    await expect(loadPage('auth/Login')).rejects.toThrow()
    vi.useFakeTimers()
    others.sources = ['auth@1']
    loadComponent.mockImplementation(({ id }) => (id === 'auth' ? never() : Promise.resolve(Page)))
    const again = loadPage('auth/Login')
    await vi.advanceTimersByTimeAsync(2999)
    expect(loadComponent.mock.lastCall?.[0].id).toBe('auth')
    await vi.advanceTimersByTimeAsync(1)
    await expect(again).resolves.toBe(Page)
  })
})

/** The next load hangs, and gives up on a file. @returns what makes that file come after all. */
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
    const { loadPage } = await fresh()
    vi.useFakeTimers()
    loadComponent.mockImplementationOnce(never)
    const settled = vi.fn()
    const loading = loadPage('auth/Login')
    loading.then(settled, settled)
    await vi.advanceTimersByTimeAsync(6999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(loading).rejects.toMatchObject({
      name: 'PageLoadError',
      message: 'auth/Login could not be loaded: No answer within 7000 ms',
      cause: { name: 'TimeLimitError' },
    })
    expect(giveUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'auth' }), 'Login', true)
    loadComponent.mockResolvedValueOnce(Page)
    await expect(loadPage('auth/Login')).resolves.toBe(Page)
  })

  test('is there at once when it ends after all, and says that it has', async () => {
    const { loadPage } = await fresh()
    vi.useFakeTimers()
    let end: (component: unknown) => void = () => undefined
    loadComponent.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          end = resolve
        }),
    )
    const error = loadPage('auth/Login').catch((caught: { arrival: Promise<void> }) => caught)
    await vi.advanceTimersByTimeAsync(7000)
    const failed = (await error) as { arrival: Promise<void> }
    end(Page)
    await failed.arrival
    await expect(loadPage('auth/Login')).resolves.toBe(Page)
    expect(loadComponent).toHaveBeenCalledOnce()
  })

  test('a file that comes while a retry waits ends that retry’s waiting', async () => {
    const { loadPage } = await fresh()
    vi.useFakeTimers()
    const arrive = lateFile()
    const first = loadPage('auth/Login').catch((error: unknown) => error)
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
    const again = loadPage('auth/Login')
    arrive()
    await expect(again).resolves.toBe(Page)
  })

  test('a try that begins when the file is there gives nothing up', async () => {
    const { loadPage } = await fresh()
    vi.useFakeTimers()
    const arrive = lateFile()
    const first = loadPage('auth/Login').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(7000)
    const failed = (await first) as { arrival: Promise<void> }
    arrive()
    await failed.arrival
    loadComponent.mockResolvedValueOnce(Page)
    await expect(loadPage('auth/Login')).resolves.toBe(Page)
    expect(giveUp).toHaveBeenCalledOnce()
  })

  test('one that ends in time leaves no timer behind', async () => {
    const { loadPage } = await fresh()
    vi.useFakeTimers()
    loadComponent.mockResolvedValueOnce(Page)
    await loadPage('auth/Login')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
