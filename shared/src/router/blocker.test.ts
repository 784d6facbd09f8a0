import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShouldBlock } from './blocker.ts'
import { createBrowserRouter, createMemoryRouter } from './create.ts'
import { createRouter, type Router } from './create-router.ts'
import type { RouterHistory } from './history.ts'
import { redirect } from './redirect.ts'

const ask = vi.fn<ShouldBlock>()
let router: Router
let end: () => void

const path = () => router.state.location.pathname
const held = () => router.state.blocker.state
const proceed = () => router.state.blocker.proceed?.()
const reset = () => router.state.blocker.reset?.()

beforeEach(async () => {
  const pages = ['/', '/a', '/b', '/c'].map((path) => ({ path, loader: () => path }))
  router = createMemoryRouter([...pages, { path: '/led', loader: () => redirect('/c') }])
  await router.navigate('/a')
  await router.navigate('/b')
  await router.navigate(-1)
  // Before and after this page there is one each.
  expect(path()).toBe('/a')
  end = router.block(ask.mockReset().mockReturnValue(true))
})
afterEach(() => router.dispose())

const ways: [string, () => Promise<void>, string][] = [
  ['a link', () => router.navigate('/c'), '/c'],
  ['a replaced page', () => router.navigate('/c', { replace: true }), '/c'],
  ['back', () => router.navigate(-1), '/'],
  ['forward', () => router.navigate(1), '/b'],
  ['a link that leads on', () => router.navigate('/led'), '/c'],
]

test.each(ways)('%s is held, and ends there', async (_way, go) => {
  await go()
  expect([held(), path(), router.state.navigation.state]).toEqual(['blocked', '/a', 'idle'])
  reset()
  expect([held(), path()]).toEqual(['unblocked', '/a'])
  // The history is where it was.
  ask.mockReturnValue(false)
  await router.navigate(1)
  expect(path()).toBe('/b')
})

test.each(ways)('%s is held, and goes on, of which nobody is asked again', async (_way, go, to) => {
  await go()
  proceed()
  await vi.waitFor(() => expect(path()).toBe(to))
  expect(held()).toBe('unblocked')
  expect(ask).toHaveBeenCalledOnce()
  await router.navigate('/c?next')
  expect(held()).toBe('blocked')
})

test('who is asked knows the whole way', async () => {
  await router.navigate('/c?x', { replace: true })
  expect(ask.mock.lastCall).toEqual([
    expect.objectContaining({
      currentLocation: expect.objectContaining({ pathname: '/a' }),
      nextLocation: expect.objectContaining({ pathname: '/c', search: '?x' }),
      historyAction: 'REPLACE',
    }),
  ])
  await router.navigate(-1)
  expect(ask.mock.lastCall?.[0].historyAction).toBe('POP')
})

test('another navigation takes the place of one that is held', async () => {
  await router.navigate('/c')
  const first = router.state.blocker
  await router.navigate(1)
  expect(router.state.blocker.location?.pathname).toBe('/b')
  first.proceed?.()
  first.reset?.()
  expect(held()).toBe('blocked')
  proceed()
  await vi.waitFor(() => expect(path()).toBe('/b'))
})

test('one that is not held any more ends what was', async () => {
  await router.navigate('/c')
  const { proceed: late } = router.state.blocker
  ask.mockReturnValue(false)
  await router.navigate('/b', { replace: true })
  expect([held(), path()]).toEqual(['unblocked', '/b'])
  late?.()
  expect(path()).toBe('/b')
})

test('a page that is guarded again keeps the question, unless that leads elsewhere', async () => {
  await router.navigate('/c')
  await router.revalidate()
  expect(held()).toBe('blocked')
})

test('when nobody asks any more nothing is held', async () => {
  await router.navigate('/c')
  end()
  expect(held()).toBe('unblocked')
  await router.navigate('/c')
  expect(path()).toBe('/c')
})

test('who asks later is asked alone, also when the one before ends', async () => {
  const later = router.block(() => true)
  end()
  await router.navigate('/c')
  expect([ask.mock.calls.length, held()]).toEqual([0, 'blocked'])
  later()
  expect(held()).toBe('unblocked')
})

test('an entry that the browser made by itself is not held: nobody knows the way back', () => {
  history.replaceState(null, '', '/a')
  const page = createBrowserRouter([{ path: '*', element: null }])
  page.block(ask)
  const go = vi.spyOn(history, 'go')
  history.replaceState(null, '', '/a#x')
  dispatchEvent(new PopStateEvent('popstate'))
  expect([page.state.location.hash, page.state.blocker.state]).toEqual(['#x', 'unblocked'])
  expect(ask).not.toHaveBeenCalled()
  expect(go).not.toHaveBeenCalled()
  page.dispose()
})

test('a second step back, before the way back from the first, does not part address and page', async () => {
  const entries = ['/', '/a', '/b'].map((pathname) => ({
    pathname,
    search: '',
    hash: '',
    state: null,
    key: pathname,
  }))
  const asked: number[] = []
  let at = 2
  let tell: Parameters<RouterHistory['listen']>[0] = () => undefined
  const current = () => entries[at] ?? { pathname: '/', search: '', hash: '', state: null, key: '' }
  const step = (delta: number) => {
    at += delta
    tell(current(), delta)
  }
  const page = createRouter([{ path: '*', element: null }], {
    origin: 'http://localhost',
    get location() {
      return current()
    },
    push: () => undefined,
    replace: () => undefined,
    // A browser goes later, after what the member has pressed meanwhile.
    go: (delta) => void asked.push(delta),
    listen: (onPop) => {
      tell = onPop
      return () => undefined
    },
  })
  page.block(ask)
  step(-1)
  step(-1)
  for (let delta = asked.shift(); delta !== undefined; delta = asked.shift()) step(delta)
  expect([current().pathname, page.state.location.pathname, page.state.blocker.state]).toEqual([
    '/b',
    '/b',
    'blocked',
  ])
  expect(ask).toHaveBeenCalledOnce()
  page.state.blocker.proceed?.()
  await vi.waitFor(() => expect(asked).toEqual([-1]))
  page.dispose()
})
