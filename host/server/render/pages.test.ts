import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Route, routes } from '../../src/routes.ts'
import type { Answer, RenderRequest } from './messages.ts'
import { renderedPages } from './pages.ts'

const origin = 'https://cadence.example'
const integrity = 'sha384-AAAA'
const address = { entry: '/e.js', pages: {} }

/** A document in which a host and marketing are live, both with a server build. */
function live(host: string, marketing: string): StoreDocument {
  const build = (folder: string) => ({ server: { file: `/${folder}/server.cjs`, integrity } })
  return {
    revision: 1,
    host: { version: host, assets: `/host/${host}/`, scripts: [], pages: {}, ...build(`host/${host}`) },
    remotes: [
      { name: 'auth', version: '9', owner: 'team-auth', ...address, ...build('remotes/auth/9') },
      {
        name: 'marketing',
        version: marketing,
        owner: 'team-marketing',
        ...address,
        ...build(`remotes/marketing/${marketing}`),
      },
    ],
  }
}

function routeAt(path: string): Route {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}
const home = routeAt('/')

const answer = ({ host, remote, path }: RenderRequest): Answer => ({
  html: `${path} of ${host.version} ${remote.version}`,
  css: '',
  styles: 'c',
  head: { description: 'x', jsonLd: [] },
})

const render = vi.fn<(request: RenderRequest) => Promise<Answer>>()
const report = vi.fn()
let pages: ReturnType<typeof renderedPages>

beforeEach(() => {
  render.mockReset().mockImplementation(async (request) => answer(request))
  report.mockReset()
  pages = renderedPages({ render, close: async () => undefined }, origin, report)
})
afterEach(() => {
  vi.useRealTimers()
})

const htmlOf = async (route: Route, store: StoreDocument) => (await pages(route, store))?.html

test('a page is asked for by its route and its releases alone', async () => {
  await pages(routeAt('/education'), live('1', '2'))
  expect(render.mock.calls).toEqual([
    [
      {
        host: { version: '1', server: { file: '/host/1/server.cjs', integrity } },
        remote: {
          name: 'marketing',
          version: '2',
          owner: 'team-marketing',
          server: { file: '/remotes/marketing/2/server.cjs', integrity },
        },
        page: 'Education',
        path: '/education',
        origin,
      },
    ],
  ])
})

describe('a page is rendered', () => {
  test('once, and kept for the pair of releases', async () => {
    for (let i = 0; i < 3; i++) expect(await htmlOf(home, live('1', '1'))).toBe('/ of 1 1')
    expect(render).toHaveBeenCalledOnce()
  })

  test('once for those who ask at the same time', async () => {
    const asked = [1, 2, 3].map(() => htmlOf(home, live('1', '1')))
    expect(await Promise.all(asked)).toEqual(['/ of 1 1', '/ of 1 1', '/ of 1 1'])
    expect(render).toHaveBeenCalledOnce()
  })

  test('for each path on its own', async () => {
    expect(await htmlOf(home, live('1', '1'))).toBe('/ of 1 1')
    expect(await htmlOf(routeAt('/community'), live('1', '1'))).toBe('/community of 1 1')
    expect(await htmlOf(home, live('1', '1'))).toBe('/ of 1 1')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('anew, at once, when another release of either is live', async () => {
    for (const [host, remote] of [
      ['1', '1'],
      ['1', '2'],
      ['2', '2'],
    ] as const)
      expect(await htmlOf(home, live(host, remote))).toBe(`/ of ${host} ${remote}`)
    expect(render).toHaveBeenCalledTimes(3)
  })

  test('once for each of the pairs that alternate while both the host and the remote have a canary', async () => {
    for (let i = 0; i < 3; i++) {
      for (const [host, remote] of [
        ['1', '1'],
        ['1', '2'],
        ['2', '1'],
        ['2', '2'],
      ] as const)
        expect(await htmlOf(home, live(host, remote))).toBe(`/ of ${host} ${remote}`)
    }
    expect(render).toHaveBeenCalledTimes(4)
  })

  test('anew when it was not asked for while four others were', async () => {
    for (const version of ['1', '2', '3', '4', '5', '5', '1']) await htmlOf(home, live('1', version))
    expect(render).toHaveBeenCalledTimes(6)
  })

  test('anew although the release before it still renders; that one takes no place afterwards', async () => {
    let finish = (_: Answer) => {}
    render.mockImplementationOnce((request) => {
      const page = answer(request)
      return new Promise<Answer>((resolve) => {
        finish = () => resolve(page)
      })
    })
    const before = htmlOf(home, live('1', '1'))
    expect(await htmlOf(home, live('1', '2'))).toBe('/ of 1 2')
    finish(null)
    expect(await before).toBe('/ of 1 1')
    expect(await htmlOf(home, live('1', '2'))).toBe('/ of 1 2')
    expect(render).toHaveBeenCalledTimes(2)
  })
})

describe('nothing is rendered for', () => {
  test.each(routes.filter(({ layout }) => layout !== 'public').map((route) => [route.path, route] as const))(
    '%s, which is not public',
    async (_path, route) => {
      expect(await pages(route, live('1', '1'))).toBeNull()
      expect(render).not.toHaveBeenCalled()
    },
  )

  test.each<[string, (store: StoreDocument) => StoreDocument]>([
    ['a store without a host', (store) => ({ ...store, host: null })],
    [
      'a host without a server build',
      ({ host, ...rest }) => ({ ...rest, host: host && { ...host, server: undefined } }),
    ],
    ['a store without the remote', (store) => ({ ...store, remotes: store.remotes.slice(0, 1) })],
    [
      'a remote without a server build',
      (store) => ({ ...store, remotes: store.remotes.map((remote) => ({ ...remote, server: undefined })) }),
    ],
  ])('%s', async (_name, change) => {
    expect(await pages(home, change(live('1', '1')))).toBeNull()
    expect(render).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })

  test('a page that did not ask for it: the build is asked once, and nobody hears of it', async () => {
    render.mockResolvedValue(null)
    for (let i = 0; i < 2; i++) expect(await pages(home, live('1', '1'))).toBeNull()
    expect(render).toHaveBeenCalledOnce()
    expect(report).not.toHaveBeenCalled()
  })
})

describe('a page that fails', () => {
  const broken = new Error('broken')

  test('is left to the browser, and reported once with its release and who answers for it', async () => {
    render.mockRejectedValue(broken)
    expect(await Promise.all([pages(home, live('1', '2')), pages(home, live('1', '2'))])).toEqual([
      null,
      null,
    ])
    expect(await pages(home, live('1', '2'))).toBeNull()
    expect(render).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        page: 'Home',
        host: expect.objectContaining({ version: '1' }),
        remote: expect.objectContaining({ name: 'marketing', version: '2', owner: 'team-marketing' }),
      }),
      broken,
    )
  })

  test('is named in the server’s output when nobody else listens', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render.mockRejectedValue(broken)
    await renderedPages({ render, close: async () => undefined }, origin)(home, live('1', '2'))
    expect(said).toHaveBeenCalledExactlyOnceWith(
      'The page marketing/Home (2, team-marketing; host 1) is left to the browser:',
      broken,
    )
  })

  test('takes no other page with it', async () => {
    render.mockRejectedValueOnce(broken)
    await pages(home, live('1', '1'))
    expect(await htmlOf(routeAt('/community'), live('1', '1'))).toBe('/community of 1 1')
  })

  test('is tried again after ten seconds, not before', async () => {
    vi.useFakeTimers()
    render.mockRejectedValueOnce(broken)
    expect(await pages(home, live('1', '1'))).toBeNull()
    await vi.advanceTimersByTimeAsync(9999)
    expect(await pages(home, live('1', '1'))).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await htmlOf(home, live('1', '1'))).toBe('/ of 1 1')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('is tried again more and more seldom while it goes on failing', async () => {
    vi.useFakeTimers()
    render.mockRejectedValue(broken)
    const visit = () => pages(home, live('1', '1'))
    await visit()
    for (const [index, pause] of [10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      await visit()
      expect(render).toHaveBeenCalledTimes(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      await visit()
      expect(render).toHaveBeenCalledTimes(index + 2)
    }
  })

  test('is rendered at once by the release that mends it, and that one stays', async () => {
    vi.useFakeTimers()
    render.mockRejectedValueOnce(broken)
    expect(await pages(home, live('1', '1'))).toBeNull()
    expect(await htmlOf(home, live('1', '2'))).toBe('/ of 1 2')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await htmlOf(home, live('1', '2'))).toBe('/ of 1 2')
    expect(render).toHaveBeenCalledTimes(2)
  })
})

test('nobody waits longer than a second; what comes later is there for the next', async () => {
  let finish = () => {}
  render.mockImplementation((request) => new Promise((resolve) => (finish = () => resolve(answer(request)))))
  vi.useFakeTimers()
  const answered = vi.fn()
  const visit = pages(home, live('1', '1')).then(answered)
  await vi.advanceTimersByTimeAsync(999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await visit
  expect(answered).toHaveBeenCalledWith(null)
  finish()
  expect(await htmlOf(home, live('1', '1'))).toBe('/ of 1 1')
  expect(render).toHaveBeenCalledOnce()
  expect(report).not.toHaveBeenCalled()
})
