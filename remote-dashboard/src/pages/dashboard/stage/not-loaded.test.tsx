import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, placement, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'

const network = vi.hoisted(() => ({ up: false, asked: 0 }))

vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
vi.mock('../../../grid/import-editable-grid.ts', () => ({
  importEditableGrid: () => {
    network.asked += 1
    return network.up ? import('../../../grid/EditableGrid.tsx') : Promise.reject(new Error('No network'))
  },
}))

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  localStorage.clear()
  signIn()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1136, 100))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

test('without its code the editor works by buttons, says so once, and takes the grid when it comes', async () => {
  storeList([dashboard({ items: [placement('8', 0, 0, 4, 3), placement('4', 4, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.text).toMatch(/^Déplacer à la souris attend la connexion/)
  expect(screen.getByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
  expect(document.querySelector('.react-grid-item')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Remove Focus Shield' }))
  const arrange = () => screen.getByRole('button', { name: 'Déplacer ou redimensionner Timer' })
  arrange().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('Timer : colonne 2, ligne 1, largeur 4, hauteur 3')).toBeTruthy()

  await userEvent.click(arrange())
  await userEvent.click(screen.getByRole('button', { name: 'Déplacer à droite' }))
  expect(screen.getByText('Timer : colonne 3, ligne 1, largeur 4, hauteur 3')).toBeTruthy()

  const asked = network.asked
  const said = toasts.length
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(network.asked).toBeGreaterThan(asked))
  expect(toasts).toHaveLength(said)

  network.up = true
  // The try before this one has failed by now.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(document.querySelector('.react-grid-item')).not.toBeNull()
  })
  await waitFor(() => expect(document.activeElement).toBe(arrange()))
  // The pad that was open stays so.
  await userEvent.click(screen.getByRole('button', { name: 'Déplacer à droite' }))
  expect(screen.getByText('Timer : colonne 4, ligne 1, largeur 4, hauteur 3')).toBeTruthy()
  expect(document.querySelector('[data-widget="4"]')).toBeNull()
})
