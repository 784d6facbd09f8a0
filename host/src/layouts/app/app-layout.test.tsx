import { setLanguage } from '@cadence/shared/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { elodie, removeLayout, renderLayout } from './layout.test-kit.tsx'

let router: ReturnType<typeof renderLayout>
beforeEach(() => {
  router = renderLayout()
})
afterEach(async () => {
  removeLayout()
  await setLanguage('default')
})

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent])

describe('the sidebar', () => {
  test('has the stated links', () => {
    expect(linksOf('Application')).toEqual([
      ['/dashboard', 'Dashboard'],
      ['/tasks', 'Tools Library'],
      ['/collection', 'Collection'],
      ['/appearance', 'Appearance'],
      ['/community-hub', 'Community Hub'],
      ['/whats-new', "What's New"],
    ])
    expect(linksOf('Settings and help')).toEqual([
      ['/settings', 'Settings'],
      ['/help', 'Help & Support'],
    ])
  })

  test('marks the link of the page on screen', async () => {
    const current = () =>
      screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
    expect(current()).toEqual(['Tools Library'])
    await act(async () => router.navigate('/settings?section=premium'))
    expect(current()).toEqual(['Settings'])
  })

  test('has the premium card', () => {
    expect(screen.getByText('PREMIUM')).toBeTruthy()
    expect(screen.getByText('Discover Cadence Premium')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Discover' }).getAttribute('href')).toBe(
      '/settings?section=premium',
    )
  })
})

describe('the top bar', () => {
  test('has the stated parts in their order', () => {
    const parts = [...screen.getByRole('banner').querySelectorAll('button, a')]
      .filter((part) => !part.closest('[popover]'))
      .map((part) => part.getAttribute('aria-label') ?? part.querySelector('span')?.textContent)
    expect(parts.slice(1, 2)).toEqual(['Noter une tâche, un cours, une idée…'])
    expect(parts.toSpliced(1, 1)).toEqual([
      'Ouvrir le menu',
      'Premium',
      'Notifications',
      'Votre menu, élodie de Lys',
    ])
    expect(screen.getByText('Level 5').nextElementSibling?.textContent).toBe('Premium')
  })

  test('its premium button leads to the premium section of the settings', () => {
    expect(screen.getByRole('link', { name: 'Premium' }).getAttribute('href')).toBe(
      '/settings?section=premium',
    )
  })
})

test('where the browser has no popovers its panels are shown and hidden by their buttons', async () => {
  removeLayout()
  for (const name of ['popover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  router = renderLayout(elodie, { popovers: false })
  const menu = () => document.getElementById('user-menu')
  const button = screen.getByRole('button', { name: /élodie de Lys/ })
  expect(menu()?.hidden).toBe(true)
  await userEvent.click(button)
  expect(menu()?.hidden).toBe(false)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await act(async () => router.navigate('/collection'))
  expect(menu()?.hidden).toBe(true)
  expect(router.state.location.pathname).toBe('/collection')
  expect(screen.getByRole('heading', { name: 'page' })).toBeTruthy()
})

describe('in a language of their own choice a member reads all of it', () => {
  test.each([
    {
      language: 'fr' as const,
      pages: [
        'Tableau de bord',
        'Bibliothèque d’outils',
        'Collection',
        'Apparence',
        'Communauté',
        'Nouveautés',
      ],
      level: 'Niveau 5',
      open: 'Ouvrir le menu',
      title: 'Bibliothèque d’outils · Cadence',
    },
    {
      language: 'en' as const,
      pages: ['Dashboard', 'Tools Library', 'Collection', 'Appearance', 'Community Hub', 'What’s New'],
      level: 'Level 5',
      open: 'Open the menu',
      title: 'Tools Library · Cadence',
    },
    {
      language: 'es' as const,
      pages: ['Panel', 'Biblioteca de herramientas', 'Colección', 'Apariencia', 'Comunidad', 'Novedades'],
      level: 'Nivel 5',
      open: 'Abrir el menú',
      title: 'Biblioteca de herramientas · Cadence',
    },
  ])('$language', async ({ language, pages, level, open, title }) => {
    await act(() => setLanguage(language))
    const [nav] = screen.getAllByRole('navigation')
    expect(
      within(nav as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(pages)
    expect(screen.getByText(level).lang).toBe(language)
    expect(screen.getByRole('button', { name: open, hidden: true })).toBeTruthy()
    // The page stays, so only the language changes its title.
    await waitFor(() => expect(document.title).toBe(title))
  })
})
