import { createBrowserRouter, Outlet, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageChange } from './page-change.ts'

function Frame() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <div data-testid="announcement">{usePageChange()}</div>
    </>
  )
}

function start(path: string) {
  history.replaceState(null, '', path)
  const page = (title: string) => <h1>{title}</h1>
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/login', element: page('Ravis de vous revoir') },
        { path: '/register', element: page('Créez votre espace') },
        { path: '*', element: <p>no heading</p> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return (to: string) => act(async () => router.navigate(to))
}

beforeEach(() => {
  document.title = 'from the HTML'
})
afterEach(cleanup)

/** As long as the focus of a page change would take. */
const painted = () =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 20))))

const announced = () => screen.getByTestId('announcement').textContent

test('the first page of a visit has its title, and is otherwise left to the browser', () => {
  start('/login')
  expect(document.title).toBe('Connexion · Cadence')
  expect(document.activeElement).toBe(document.body)
  expect(announced()).toBe('')
})

test('another page: its title, the focus on its heading, an announcement', async () => {
  const go = start('/login')
  await go('/register')
  expect(document.title).toBe('Inscription · Cadence')
  const heading = screen.getByRole('heading', { name: 'Créez votre espace' })
  // Both wait until the new page has been painted.
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  await vi.waitFor(() => expect(announced()).toBe('Inscription · Cadence'))
})

test('a page without heading gets the focus itself', async () => {
  const go = start('/login')
  await go('/help')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('another query on the same page changes nothing', async () => {
  const go = start('/login')
  await go('/login?x=1#y')
  await painted()
  expect(document.activeElement).toBe(document.body)
  expect(announced()).toBe('')
})
