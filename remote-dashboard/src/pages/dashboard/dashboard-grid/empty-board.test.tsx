import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, placement, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from '../editor/edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn()
})
afterEach(cleanup)

test('an empty board says so at rest, starts edit mode and leads to the tools library', async () => {
  storeList([dashboard({ items: [] })])
  renderPage(Dashboard, '/dashboard?id=1')
  expect(await screen.findByText('Ce tableau est vide.')).toBeTruthy()
  const library = screen.getByRole('link', { name: 'Parcourir la bibliothèque d’outils' })
  expect(library.getAttribute('href')).toBe('/tasks')
  await userEvent.click(screen.getByRole('button', { name: 'Choisir d’autres outils' }))
  expect(await screen.findByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
  expect(screen.queryByText('Ce tableau est vide.')).toBeNull()
})

test('a tool that an empty board proposes is on the board, in edit mode', async () => {
  storeList([dashboard({ items: [] })])
  renderPage(Dashboard, '/dashboard?id=1')
  const tool = await screen.findByRole('button', { name: 'Ajouter To-do List' })
  // Its picture holds the buttons of the widget.
  expect(tool.querySelector('[data-widget-miniature]')).toBeNull()
  await userEvent.click(tool)
  expect(await screen.findByRole('heading', { name: 'Mode Edition' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove To-do List' })).toBeTruthy()
})

test('a board with a widget is not called empty', async () => {
  storeList([dashboard({ items: [placement('9', 0, 0, 4, 3)] })])
  renderPage(Dashboard, '/dashboard?id=1')
  expect(await screen.findByRole('heading', { name: 'To-do List' })).toBeTruthy()
  expect(screen.queryByText('Ce tableau est vide.')).toBeNull()
})
