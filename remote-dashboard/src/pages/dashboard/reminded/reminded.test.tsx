import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { putRecord } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { taskDialogModule } from '../../../widgets/to-do-list/task-dialog-module.ts'
import Dashboard from '../Dashboard.tsx'
import { remindedOf, withoutReminded } from './reminded-address.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
const planner = vi.hoisted(() => ({ update: vi.fn() }))
vi.mock('../../../widgets/life-planner/planner-state.ts', async (original) => ({
  ...(await original<object>()),
  updatePlannerState: planner.update,
}))

beforeAll(async () => void (await taskDialogModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn('reminded')
})
afterEach(cleanup)

const address = () => screen.getByTestId('address').textContent
const task = { text: 'Rendre le mémoire', completed: false, completedAt: null, position: 'a0' }

test('the task of a reminder opens, and the address forgets it', async () => {
  putRecord('task', 'a', task)
  renderPage(Dashboard, '/dashboard?task=a')
  expect(await screen.findByDisplayValue('Rendre le mémoire')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('a task that this device does not have yet opens when it arrives', async () => {
  renderPage(Dashboard, '/dashboard?task=late')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => putRecord('task', 'late', task))
  expect(await screen.findByDisplayValue('Rendre le mémoire')).toBeTruthy()
})

test('for an event the planner shows its day', async () => {
  renderPage(Dashboard, '/dashboard?event=e&day=2026-11-25')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(planner.update).toHaveBeenCalledWith({ day: '2026-11-25' })
})

const read = (search: string) => remindedOf(new URLSearchParams(search))

test('an address names a task, or an event with its day', () => {
  expect(read('?task=1764028800000')).toEqual({ task: '1764028800000' })
  expect(read('?id=5&event=a_b-c&day=2026-11-25')).toEqual({ event: 'a_b-c', day: '2026-11-25' })
})

test.each([
  '',
  '?id=5',
  '?task=',
  '?task=a%20b',
  '?task=<b>',
  '?event=a',
  '?event=a&day=2026-13-01',
  '?day=2026-11-25',
])('%s asks for nothing', (search) => {
  expect(read(search)).toBeNull()
})

test('the rest of the address stays', () => {
  const params = new URLSearchParams('?id=5&task=a&edit=1')
  expect(withoutReminded(params).toString()).toBe('id=5&edit=1')
  expect(params.get('task')).toBe('a')
})
