import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppLayout } from './AppLayout.tsx'
import { drawerState } from './drawer-state.ts'
import { initials } from './initials.ts'

const closed = vi.fn()
const user = {
  _id: 'u',
  firstName: 'élodie',
  lastName: 'de Lys',
  email: 'e@e.fr',
  isEmailVerified: true,
  role: 'user',
}

let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  closed.mockReset()
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    closed(this.isConnected)
    this.removeAttribute('open')
  })
  authState.user = user
  drawerState.open = false
  history.replaceState(null, '', '/tasks')
  const child = { path: '*', element: <h1>page</h1> }
  router = createBrowserRouter([{ element: <AppLayout />, children: [child] }])
  render(<RouterProvider router={router} />)
})
afterEach(() => {
  cleanup()
  router.dispose()
  authState.user = null
})

describe('the sidebar', () => {
  test('has the stated links', () => {
    const links = within(screen.getByRole('navigation', { name: 'Application' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/dashboard', 'Dashboard'],
      ['/tasks', 'Tools Library'],
      ['/collection', 'Collection'],
      ['/appearance', 'Appearance'],
      ['/community-hub', 'Community Hub'],
      ['/whats-new', "What's New"],
    ])
    const foot = within(screen.getByRole('navigation', { name: 'Settings and help' })).getAllByRole('link')
    expect(foot.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/settings', 'Settings'],
      ['/help', 'Help & Support'],
    ])
    expect(links[1]?.getAttribute('aria-current')).toBe('page')
  })

  test('has the premium card', () => {
    expect(screen.getByText('PREMIUM')).toBeTruthy()
    expect(screen.getByText('Discover Cadence Premium')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Discover' }).getAttribute('href')).toBe(
      '/settings?section=premium',
    )
  })
})

describe('the drawer', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu', hidden: true }))
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })

  test('is closed at first, and holds the sidebar when it is open', async () => {
    expect(drawer()).toBeNull()
    await open()
    expect(within(drawer() as HTMLElement).getByRole('link', { name: 'Collection' })).toBeTruthy()
  })

  test('closes by its button, while it still stands in the page, so that the focus goes back', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le menu' }))
    expect(drawer()).toBeNull()
    expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('closes by Escape and by a press on the backdrop, not by one inside', async () => {
    await open()
    fireEvent(drawer() as HTMLElement, new Event('cancel'))
    await waitFor(() => expect(drawer()).toBeNull())
    await open()
    vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 288, 800),
    )
    fireEvent.pointerDown(drawer() as HTMLElement, { clientX: 100 })
    expect(drawer()).not.toBeNull()
    fireEvent.pointerDown(drawer() as HTMLElement, { clientX: 300 })
    await waitFor(() => expect(drawer()).toBeNull())
  })

  test('closes when a page was chosen', async () => {
    await open()
    await act(async () => router.navigate('/collection'))
    expect(drawer()).toBeNull()
  })

  test('closes when the page on screen was chosen again', async () => {
    await open()
    await userEvent.click(within(drawer() as HTMLElement).getByRole('link', { name: 'Tools Library' }))
    await waitFor(() => expect(drawer()).toBeNull())
  })
})

describe('the user menu', () => {
  test('shows name, e-mail and initials, and leads to the profile and the settings', () => {
    const button = screen.getByRole('button', { name: 'Menu de élodie de Lys' })
    expect(button.textContent).toBe('ÉD')
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    expect(within(menu).getByText('e@e.fr')).toBeTruthy()
    expect(within(menu).getByText('Profile').closest('a')?.getAttribute('href')).toBe(
      '/settings?section=personal',
    )
    expect(within(menu).getByText('Settings').closest('a')?.getAttribute('href')).toBe('/settings')
    expect(within(menu).getByText('Log out').closest('button')).not.toBeNull()
  })

  test('the level is the stated one', () => {
    expect(screen.getByText('Level 5')).toBeTruthy()
  })
})

test.each([
  ['Inès', 'Lefèvre', 'IL'],
  ['  élodie', 'de Lys', 'ÉD'],
  ['Inès', '', 'I'],
  ['', '', ''],
  ['😀x', '𝒴y', '😀𝒴'],
])('the initials of %j %j are %j', (first, last, expected) => {
  expect(initials(first, last)).toBe(expected)
})
