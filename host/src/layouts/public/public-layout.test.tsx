import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bannerState } from './Banner.tsx'
import { PublicLayout } from './PublicLayout.tsx'

let router: ReturnType<typeof createBrowserRouter>
/** Calls the observer of the element's size. */
let resize: (entries: { borderBoxSize: { blockSize: number }[] }[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: typeof resize) {
        resize = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(bannerState, { open: true, height: 44 })
  scrollTo(0, 0)
  history.replaceState(null, '', '/discover')
  const child = { path: '*', element: <h1>page</h1> }
  router = createBrowserRouter([{ element: <PublicLayout />, children: [child] }])
  render(<RouterProvider router={router} />)
})
afterEach(() => {
  cleanup()
  router.dispose()
  vi.unstubAllGlobals()
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

  test.each([
    ['/', ['Accueil']],
    ['/help-center', ["Centre d'aide"]],
    ['/help-center/lancer-le-minuteur', ["Centre d'aide"]],
    ['/cgu', []],
  ])('at %s it marks %j', async (path, marked) => {
    await act(() => router.navigate(path))
    const current = screen
      .getByRole('navigation', { name: 'Navigation principale' })
      .querySelectorAll('[aria-current]')
    expect([...current].map((link) => link.textContent)).toEqual(marked)
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
})

describe('the way to one’s own area', () => {
  const lea = { _id: 'lea', firstName: ' Léa ', lastName: 'Martin', email: 'l@e.fr' }
  const signIn = (user: object = lea) =>
    act(async () => {
      Object.assign(authState, { isAuthenticated: true, user })
    })
  const signOut = () =>
    act(async () => {
      Object.assign(authState, { isAuthenticated: false, user: null })
    })
  afterEach(signOut)

  test('says who has signed in, and leads to the dashboard', async () => {
    await signIn()
    const link = screen.getByRole('link', { name: 'Mon espace Léa' })
    expect(link.getAttribute('href')).toBe('/dashboard')
    expect(link.textContent).toContain('LM')
    expect(screen.queryByRole('link', { name: 'Se Connecter' })).toBeNull()
  })

  test('has no empty name for somebody without one', async () => {
    await signIn({ ...lea, firstName: ' ' })
    expect(screen.getByRole('link', { name: 'Mon espace' }).querySelector('small')).toBeNull()
  })

  test('changes back when another tab signs out, and keeps the focus', async () => {
    await signIn()
    screen.getByRole('link', { name: 'Mon espace Léa' }).focus()
    await signOut()
    const link = screen.getByRole('link', { name: 'Se Connecter' })
    expect(link.getAttribute('href')).toBe('/login')
    expect(document.activeElement).toBe(link)
  })

  test('is the visitor’s in the first HTML, and no member makes React render the page anew', async () => {
    const layout = () => (
      <RouterProvider router={createBrowserRouter([{ path: '*', element: <PublicLayout /> }])} />
    )
    cleanup()
    await signIn()
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(layout())
    expect(root.textContent).toContain('Se Connecter')
    expect(root.textContent).not.toContain('Léa')
    const onRecoverableError = vi.fn()
    const hydrated = await act(async () => hydrateRoot(root, layout(), { onRecoverableError }))
    expect(root.textContent).toContain('Léa')
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => hydrated.unmount())
    root.remove()
  })
})

describe('the menu on small screens', () => {
  const toggle = () => screen.getByRole('button', { name: /le menu$/, hidden: true })
  const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'
  const open = async () => {
    await userEvent.click(toggle())
    expect(isOpen()).toBe(true)
  }

  test('opens and closes by its button, which names what it controls', async () => {
    expect(isOpen()).toBe(false)
    const menu = document.getElementById(toggle().getAttribute('aria-controls') ?? '')
    expect(menu).toBe(screen.getByRole('navigation', { name: 'Navigation principale' }))
    await open()
    expect(toggle().getAttribute('aria-label')).toBe('Fermer le menu')
    await userEvent.click(toggle())
    expect(isOpen()).toBe(false)
  })

  test('Escape closes it and gives the focus back, wherever that is', async () => {
    await open()
    act(() => screen.getByRole('link', { name: 'Éducation' }).focus())
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(toggle())
    await open()
    act(() => toggle().blur())
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(toggle())
  })

  test('closed, Escape moves no focus', async () => {
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(document.body)
  })

  test('closes when the page changes, to the same page too', async () => {
    for (const path of ['/education', '/education']) {
      await open()
      await act(async () => router.navigate(path))
      expect(isOpen()).toBe(false)
    }
  })

  test('closes on a press beside it, not on one inside', async () => {
    await open()
    fireEvent.pointerDown(screen.getByRole('navigation', { name: 'Navigation principale' }))
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
    expect(isOpen()).toBe(false)
  })

  test('closes when the focus leaves the header', async () => {
    await open()
    act(() => screen.getByRole('link', { name: 'Éducation' }).focus())
    expect(isOpen()).toBe(true)
    act(() => screen.getByRole('link', { name: 'CGU' }).focus())
    expect(isOpen()).toBe(false)
  })

  test('closes when the window grows so wide that the header shows the links', async () => {
    const media = new EventTarget()
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList)
    await open()
    act(() => {
      media.dispatchEvent(new Event('change'))
    })
    expect(isOpen()).toBe(false)
    expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 1024px)')
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

  test('closed from the keyboard, it hands the focus to what comes next', async () => {
    screen.getByRole('button', { name: 'Close banner' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cadence, accueil' }))
  })

  test('its button is marked as English', () => {
    expect(screen.getByRole('button', { name: 'Close banner' }).lang).toBe('en')
  })

  test('where its text wraps, header and page know its height', async () => {
    const frame = header().parentElement
    expect(frame?.style.getPropertyValue('--banner-height')).toBe('44px')
    await act(async () => resize([{ borderBoxSize: [{ blockSize: 80.4 }] }]))
    expect(frame?.style.getPropertyValue('--banner-height')).toBe('80px')
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
      const placeholder = footer.getByText(label)
      expect(placeholder.closest('a, button, [tabindex]')).toBeNull()
      expect(placeholder.lang).toBe('en')
    }
  })

  test('credits the parent company, with the year', () => {
    const credit = screen.getByRole('contentinfo').textContent
    expect(credit).toContain(`© 2025 Cadence, un produit de ${site.parentCompany}`)
  })

  test('the social networks are pictures with names, and no links', () => {
    const list = within(screen.getByRole('list', { name: /^Réseaux sociaux/ }))
    const items = list.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Discord', 'Instagram', 'TikTok'])
    for (const item of items) {
      expect(item.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
      expect(item.querySelector('a, button, [tabindex]')).toBeNull()
    }
  })
})
