import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryRouter } from './create.ts'
import type { Router, Show } from './create-router.ts'
import { Outlet, useBlocker, useLoaderData, useNavigation, useRouteError, useSearchParams } from './hooks.ts'
import { RouterProvider } from './RouterProvider.tsx'

let router: Router
const rendered = vi.fn<(what: string) => void>()
const mounted = vi.fn<(what: string) => void>()

function Layout() {
  rendered('layout')
  useEffect(() => mounted('layout'), [])
  return (
    <main>
      <Outlet />
    </main>
  )
}
function Data() {
  rendered('page')
  return <h1>{String(useLoaderData())}</h1>
}
function Problem() {
  const error = useRouteError()
  return <p role="alert">{error instanceof Error ? error.message : 'nothing'}</p>
}
function Breaking(): never {
  throw new Error('broken')
}
const Waiting = () => <p>patience</p>
const Loading = () => <p role="status">{useNavigation().state}</p>

const load = vi.fn<() => unknown>()

beforeEach(() => {
  // React says there what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockReset().mockImplementation(() => 'a')
  rendered.mockReset()
  mounted.mockReset()
})
afterEach(() => {
  cleanup()
  router.dispose()
})

const routes = [
  {
    Component: Layout,
    ErrorBoundary: Problem,
    children: [
      { path: '/', loader: () => 'home', Component: Data },
      { path: '/a', loader: load, Component: Data, ErrorBoundary: Problem, HydrateFallback: Waiting },
      { path: '/breaks', Component: Breaking, ErrorBoundary: Problem },
      { path: '/breaks-outside', Component: Breaking },
      { path: '/loading', element: <Loading /> },
    ],
  },
]
async function start(first: string, staged?: (show: Show) => Show) {
  router = createMemoryRouter(routes, { initialEntries: [first] })
  await act(async () => render(<RouterProvider router={router} {...(staged && { staged })} />))
}
const go = (to: string) => act(async () => router.navigate(to))
const alert = () => screen.queryByRole('alert')?.textContent
const title = () => screen.queryByRole('heading')?.textContent

describe('a page', () => {
  test('stands in its layout with what its loader brought, and the next one too; the layout stays', async () => {
    await start('/')
    expect(screen.getByRole('main').textContent).toBe('home')
    await go('/a')
    expect(screen.getByRole('main').textContent).toBe('a')
    expect(mounted).toHaveBeenCalledOnce()
  })

  test('and its layout render again for nothing that is only on its way', async () => {
    await start('/')
    rendered.mockReset()
    load.mockReturnValue(new Promise(() => undefined))
    await act(async () => void router.navigate('/a'))
    expect(router.state.navigation.state).toBe('loading')
    expect(rendered).not.toHaveBeenCalled()
  })

  test('that is on its way is said', async () => {
    await start('/loading')
    load.mockReturnValue(new Promise(() => undefined))
    await act(async () => void router.navigate('/a'))
    expect(screen.getByRole('status').textContent).toBe('loading')
  })

  test('that came before anybody looked is shown', async () => {
    router = createMemoryRouter(routes)
    const { navigate } = router
    function Hasty() {
      // As early as a component can.
      useLayoutEffect(() => void navigate('/loading'), [])
      return null
    }
    await act(async () =>
      render(
        <>
          <Hasty />
          <RouterProvider router={router} />
        </>,
      ),
    )
    expect(screen.getByRole('status').textContent).toBe('idle')
  })
})

describe('the first page', () => {
  test('has something in its place until it comes', async () => {
    let come = (_data: string) => {}
    load.mockReturnValue(
      new Promise((resolve) => {
        come = resolve
      }),
    )
    await start('/a')
    expect(screen.getByRole('main').textContent).toBe('patience')
    await act(async () => come('late'))
    expect(screen.getByRole('main').textContent).toBe('late')
  })

  test('that has nothing to show meanwhile shows nothing, not even a layout', async () => {
    router = createMemoryRouter([
      { Component: Layout, children: [{ path: '/', loader: () => new Promise(() => undefined) }] },
    ])
    const { container } = render(<RouterProvider router={router} />)
    expect(container.innerHTML).toBe('')
  })
})

describe('an error', () => {
  test('of a loader stands in the place of its page, and goes when that comes', async () => {
    load.mockRejectedValueOnce(new Error('down'))
    await start('/')
    await go('/a')
    expect([alert(), title()]).toEqual(['down', undefined])
    expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true)
    await go('/a')
    expect([alert(), title()]).toEqual([undefined, 'a'])
  })

  test('that is nothing is an error too', async () => {
    load.mockRejectedValueOnce(undefined)
    await start('/')
    await go('/a')
    expect(alert()).toBe('nothing')
  })

  test('of a page that breaks goes with the page', async () => {
    await start('/breaks')
    expect(alert()).toBe('broken')
    await go('/')
    expect([alert(), title()]).toEqual([undefined, 'home'])
    await go('/breaks')
    expect(alert()).toBe('broken')
  })

  test('of a page without boundary is the next one’s, in the place of the layout', async () => {
    await start('/')
    await go('/breaks-outside')
    expect([alert(), screen.queryByRole('main')]).toEqual(['broken', null])
    await go('/')
    expect(title()).toBe('home')
  })

  test('that no route can say is thrown', () => {
    router = createMemoryRouter([{ path: '/', element: null }], { initialEntries: ['/nowhere'] })
    expect(() => render(<RouterProvider router={router} />)).toThrow('No route has /nowhere')
  })

  test('of a page that breaks is tried again when the page is asked for again', async () => {
    let isBroken = true
    const Fragile = () => {
      if (isBroken) throw new Error('broken')
      return <h1>whole</h1>
    }
    router = createMemoryRouter([
      { path: '/', loader: () => null, Component: Fragile, ErrorBoundary: Problem },
    ])
    await act(async () => render(<RouterProvider router={router} />))
    expect(alert()).toBe('broken')
    isBroken = false
    await act(() => router.revalidate())
    expect(title()).toBe('whole')
  })
})

test('states can be staged: what is shown, and when', async () => {
  const held: Parameters<Show>[0][] = []
  let showNow: Show = () => undefined
  await start('/loading', (show) => {
    showNow = show
    return (state) => held.push(state)
  })
  await go('/a')
  expect(screen.getByRole('status').textContent).toBe('idle')
  const state = held.at(-1)
  if (!state) throw new Error('nothing was told')
  act(() => {
    showNow(state, { flushSync: true })
    // Before it returns.
    expect(title()).toBe('a')
  })
})

test('the query is read, and put in the place of another; the hash goes', async () => {
  function Query() {
    const [params, setParams] = useSearchParams()
    return (
      <button type="button" onClick={() => void setParams({ q: 'a b', n: '2' }, { replace: true })}>
        {params.get('q')}
      </button>
    )
  }
  router = createMemoryRouter([{ path: '/', Component: Query }], { initialEntries: ['/?q=x#y'] })
  render(<RouterProvider router={router} />)
  const button = screen.getByRole('button', { name: 'x' })
  await act(async () => button.click())
  expect(button.textContent).toBe('a b')
  expect(router.state.location).toMatchObject({ search: '?q=a+b&n=2', hash: '' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('what holds navigations may change its mind, and what is held meanwhile stays held until it is answered', async () => {
  function Page() {
    const [isHolding, setHolding] = useState(true)
    const { state, reset } = useBlocker(() => isHolding)
    return (
      <>
        <p role="status">{state}</p>
        <button type="button" onClick={() => setHolding(!isHolding)}>
          change
        </button>
        <button type="button" onClick={reset}>
          stay
        </button>
      </>
    )
  }
  router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/a', element: <h1>a</h1> },
  ])
  render(<RouterProvider router={router} />)
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const state = () => screen.getByRole('status').textContent
  await go('/a')
  expect(state()).toBe('blocked')
  await press('change')
  expect(state()).toBe('blocked')
  await press('stay')
  expect(state()).toBe('unblocked')
  await go('/a')
  expect([title(), router.state.blocker.state]).toEqual(['a', 'unblocked'])
})

test('outside of a router there is none, and that is said', () => {
  router = createMemoryRouter(routes)
  expect(() => render(<Loading />)).toThrow('There is no router here')
})
