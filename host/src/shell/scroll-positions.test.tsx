import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, type DataRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Shell } from './Shell.tsx'
import { whenOnScreen } from './visit-on-screen.ts'

let router: DataRouter
let scrolled: MockInstance<typeof window.scrollTo>
const intoView = vi.fn<(id: string) => void>()

beforeEach(() => {
  authState.initialized = true
  sessionStorage.clear()
  history.scrollRestoration = 'auto'
  history.replaceState(null, '', '/')
  scrollTo(0, 0)
  scrolled = vi.spyOn(window, 'scrollTo')
  HTMLElement.prototype.scrollIntoView = function () {
    intoView(this.id)
  }
  intoView.mockReset()
})
afterEach(() => {
  cleanup()
  router.dispose()
})

function start(first = '/', served = false) {
  history.replaceState(history.state, '', first)
  const children = ['/', '/a', '/b'].map((path) => ({
    id: path,
    path,
    loader: () => path,
    element: <h2 id="place">{path}</h2>,
  }))
  const hydrationData = { loaderData: { '/': '/' } }
  router = createBrowserRouter([{ element: <Shell />, children }], served ? { hydrationData } : {})
  return act(async () => render(<RouterProvider router={router} />))
}
const go = (to: string, options = {}) => act(async () => router.navigate(to, options))

/** Does what the browser does when it steps to a history entry. */
async function step(state: unknown, path: string) {
  history.replaceState(state, '', path)
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
}

test('a page starts at its top; back and forward lead to where each was left', async () => {
  history.replaceState({ key: 'home', idx: 0 }, '')
  await start()
  scrollTo(0, 900)
  await go('/a')
  expect(scrollY).toBe(0)
  const second = history.state
  scrollTo(0, 120)
  await step({ key: 'home', idx: 0 }, '/')
  expect(scrollY).toBe(900)
  await step(second, '/a')
  expect(scrollY).toBe(120)
  await go('/')
  expect(scrollY).toBe(0)
})

test('a reload knows them', async () => {
  history.replaceState({ key: 'home', idx: 0 }, '')
  await start()
  scrollTo(0, 900)
  await go('/a')
  const { key } = router.state.location
  scrollTo(0, 120)
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('cadence:scroll') ?? '')).toMatchObject({ home: 900, [key]: 120 })
  cleanup()
  router.dispose()
  history.replaceState({ key: 'home', idx: 0 }, '')
  await start()
  expect(scrollY).toBe(900)
})

test('positions stored by earlier releases are used; unreadable ones are ignored', async () => {
  sessionStorage.setItem('cadence:scroll', '{"theirs":700}')
  await start()
  await step({ usr: null, key: 'theirs', idx: 3 }, '/b')
  expect(scrollY).toBe(700)
  cleanup()
  router.dispose()
  sessionStorage.setItem('cadence:scroll', '{')
  await start()
  await go('/a')
  expect(scrollY).toBe(0)
})

test('the place that the address names comes before the top, not before where a page was left', async () => {
  history.replaceState({ key: 'place', idx: 0 }, '')
  await start('/#place')
  expect(intoView.mock.calls).toEqual([['place']])
  scrollTo(0, 77)
  await go('/a#nowhere')
  expect(scrollY).toBe(0)
  await step({ key: 'place', idx: 0 }, '/#place')
  expect(scrollY).toBe(77)
  expect(intoView).toHaveBeenCalledOnce()
})

test('a visit may leave the position as it is, but for a place that the address names', async () => {
  await start()
  scrolled.mockClear()
  await go('/?q=1', { preventScrollReset: true })
  expect(scrolled).not.toHaveBeenCalled()
  await go('/?q=1#place', { preventScrollReset: true })
  expect(intoView.mock.calls).toEqual([['place']])
})

test('a page that is guarded again scrolls nothing, and one that was not rendered yet starts at its top', async () => {
  await start()
  scrollTo(0, 300)
  scrolled.mockClear()
  await act(async () => whenOnScreen(router.state, () => void router.revalidate()))
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => {
    await router.navigate('/a')
    whenOnScreen(router.state, () => void router.revalidate())
  })
  expect(scrolled.mock.calls).toEqual([[0, 0]])
})

test('guards do not wait when no page is about to be shown', async () => {
  await start()
  const guard = vi.fn()
  whenOnScreen(router.state, guard)
  expect(guard).toHaveBeenCalledOnce()
  let open = (_page: null) => {}
  router.dispose()
  router = createBrowserRouter([
    { path: '/', element: null },
    { path: '/slow', loader: () => new Promise<null>((resolve) => (open = resolve)), element: null },
  ])
  const going = router.navigate('/slow')
  whenOnScreen(router.state, guard)
  expect(guard).toHaveBeenCalledTimes(2)
  open(null)
  await going
})

test('a page that is on screen already is scrolled by the member alone', async () => {
  await start('/#place', true)
  expect(scrolled).not.toHaveBeenCalled()
  expect(intoView).not.toHaveBeenCalled()
})
