import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bannerState } from '../../banner/banner-state.ts'
import { PublicLayout } from './PublicLayout.tsx'

let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => {
  bannerState.open = true
  scrollTo(0, 0)
  history.replaceState(null, '', '/discover')
  const child = { path: '*', element: <h1>page</h1> }
  router = createBrowserRouter([{ element: <PublicLayout />, children: [child] }])
  render(<RouterProvider router={router} />)
})
afterEach(() => {
  cleanup()
  router.dispose()
})

const header = () => screen.getByRole('banner')

describe('the header', () => {
  test('leads where it is stated', () => {
    const navigation = within(screen.getByRole('navigation', { name: 'Navigation principale' }))
    const links = navigation.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/',
      '/discover',
      '/education',
      '/community',
      '/help-center',
      '/login',
      '/discover',
    ])
    expect(navigation.getByRole('link', { name: 'Se Connecter' }).getAttribute('href')).toBe('/login')
    expect(navigation.getAllByRole('link', { name: 'Découvrir' })).toHaveLength(2)
    expect(navigation.getByRole('link', { name: 'Accueil' }).getAttribute('aria-current')).toBeNull()
  })

  test('changes after more than 10 px of scrolling', () => {
    const scrollBy = (top: number) => {
      scrollTo(0, top)
      fireEvent.scroll(window)
    }
    expect(header().dataset.scrolled).toBe('false')
    scrollBy(10)
    expect(header().dataset.scrolled).toBe('false')
    scrollBy(11)
    expect(header().dataset.scrolled).toBe('true')
    scrollBy(0)
    expect(header().dataset.scrolled).toBe('false')
  })

  test('has a menu on small screens that opens, closes by Escape, and when the page changes', async () => {
    const toggle = () => screen.getByRole('button', { name: /le menu$/, hidden: true })
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle())
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle())
    await act(async () => router.navigate('/education'))
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the banner', () => {
  test('closes by its button, and the header adapts', async () => {
    expect(header().dataset.banner).toBe('true')
    expect(screen.getAllByText(/en construction/)).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Close banner' }))
    expect(header().dataset.banner).toBe('false')
    expect(document.querySelector<HTMLElement>('[aria-label="Annonce"]')?.inert).toBe(true)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage.getItem('banner')).toBeNull()
  })

  test('its second copy, which makes the loop endless, is not read out', () => {
    const [first, second] = screen.getAllByText(/en construction/)
    expect(first?.getAttribute('aria-hidden')).toBeNull()
    expect(second?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('the footer', () => {
  test('leads where it is stated, and what has no destination is text', () => {
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ambassador-program',
      '/legal-notice',
      '/privacy-policy',
      '/cgu',
    ])
    for (const label of [
      'About',
      'Our Mission',
      'Press & Media',
      'Pricing',
      'Webinars & Events',
      'Contact',
      'Technical Support',
      'Feedback',
    ]) {
      expect(footer.getByText(label).closest('a, button')).toBeNull()
    }
    expect(footer.getByText(/2025/)).toBeTruthy()
  })
})
