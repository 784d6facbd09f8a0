import type { ExposeRef } from '@cadence/shared/contract'
import { Link, useLocation } from '@cadence/shared/router'
import { afterPaint } from '@cadence/shared/ui'
import createCache from '@emotion/cache'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '../remotes/load-page.ts'
import { mountReader } from './mount-reader.tsx'

vi.mock('../remotes/load-page.ts', () => ({ loadPage: vi.fn() }))

const Notice = () => (
  <>
    <h1>Mentions légales</h1>
    <Link to="/cgu#contact">Conditions</Link>
    <Link to="/privacy-policy">Données</Link>
    <Link to="/register">Inscription</Link>
  </>
)
const Terms = () => (
  <>
    <h1>CGU</h1>
    <h2 id="contact">Contact</h2>
  </>
)
const Privacy = () => <h1>Données personnelles</h1>
const HelpCenter = () => {
  const { pathname } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/help-center/lancer-le-minuteur">Minuteur</Link>
    </>
  )
}
const pages: Partial<Record<ExposeRef, () => ReactNode>> = {
  'marketing/Cgu': Terms,
  'marketing/PrivacyPolicy': Privacy,
  'marketing/HelpCenter': HelpCenter,
}
const scrolled: string[] = []
const left: string[] = []
let open: ReturnType<typeof mountReader>

beforeAll(() => {
  open = mountReader(createCache({ key: 'r' }), (path) => left.push(path))
})
beforeEach(() => {
  left.length = 0
  scrolled.length = 0
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
  // A browser focuses the first focusable element of a dialog.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
    this.querySelector('button')?.focus()
  })
  vi.mocked(loadPage).mockImplementation(async (ref) => pages[ref] ?? Notice)
})
afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Fermer' })
  if (close) await press(close)
  cleanup()
})

/**
 * Does something, then waits for React and for the next paints. It does not wait for a time: a busy machine can stop the
 * worker for seconds, and the time would be over before the page has rendered.
 */
const settled = async (work: () => Promise<void>) => {
  await act(work)
  // A page that has loaded waits for another paint.
  for (let paints = 0; paints < 3; paints += 1) {
    await act(() => new Promise<void>((done) => void afterPaint(done)))
  }
}
const show = (to: Parameters<typeof open>[0]) => settled(async () => open(to))
/** Presses without user-event, which would run the effects outside of `act`. */
const press = (element: HTMLElement) =>
  settled(async () => {
    element.focus()
    element.click()
  })
const link = (name: string) => screen.getByRole('link', { name })
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const dialog = () => screen.queryByRole('dialog')

test('a page opens in a window that has its name; a link to another one stays in it, at its place', async () => {
  await show('/legal-notice')
  heading('Mentions légales')
  expect(dialog()?.getAttribute('aria-label')).toBe('Mentions légales')
  await press(link('Conditions'))
  heading('CGU')
  expect(dialog()?.getAttribute('aria-label')).toBe('Conditions générales d’utilisation')
  expect(scrolled).toEqual(['contact'])
  // The page that had the focused link is gone.
  expect(document.activeElement?.id).toBe('contact')
  expect(left).toEqual([])
  await press(button('Fermer'))
  expect(dialog()).toBeNull()
})

test('after a link the focus is on the heading of the page that came, and the window keeps it when it opens', async () => {
  await show('/legal-notice')
  heading('Mentions légales')
  expect(document.activeElement).toBe(button('Fermer'))
  await press(link('Données'))
  const title = heading('Données personnelles')
  expect(document.activeElement).toBe(title)
})

test('an address below a page is read in the window too', async () => {
  await show('/help-center')
  await press(link('Minuteur'))
  expect(document.activeElement).toBe(heading('/help-center/lancer-le-minuteur'))
  expect(left).toEqual([])
})

test('a link that leads out of what can be read closes the window and goes there', async () => {
  await show('/legal-notice')
  heading('Mentions légales')
  await press(link('Inscription'))
  expect(left).toEqual(['/register'])
  expect(dialog()).toBeNull()
})

test('a page that does not load shows an error with a retry', async () => {
  vi.mocked(loadPage).mockRejectedValueOnce(new Error('chunk'))
  await show('/cgu')
  expect(screen.getByRole('alert').textContent).toContain('n’a pas pu être chargée')
  await press(button('Réessayer'))
  heading('CGU')
})
