import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { createMemoryRouter } from './create.ts'
import type { Router } from './create-router.ts'
import { Outlet } from './hooks.ts'
import { RouterProvider } from './RouterProvider.tsx'
import { ScrollRestoration } from './ScrollRestoration.tsx'
import { scrollToHash } from './scroll.ts'

let router: Router
let scrolled: MockInstance<typeof window.scrollTo>
const intoView = vi.fn<(id: string) => void>()

beforeEach(() => {
  sessionStorage.clear()
  history.scrollRestoration = 'auto'
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
  const element = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
  const children = ['/', '/a', '/b'].map((path) => ({
    path,
    loader: () => path,
    element: <h2 id="place">{path}</h2>,
  }))
  const hydrationData = served ? { loaderData: { '0-0': '/' } } : undefined
  router = createMemoryRouter([{ element, children }], { initialEntries: [first], hydrationData })
  return act(async () => render(<RouterProvider router={router} />))
}
const go = (to: string | number, options = {}) =>
  act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)))

test('a page starts at its top; back and forward lead to where each was left', async () => {
  await start()
  scrollTo(0, 900)
  await go('/a')
  expect(scrollY).toBe(0)
  scrollTo(0, 120)
  await go(-1)
  expect(scrollY).toBe(900)
  scrollTo(0, 900)
  await go(1)
  expect(scrollY).toBe(120)
  await go('/')
  expect(scrollY).toBe(0)
})

test('back and then forward, before the page there has come, leads to where this one was left', async () => {
  await start()
  await go('/a')
  scrollTo(0, 800)
  const back = router.navigate(-1)
  const forward = router.navigate(1)
  await act(async () => void (await Promise.all([back, forward])))
  expect(router.state.location.pathname).toBe('/a')
  expect(scrollY).toBe(800)
})

test('a page that never stood leaves its position open', async () => {
  await start()
  scrollTo(0, 500)
  await act(async () => {
    await router.navigate('/a')
    await router.navigate('/b')
  })
  await go(-1)
  expect(router.state.location.pathname).toBe('/a')
  expect(scrollY).toBe(0)
})

test('what the member scrolls while the next page is on its way counts', async () => {
  await start()
  scrollTo(0, 100)
  const going = router.navigate('/a')
  scrollTo(0, 300)
  await act(() => going)
  await go(-1)
  expect(scrollY).toBe(300)
})

test('a reload knows them, but for the page that was loaded', async () => {
  await start()
  scrollTo(0, 900)
  await go('/a')
  const { key } = router.state.location
  scrollTo(0, 120)
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('cadence:scroll') ?? '')).toEqual({
    default: 900,
    [key]: 120,
  })
  cleanup()
  router.dispose()
  // A memory's first visit has the name under which the first page was left.
  await start()
  expect(scrollY).toBe(900)
})

test('the place that the address names comes before the top, not before where a page was left', async () => {
  await start('/#place')
  expect(intoView.mock.calls).toEqual([['place']])
  scrollTo(0, 77)
  await go('/a#nowhere')
  expect(scrollY).toBe(0)
  await go(-1)
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
  scrolled.mockClear()
  await act(() => router.revalidate())
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => {
    await router.navigate('/a')
    await router.revalidate()
  })
  expect(scrolled.mock.calls).toEqual([[0, 0]])
})

test('a page that stands there already is the member’s to scroll', async () => {
  await start('/#place', true)
  expect(scrolled).not.toHaveBeenCalled()
  expect(intoView).not.toHaveBeenCalled()
})

test('nothing is left to the browser, also when the page is left', async () => {
  await start()
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  cleanup()
  expect(history.scrollRestoration).toBe('manual')
})

test('a hash that names nothing harms nobody', () => {
  document.body.innerHTML = '<h2 id="été">x</h2>'
  expect(['', '#', '#nowhere', '#%E0%A4%A'].map(scrollToHash)).toEqual([false, false, false, false])
  expect(intoView).not.toHaveBeenCalled()
  expect(scrollToHash('#%C3%A9t%C3%A9')).toBe(true)
  expect(intoView.mock.calls).toEqual([['été']])
})
