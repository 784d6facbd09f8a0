import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserRouter, createMemoryRouter } from './create.ts'
import { redirect } from './redirect.ts'
import { address, gate, idle, loaders, router, routes, shown, take, visits } from './router.test-kit.ts'

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
    take(createMemoryRouter([{ id: 'shell', children: [{ path: '/', element: null }] }]))
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
    const first = gate('/')
    take(createMemoryRouter(routes))
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
    take(createMemoryRouter(routes, { hydrationData }))
    expect(visits).toEqual([])
    expect(router.state).toMatchObject({ initialized: true, arrival: null, ...hydrationData })
  })

  test('of another one than was served is loaded', () => {
    take(createMemoryRouter(routes, { hydrationData: { loaderData: { '/a': 'served' } } }))
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
    history.replaceState({ key: 'first', idx: 4, usr: null }, '', '/')
    take(createBrowserRouter(routes))
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
