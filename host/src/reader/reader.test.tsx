import { Link } from '@cadence/shared/router'
import createCache from '@emotion/cache'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '../remotes/load.ts'
import { mountReader } from './mount-reader.tsx'

vi.mock('../remotes/load.ts', () => ({ loadPage: vi.fn() }))

const Notice = () => (
  <>
    <h1>Mentions légales</h1>
    <Link to="/cgu#contact">Conditions</Link>
    <Link to="/register">Inscription</Link>
  </>
)
const Terms = () => (
  <>
    <h1>CGU</h1>
    <h2 id="contact">Contact</h2>
  </>
)
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
  vi.mocked(loadPage).mockImplementation(async (ref) => (ref === 'marketing/Cgu' ? Terms : Notice))
})
afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Fermer' })
  if (close) await userEvent.click(close)
  cleanup()
})

const show = (to: Parameters<typeof open>[0]) => act(async () => open(to))
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
  expect(left).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(dialog()).toBeNull()
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
