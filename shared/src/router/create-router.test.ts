import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserRouter, createMemoryRouter } from './create.ts'
import type { Router } from './create-router.ts'
import { textOf } from './location.ts'
import { redirect, redirectDocument, replace } from './redirect.ts'
import type { RouteObject, Visit } from './route.ts'

/** What the loader of each page does; a page without an entry brings its own path. */
const loaders = new Map<string, (visit: Visit) => unknown>()
const visits: Visit[] = []

const page = (path: string): RouteObject => ({
  id: path,
  path,
  errorElement: 'broken',
  loader: (visit) => {
    visits.push(visit)
    const load = loaders.get(path)
    return load ? load(visit) : path
  },
})
const routes = [{ id: 'shell', children: ['/', '/a', '/b', '/c', '*'].map(page) }]

let router: Router
const address = () => textOf(router.state.location)
const shown = () => router.state.matches.at(-1)?.route.id
const idle = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))

/** A page that comes when the test says so. */
function gate(path: string) {
  let open = (_data: unknown) => {}
  let fail = (_error: unknown) => {}
  const opened = new Promise((resolve, reject) => {
    open = resolve
    fail = reject
  })
  loaders.set(path, () => opened)
  return { open, fail }
}

async function begin(first: '/' | '/a' = '/') {
  router = createMemoryRouter(routes, { initialEntries: [first] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  visits.length = 0
}

beforeEach(async () => {
  loaders.clear()
  await begin()
})
afterEach(() => router.dispose())

describe('a navigation', () => {
  test('that takes a place in the history takes none of a page that a step back is loading', async () => {
    await router.navigate('/a')
    const { open } = gate('/')
    void router.navigate(-1)
    await router.navigate('/a?tab=2', { replace: true })
    expect(address()).toBe('/a?tab=2')
    open('/')
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('leaves the old page until the new one is loaded, and says what is on its way', async () => {
    const { open } = gate('/a')
    const going = router.navigate('/a?x=1#y', { state: 7 })
    expect(shown()).toBe('/')
    expect(router.state.navigation).toMatchObject({
      state: 'loading',
      historyAction: 'PUSH',
      location: { pathname: '/a', search: '?x=1', hash: '#y', state: 7 },
    })
    open('data')
    await going
    expect([shown(), address(), router.state.loaderData]).toEqual(['/a', '/a?x=1#y', { '/a': 'data' }])
    expect(router.state.navigation.state).toBe('idle')
    expect(router.state.historyAction).toBe('PUSH')
  })

  test('tells its loader all about it', async () => {
    await router.navigate('/a?x=1#y', { replace: true, state: 7 })
    const [visit] = visits
    expect(visit?.url.href).toBe(`${location.origin}/a?x=1#y`)
    expect(visit).toMatchObject({ state: 7, action: 'REPLACE', from: '/' })
    expect(visit?.signal.aborted).toBe(false)
  })

  test('gives way to a later one, whatever comes of it and whenever', async () => {
    const late = gate('/a')
    const first = router.navigate('/a')
    const second = gate('/b')
    const going = router.navigate('/b')
    expect(visits[0]?.signal.aborted).toBe(true)
    // Nobody waits for a loader that minds no signal.
    await first
    second.open('b')
    await going
    late.open('a')
    await Promise.resolve()
    expect([shown(), router.state.loaderData]).toEqual(['/b', { '/b': 'b' }])
  })

  test('that gave way leads nowhere, and its error is nobody’s', async () => {
    const [late, bad] = [gate('/a'), gate('/c')]
    void router.navigate('/a')
    void router.navigate('/c')
    await router.navigate('/b')
    late.open(redirect('/'))
    bad.fail(new Error('late'))
    await new Promise((done) => setTimeout(done))
    expect([shown(), router.state.errors]).toEqual(['/b', null])
    expect(router.state.navigation.state).toBe('idle')
  })

  test.each(['open', 'fail'] as const)(
    'that gave way just when its loader was over (%s) is over',
    async (how) => {
      const just = gate('/a')
      void router.navigate('/a')
      just[how](new Error('just then'))
      const { open } = gate('/b')
      const going = router.navigate('/b')
      await new Promise((done) => setTimeout(done))
      expect([shown(), router.state.navigation.location?.pathname]).toEqual(['/', '/b'])
      open('b')
      await going
      expect([shown(), router.state.errors]).toEqual(['/b', null])
    },
  )

  test('may not lead out of the app', async () => {
    await expect(router.navigate('https://evil.example')).rejects.toThrow('out of the app')
    await expect(router.navigate('//evil.example/a')).rejects.toThrow('out of the app')
    expect(address()).toBe('/')
  })

  test('to the page on screen asks its loader again, as another visit', async () => {
    const { key } = router.state.location
    await router.navigate('/')
    expect(visits).toHaveLength(1)
    expect(router.state.location.key).not.toBe(key)
  })

  test('to another query of it too', async () => {
    await router.navigate('/?q=1')
    expect(visits).toHaveLength(1)
  })

  test('to another hash of it loads nothing, and is a visit all the same', async () => {
    const { location: before, loaderData } = router.state
    void router.navigate('/#x')
    expect([address(), router.state.navigation.state]).toEqual(['/#x', 'idle'])
    expect(router.state.location.key).not.toBe(before.key)
    expect(router.state.loaderData).toBe(loaderData)
    expect(visits).toEqual([])
    const again = router.state.location
    await router.navigate('/#x')
    expect(router.state.location.key).not.toBe(again.key)
    await router.navigate('/')
    expect(visits).toHaveLength(1)
  })
})

describe('back and forward', () => {
  test('bring back address, state and key, and resolve when the page stands', async () => {
    const first = router.state.location
    await router.navigate('/a', { state: { x: 1 } })
    const second = router.state.location
    await router.navigate(-1)
    expect(router.state.location).toEqual(first)
    expect(router.state.historyAction).toBe('POP')
    await router.navigate(1)
    expect(router.state.location).toEqual(second)
  })

  test('while another page is on its way end that', async () => {
    await router.navigate('/a')
    const late = gate('/b')
    void router.navigate('/b')
    await router.navigate(-1)
    late.open('b')
    await Promise.resolve()
    expect(address()).toBe('/')
    await router.navigate(1)
    expect(address()).toBe('/a')
  })

  test('that are under way give way to a link', async () => {
    await router.navigate('/a')
    const late = gate('/')
    const back = router.navigate(-1)
    expect(router.state.navigation.historyAction).toBe('POP')
    await router.navigate('/b')
    await back
    late.open('home')
    await Promise.resolve()
    expect(shown()).toBe('/b')
  })
})

describe('a redirect', () => {
  test.each([
    ['thrown', () => Promise.reject(redirect('/b?x#y'))],
    ['answered', () => redirect('/b?x#y')],
  ])('that is %s leads on, and the page before stays in the history', async (_how, load) => {
    loaders.set('/a', load)
    await router.navigate('/a', { state: 'gone' })
    expect([shown(), address(), router.state.location.state]).toEqual(['/b', '/b?x#y', null])
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test.each([
    ['a replaced page', () => router.navigate('/a', { replace: true })],
    ['one that wants it', () => router.navigate('/c')],
    ['the page on screen', () => router.navigate('/?first')],
  ])('of %s adds nothing to the history', async (_what, go) => {
    loaders.set('/c', () => replace('/b'))
    loaders.set('/a', () => redirect('/b'))
    await router.navigate('/?first')
    loaders.set('/', () => redirect('/b'))
    await go()
    expect([address(), router.state.historyAction]).toEqual(['/b', 'REPLACE'])
    loaders.delete('/')
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('on the way back takes the place of what the history holds', async () => {
    await router.navigate('/a')
    loaders.set('/', () => redirect('/b'))
    await router.navigate(-1)
    await vi.waitFor(() => expect(address()).toBe('/b'))
    await router.navigate(1)
    expect(address()).toBe('/a')
  })

  test('keeps what was wanted of the scroll position', async () => {
    loaders.set('/a', () => redirect('/b'))
    await router.navigate('/a', { preventScrollReset: true })
    expect(router.state.arrival?.preventScrollReset).toBe(true)
  })

  test('that goes in a circle ends, and says so', async () => {
    loaders.set('/a', () => redirect('/b'))
    loaders.set('/b', () => redirect('/a'))
    await router.navigate('/a')
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^Redirected 20 times/) }),
    ])
    expect(router.state.navigation.state).toBe('idle')
    expect(visits.length).toBeLessThan(30)
  })

  test('may not lead out of the app', async () => {
    loaders.set('/a', () => redirect('//evil.example'))
    await router.navigate('/a')
    expect(String(router.state.errors?.['/a'])).toContain('out of the app')
  })

  test('into a fresh document leaves what is on screen; it is replaced where the visit replaces', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const put = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    loaders.set('/a', () => redirectDocument('/a?x#y'))
    await router.navigate('/a')
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/a?x#y`)
    expect([shown(), router.state.navigation.state]).toEqual(['/', 'loading'])
    await router.navigate('/a', { replace: true })
    expect(put).toHaveBeenCalledExactlyOnceWith(`${location.origin}/a?x#y`)
    expect(assign).toHaveBeenCalledOnce()
  })
})

describe('an error', () => {
  const broken = new Error('down')

  test('stands at the address, and a visit of the same one tries again, with a hash too', async () => {
    loaders.set('/a', () => Promise.reject(broken))
    await router.navigate('/a#x')
    expect([address(), router.state.errors, router.state.loaderData]).toEqual(['/a#x', { '/a': broken }, {}])
    loaders.delete('/a')
    await router.navigate('/a#x', { replace: true })
    expect([router.state.errors, router.state.loaderData]).toEqual([null, { '/a': '/a' }])
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test.each([undefined, null, 0])('may be anything: %j', async (nothing) => {
    loaders.set('/a', () => Promise.reject(nothing))
    await router.navigate('/a')
    expect(router.state.errors).toEqual({ '/a': nothing })
  })

  test('is said for a path that no route has', async () => {
    router.dispose()
    router = createMemoryRouter([{ id: 'shell', children: [{ path: '/', element: null }] }])
    await router.navigate('/nowhere')
    expect(String(router.state.errors?.shell)).toContain('/nowhere')
    await router.navigate('/')
    expect([router.state.errors, shown()]).toEqual([null, '0-0'])
  })
})

describe('asked again', () => {
  test('the page on screen stays as it is until its loader has answered, and nothing loads for anybody', async () => {
    const { location: before } = router.state
    const { open } = gate('/')
    const asked = router.revalidate()
    expect(router.state.navigation.state).toBe('idle')
    expect(visits[0]).toMatchObject({ action: 'POP', from: '/' })
    open('new')
    await asked
    expect(router.state.loaderData).toEqual({ '/': 'new' })
    expect(router.state.location).toBe(before)
  })

  test('it may lead elsewhere, in the place of the page', async () => {
    await router.navigate('/a')
    loaders.set('/a', () => redirect('/b'))
    await router.revalidate()
    expect([address(), router.state.historyAction]).toEqual(['/b', 'REPLACE'])
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('a page on its way is asked for again, and comes as it would have', async () => {
    const late = gate('/a')
    const first = router.navigate('/a', { preventScrollReset: true })
    loaders.set('/a', () => 'new')
    const asked = router.revalidate()
    expect(visits.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await Promise.all([first, asked])
    late.open('old')
    await Promise.resolve()
    expect([shown(), router.state.loaderData]).toEqual(['/a', { '/a': 'new' }])
    expect(router.state.arrival?.preventScrollReset).toBe(true)
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('it gives way to a navigation, with which it is over', async () => {
    gate('/')
    const asked = router.revalidate()
    await router.navigate('/a')
    await asked
    expect(shown()).toBe('/a')
  })
})

describe('the first page', () => {
  test('is loaded at once, and what is navigated to meanwhile comes in its place', async () => {
    router.dispose()
    const first = gate('/')
    router = createMemoryRouter(routes)
    expect(router.state).toMatchObject({ initialized: false, navigation: { state: 'idle' } })
    expect(visits.at(-1)).toMatchObject({ action: 'POP', from: undefined })
    await router.navigate('/a')
    first.open('late')
    await Promise.resolve()
    expect([router.state.initialized, shown()]).toEqual([true, '/a'])
  })

  test.each([
    ['is there already', { loaderData: { '/': 'served' } }],
    ['is known not to come', { errors: { '/': new Error('down') } }],
  ])('that %s is not loaded', (_what, hydrationData) => {
    router.dispose()
    router = createMemoryRouter(routes, { hydrationData })
    expect(visits).toEqual([])
    expect(router.state).toMatchObject({ initialized: true, arrival: null, ...hydrationData })
  })

  test('of another one than was served is loaded', () => {
    router.dispose()
    router = createMemoryRouter(routes, { hydrationData: { loaderData: { '/a': 'served' } } })
    expect([visits.length, router.state.initialized]).toEqual([1, false])
  })
})

describe('an arrival', () => {
  test('is a new one with each visit', async () => {
    const { arrival } = router.state
    await router.navigate('/a')
    expect(router.state.arrival).not.toBe(arrival)
    expect(router.state.arrival).toEqual({ location: router.state.location, preventScrollReset: false })
  })

  test('is the same when a page is guarded again, also before it was rendered', async () => {
    await router.navigate('/a', { preventScrollReset: true })
    const { arrival } = router.state
    await router.revalidate()
    expect(router.state.arrival).toBe(arrival)
    expect(arrival?.preventScrollReset).toBe(true)
  })
})

describe('who listens', () => {
  test('is told each state until they stop, and the newest where one of them navigates', async () => {
    const states: string[] = []
    const stop = router.subscribe(({ location }) => {
      if (location.hash === '#x') void router.navigate('/#y')
    })
    const end = router.subscribe(({ location }) => states.push(location.hash))
    await router.navigate('/#x')
    expect(states).toEqual(['#y', '#y'])
    stop()
    end()
    await router.navigate('/#z')
    expect(states).toHaveLength(2)
  })

  test('hears nothing of a router that was ended, and its loader is told', async () => {
    gate('/a')
    const told = vi.fn()
    const going = router.navigate('/a')
    router.subscribe(told)
    router.dispose()
    await going
    await router.navigate('/b')
    expect(visits[0]?.signal.aborted).toBe(true)
    expect(told).not.toHaveBeenCalled()
  })
})

describe('over the browser’s history', () => {
  beforeEach(async () => {
    router.dispose()
    history.replaceState({ key: 'first', idx: 4, usr: null }, '', '/')
    router = createBrowserRouter(routes)
    await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  })

  test('addresses are entered when their page stands', async () => {
    const { open } = gate('/a')
    const going = router.navigate('/a')
    expect(location.pathname).toBe('/')
    open('a')
    await going
    expect(location.pathname).toBe('/a')
    expect(history.state).toMatchObject({ idx: 5, key: router.state.location.key })
  })

  test('an entry of another document is visited like one’s own', async () => {
    history.replaceState({ key: 'theirs', idx: 2, usr: { a: 1 } }, '', '/b?x')
    dispatchEvent(new PopStateEvent('popstate'))
    await idle()
    expect([shown(), router.state.location]).toMatchObject([
      '/b',
      { search: '?x', key: 'theirs', state: { a: 1 } },
    ])
  })

  test('a hash that someone writes into the address is a visit that loads nothing', () => {
    visits.length = 0
    history.replaceState(null, '', '/#x')
    dispatchEvent(new PopStateEvent('popstate'))
    expect([address(), visits]).toEqual(['/#x', []])
    expect(router.state.location.key).not.toBe('first')
  })

  test('a state that cannot be kept fails its navigation alone', async () => {
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('function', 'DataCloneError')
    })
    await expect(router.navigate('/a', { state: () => 1 })).rejects.toThrow('function')
    expect([shown(), router.state.navigation.state]).toEqual(['/', 'idle'])
  })
})
