import { createBrowserRouter, Outlet, RouterProvider, replace, useLocation } from '@cadence/shared/router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteErrorPanel } from '../errors/ErrorPanel.tsx'
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

/** An error panel like the shell's. */
function Panel() {
  return (
    <section role="alert" ref={noteErrorPanel} data-panel>
      <h1>Indisponible</h1>
      <button type="button">Réessayer</button>
    </section>
  )
}

/** A page below the help center: its heading is its address. */
function Article() {
  return <h1>{useLocation().pathname.split('/').at(-1)}</h1>
}

let down = false

function start(path: string) {
  history.replaceState(null, '', path)
  const page = (title: string) => <h1>{title}</h1>
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/login', element: page('Ravis de vous revoir') },
        { path: '/register', element: page('Créez votre espace') },
        { path: '/education', loader: () => replace('/register') },
        {
          path: '/settings',
          // This page sets the focus itself.
          element: <input ref={(field) => field?.focus()} aria-label="field" />,
        },
        {
          path: '/tasks',
          loader: () => {
            if (down) throw new Error('down')
            return null
          },
          element: page('Tools Library'),
          errorElement: <Panel />,
        },
        { path: '/help-center/*', element: <Article /> },
        { path: '*', element: <p>no heading</p> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return (to: string) => act(async () => router.navigate(to))
}

beforeEach(() => {
  down = false
  document.title = 'from the HTML'
})
afterEach(cleanup)

/** Waits as long as a page change needs to set the focus. */
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
  // The focus and the announcement wait for the paint of the new page.
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  await vi.waitFor(() => expect(announced()).toBe('Inscription · Cadence'))
})

test('each address below a page is a page of its own, with its heading as its title', async () => {
  const go = start('/help-center/minuteur')
  expect(document.title).toBe('minuteur · Cadence')
  await go('/help-center/planning')
  expect(document.title).toBe('planning · Cadence')
  await vi.waitFor(() => expect(announced()).toBe('planning · Cadence'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'planning' }))
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

test('another view of the same page is a page of its own; the query within it changes nothing', async () => {
  const go = start('/dashboard?id=1')
  await go('/dashboard?view=history')
  expect(document.title).toBe('Historique · Cadence')
  await vi.waitFor(() => expect(announced()).toBe('Historique · Cadence'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  document.querySelector('main')?.blur()
  await go('/dashboard?view=history&range=year')
  await painted()
  expect(document.activeElement).toBe(document.body)
  await go('/dashboard?view=unknown')
  await vi.waitFor(() => expect(announced()).toBe('Dashboard · Cadence'))
})

test('the page on screen asked for again changes nothing', async () => {
  const go = start('/login')
  await go('/login')
  await painted()
  expect(document.activeElement).toBe(document.body)
  expect(announced()).toBe('')
})

test('a redirect is announced as what it leads to, once', async () => {
  const go = start('/login')
  const texts: string[] = []
  const announcement = screen.getByTestId('announcement')
  const observer = new MutationObserver(() => texts.push(announcement.textContent))
  observer.observe(announcement, { childList: true, subtree: true, characterData: true })
  await go('/education')
  await vi.waitFor(() => expect(texts).toEqual(['Inscription · Cadence']))
  await painted()
  expect(texts).toHaveLength(1)
  expect(document.title).toBe('Inscription · Cadence')
})

test('a focus that is in the new page already stays there', async () => {
  const go = start('/login')
  await go('/settings')
  await vi.waitFor(() => expect(announced()).toBe('Paramètres · Cadence'))
  expect(document.activeElement).toBe(screen.getByLabelText('field'))
})

test('the panel in a page’s place is announced as such, and the page when it comes after all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  down = true
  const go = start('/login')
  await go('/tasks')
  await vi.waitFor(() => expect(announced()).toBe('Indisponible · Tools Library · Cadence'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Indisponible' }))

  screen.getByRole('button', { name: 'Réessayer' }).focus()
  await go('/tasks')
  await painted()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Réessayer' }))

  down = false
  await go('/tasks')
  await vi.waitFor(() => expect(announced()).toBe('Tools Library · Cadence'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tools Library' }))
})
