import type { PageRef } from '@cadence/shared/contract'
import { Link } from '@cadence/shared/router'
import { afterPaint } from '@cadence/shared/ui'
import createCache from '@emotion/cache'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '../remotes/load.ts'
import { mountReader } from './mount-reader.tsx'

vi.mock('../remotes/load.ts', () => ({ loadPage: vi.fn() }))

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
const pages: Partial<Record<PageRef, () => ReactNode>> = {
  'marketing/Cgu': Terms,
  'marketing/PrivacyPolicy': Privacy,
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
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
  // A browser puts the focus on the first thing that takes it.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
    this.querySelector('button')?.focus()
  })
  vi.mocked(loadPage).mockImplementation(async (ref) => pages[ref] ?? Notice)
})
afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Fermer' })
  if (close) await userEvent.click(close)
  cleanup()
})

const show = (to: Parameters<typeof open>[0]) => act(async () => open(to))
const nextPaint = () => act(() => new Promise<void>((done) => void afterPaint(done)))
/** On a busy machine a second is not long. */
const patience = { timeout: 4000 }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience)
const dialog = () => screen.queryByRole('dialog')

test('a page opens in a window that has its name; a link to another one stays in it, at its place', async () => {
  await show('/legal-notice')
  await heading('Mentions légales')
  expect(dialog()?.getAttribute('aria-label')).toBe('Mentions légales')
  await userEvent.click(screen.getByRole('link', { name: 'Conditions' }))
  await heading('CGU')
  expect(dialog()?.getAttribute('aria-label')).toBe('Conditions générales d’utilisation')
  await waitFor(() => expect(scrolled).toEqual(['contact']), patience)
  // The link that had the focus has gone with its page.
  expect(document.activeElement?.id).toBe('contact')
  expect(left).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(dialog()).toBeNull()
})

test('after a link the focus is on the heading of the page that came, and the window keeps it when it opens', async () => {
  await show('/legal-notice')
  await heading('Mentions légales')
  await nextPaint()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fermer' }))
  await userEvent.click(screen.getByRole('link', { name: 'Données' }))
  const title = await heading('Données personnelles')
  await waitFor(() => expect(document.activeElement).toBe(title), patience)
})

test('a link that leads out of what can be read closes the window and goes there', async () => {
  await show('/legal-notice')
  await heading('Mentions légales')
  await userEvent.click(screen.getByRole('link', { name: 'Inscription' }))
  await waitFor(() => expect(left).toEqual(['/register']), patience)
  expect(dialog()).toBeNull()
})

test('a page that does not come is said, and can be asked for again', async () => {
  vi.mocked(loadPage).mockRejectedValueOnce(new Error('chunk'))
  await show('/cgu')
  expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('n’a pas pu être chargée')
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await heading('CGU')
})
