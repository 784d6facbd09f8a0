import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createBrowserRouter,
  type DataRouter,
  Outlet,
  RouterProvider,
  redirect,
  useBlocker,
  useLoaderData,
  useRouteError,
  useSearchParams,
} from '../router.ts'
import { openRedirects } from './open-redirects.test-kit.ts'

/* What the product relies on in react-router, so that another version of it shows here what it does otherwise. */

let router: DataRouter
const load = vi.fn<(signal: AbortSignal) => unknown>()
const ask = vi.fn<(way: { nextLocation: { pathname: string } }) => boolean>()

const Data = () => <h1>{String(useLoaderData())}</h1>
function Problem() {
  const error = useRouteError()
  return <p role="alert">{error instanceof Error ? error.message : 'nothing'}</p>
}
function Query() {
  const [params, setParams] = useSearchParams()
  return (
    <button type="button" onClick={() => setParams({ q: 'a b' }, { replace: true })}>
      {params.get('q')}
    </button>
  )
}
let isBroken = false
function Fragile() {
  if (isBroken) throw new Error('broken')
  return <h1>whole</h1>
}
function Editor() {
  const [isHolding, setHolding] = useState(true)
  const { state, proceed, reset } = useBlocker((way) => isHolding && ask(way))
  return (
    <>
      <p role="status">{state}</p>
      <button type="button" onClick={() => proceed?.()}>
        leave
      </button>
      <button type="button" onClick={() => reset?.()}>
        stay
      </button>
      <button type="button" onClick={() => setHolding(false)}>
        save
      </button>
    </>
  )
}

async function start(path: string, hydrationData?: { loaderData: Record<string, unknown> }) {
  if (history.state === null) history.replaceState(null, '', path)
  router = createBrowserRouter(
    [
      {
        element: (
          <main>
            <Outlet />
          </main>
        ),
        children: [
          { path: '/', loader: () => 'home', Component: Data },
          {
            id: 'a',
            path: '/a',
            loader: ({ request }) => load(request.signal),
            Component: Data,
            ErrorBoundary: Problem,
            HydrateFallback: () => <p>patience</p>,
          },
          { path: '/query', Component: Query },
          { path: '/fragile', loader: () => null, Component: Fragile, ErrorBoundary: Problem },
          { path: '/editor', Component: Editor },
        ],
      },
    ],
    hydrationData && { hydrationData },
  )
  await act(async () => render(<RouterProvider router={router} />))
}

/** A page that comes when the test says so. */
function gate() {
  let open = (_data: unknown) => {}
  const opened = new Promise((resolve) => {
    open = resolve
  })
  load.mockReturnValueOnce(opened)
  return open
}

const go = (to: string) => act(async () => router.navigate(to))
const shown = () => screen.getByRole('main').textContent
const address = () => location.pathname + location.search + location.hash
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

beforeEach(() => {
  // The library and React say there what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '', '/')
  load.mockReset().mockReturnValue('a')
  ask.mockReset().mockReturnValue(true)
  isBroken = false
})
afterEach(() => {
  cleanup()
  router.dispose()
})

describe('a page change', () => {
  test('leaves the old page and its address until the new one is loaded', async () => {
    await start('/')
    const open = gate()
    await act(async () => void router.navigate('/a?x#y', { state: 7 }))
    expect([shown(), address()]).toEqual(['home', '/'])
    expect(router.state.navigation).toMatchObject({
      state: 'loading',
      historyAction: 'PUSH',
      location: { pathname: '/a', search: '?x', hash: '#y', state: 7 },
    })
    await act(async () => open('late'))
    expect([shown(), address(), router.state.navigation.state]).toEqual(['late', '/a?x#y', 'idle'])
  })

  test('is aborted by a later one, through the signal of its loader', async () => {
    await start('/query')
    const open = gate()
    await act(async () => void router.navigate('/a'))
    const signal = load.mock.lastCall?.[0]
    await go('/')
    expect(signal?.aborted).toBe(true)
    await act(async () => open(redirect('/query')))
    expect([shown(), address()]).toEqual(['home', '/'])
  })

  test('never leads out of the app', async () => {
    await start('/')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const { origin } = location
    for (const to of openRedirects) {
      await act(async () => router.navigate(to).catch(() => undefined))
      expect(location.origin, to).toBe(origin)
    }
    expect(assign).not.toHaveBeenCalled()
  })

  test('reads the entries that releases before this library wrote, and numbers on from them', async () => {
    history.replaceState({ usr: { x: 1 }, key: 'theirs', idx: 4 }, '', '/query?q=1')
    await start('/query')
    expect(router.state.location).toMatchObject({ key: 'theirs', state: { x: 1 }, search: '?q=1' })
    await go('/')
    expect(history.state).toMatchObject({ idx: 5, key: router.state.location.key, usr: null })
    history.replaceState({ usr: { y: 2 }, key: 'before', idx: 2 }, '', '/query?q=0')
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
    expect(router.state.location).toMatchObject({ key: 'before', state: { y: 2 }, search: '?q=0' })
  })

  test('to another query drops the hash', async () => {
    await start('/query?q=x#y')
    await press('x')
    expect([address(), router.state.historyAction]).toEqual(['/query?q=a+b', 'REPLACE'])
  })
})

describe('the first page', () => {
  test('has something in its place, in its layout, until it comes', async () => {
    const open = gate()
    await start('/a')
    expect([shown(), router.state.initialized]).toEqual(['patience', false])
    await act(async () => open('late'))
    expect([shown(), router.state.initialized]).toEqual(['late', true])
  })

  test('that is there already is not loaded', async () => {
    await start('/a', { loaderData: { a: 'served' } })
    expect(shown()).toBe('served')
    expect(load).not.toHaveBeenCalled()
  })
})

describe('an error', () => {
  test('of a loader is shown instead of its page, until the page loads', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('down')))
    await start('/')
    await go('/a')
    expect([screen.getByRole('alert').textContent, shown(), address()]).toEqual(['down', 'down', '/a'])
    await go('/a')
    expect([screen.queryByRole('alert'), shown()]).toEqual([null, 'a'])
  })

  test('of a page that breaks goes with the page, and with another visit of it', async () => {
    isBroken = true
    await start('/fragile')
    expect(shown()).toBe('broken')
    await go('/')
    expect(shown()).toBe('home')
    await go('/fragile')
    isBroken = false
    await go('/fragile')
    expect(shown()).toBe('whole')
  })
})

describe('what holds navigations', () => {
  const state = () => screen.getByRole('status').textContent

  test.each([
    ['a link', '/', () => router.navigate('/')],
    // As far as a browser tells of it; there is no other entry here.
    ['back', '/a', () => step(3, '/a')],
    ['forward', '/a', () => step(5, '/a')],
  ])('holds %s until it is answered', async (_way, to, leave) => {
    vi.spyOn(history, 'go').mockImplementation(() => undefined)
    history.replaceState({ usr: null, key: 'here', idx: 4 }, '', '/editor')
    await start('/editor')
    await act(async () => void leave())
    expect([state(), ask.mock.lastCall?.[0].nextLocation.pathname]).toEqual(['blocked', to])
    await press('stay')
    expect(state()).toBe('unblocked')
  })

  const step = (idx: number, path: string) => {
    history.replaceState({ usr: null, key: `${idx}`, idx }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }

  test('a held navigation goes on after `proceed()` without a second question', async () => {
    await start('/editor')
    await go('/')
    await press('leave')
    expect([shown(), ask.mock.calls.length]).toEqual(['home', 1])
  })

  test('goes back to where a held step began', async () => {
    const back = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    history.replaceState({ usr: null, key: 'here', idx: 4 }, '', '/editor')
    await start('/editor')
    await act(async () => step(2, '/a'))
    expect(back.mock.calls).toEqual([[2]])
  })

  test('holds nothing any more when there is nothing to lose', async () => {
    await start('/editor')
    await press('save')
    await go('/')
    expect(shown()).toBe('home')
    expect(ask).not.toHaveBeenCalled()
  })
})
