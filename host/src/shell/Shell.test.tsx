import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Shell } from './Shell.tsx'

const scrollIntoView = vi.fn<(element: Element) => void>()
let arrive: () => void
let router: ReturnType<typeof createBrowserRouter>

function start(path: string) {
  history.replaceState(null, '', path)
  const slow = new Promise<null>((resolve) => {
    arrive = () => resolve(null)
  })
  const page = (title: string) => (
    <main id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <h2 id="section">Section</h2>
    </main>
  )
  router = createBrowserRouter([
    {
      element: <Shell />,
      children: [
        { path: '/cgu', element: page('CGU') },
        { path: '/slow', loader: () => slow, element: page('Slow'), HydrateFallback: PageSkeleton },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
}

beforeEach(() => {
  authState.initialized = true
  scrollIntoView.mockReset()
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrollIntoView(this)
  }
})
afterEach(() => {
  cleanup()
  router.dispose()
})

test('the skip link leads to the content, and leaves the address and the history alone', async () => {
  start('/cgu')
  const { length } = history
  await userEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(scrollIntoView.mock.lastCall).toEqual([screen.getByRole('main')])
  expect(location.hash).toBe('')
  expect(history.length).toBe(length)
})

test('a place that the address names is scrolled to', () => {
  start('/cgu#section')
  expect(scrollIntoView.mock.calls).toEqual([[screen.getByRole('heading', { name: 'Section' })]])
})

test('also when a skeleton stood in its page’s place first', async () => {
  start('/slow#section')
  expect(screen.getByRole('status', { name: 'Chargement de la page' })).toBeTruthy()
  await act(async () => arrive())
  await vi.waitFor(() =>
    expect(scrollIntoView.mock.calls).toEqual([[screen.getByRole('heading', { name: 'Section' })]]),
  )
})

test('loading is announced after a second, and a quick change is not announced', async () => {
  start('/cgu')
  vi.useFakeTimers()
  try {
    const said = () => screen.getByRole('status').textContent
    await act(async () => void router.navigate('/slow'))
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(said()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(said()).toBe('Chargement de la page…')
    await act(async () => arrive())
    expect(said()).toBe('')
  } finally {
    vi.useRealTimers()
  }
})
