import type { Placement } from '@cadence/shared/schemas'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { duplicateDashboard } from '../../../dashboards/edit-dashboards.ts'
import { dashboard, placement, signIn, storedList, storeList } from '../../../testing/fixtures.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import Collection from '../../collection/Collection.tsx'
import { addTool } from '../../tasks/add-tool.ts'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from '../editor/edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
// The host brings the schemas, and may be newer than this remote: it then knows a widget that is not in the catalogue.
vi.mock('@cadence/shared/schemas', async (load) => {
  const schemas = await load<typeof import('@cadence/shared/schemas')>()
  const { z } = schemas
  const laterPlacement = z.extend(schemas.placementSchema, { id: z.enum([...schemas.widgetIds, '99']) })
  return {
    ...schemas,
    dashboardSchema: z.extend(schemas.dashboardSchema, { items: z.array(laterPlacement) }),
  }
})

vi.setConfig({ testTimeout: 30_000 })

const later = { ...placement('1', 8, 0, 4, 3), id: '99' as Placement['id'] }

beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn()
  storeList([dashboard({ items: [placement('9', 0, 0, 4, 3), later, placement('8', 4, 0, 4, 3)] })])
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 358, 100))
})
afterEach(cleanup)

const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))
const storedIds = (at = 0) => storedList()[at]?.items.map(({ id }) => id)

test('a dashboard with a widget of a later release is shown without it, and keeps it when this release saves it', async () => {
  renderPage(Dashboard, '/dashboard?id=1&edit=1')
  expect(shown()).toEqual(['9', '8'])
  expect(screen.getByText(/^Un widget de ce tableau demande une version plus récente/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Timer' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(storedIds()).toEqual(['9', '99']), { timeout: 3000 })
  expect(storedList()[0]?.items[1]).toEqual(later)
})

test('it is no unsaved change: the dashboard is left without a question', async () => {
  const { router } = renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await act(() => router.navigate('/elsewhere'))
  expect(screen.getByText('elsewhere')).toBeTruthy()
})

test('it is kept when a tool is added, and when the dashboard is duplicated', async () => {
  await addTool('5', async () => undefined)
  expect(storedIds()?.toSorted()).toEqual(['5', '8', '9', '99'])
  const record = storedList()[0]
  if (record) await duplicateDashboard(record)
  expect(storedIds(1)?.toSorted()).toEqual(['5', '8', '9', '99'])
})

test('the collection draws its dashboard without it', () => {
  renderPage(Collection, '/collection')
  expect(screen.getByRole('heading', { name: 'Semaine' })).toBeTruthy()
})

test('a board whose only widget needs a later release is not called empty', () => {
  storeList([dashboard({ items: [later] })])
  renderPage(Dashboard, '/dashboard?id=1')
  expect(screen.getByText(/demande une version plus récente/)).toBeTruthy()
  expect(screen.queryByText('Ce tableau est vide.')).toBeNull()
})
