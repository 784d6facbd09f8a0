import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, removeRecord } from '../../../records/records.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { dialogModule } from '../../../widgets/life-planner/planner-modules.ts'
import { planned } from '../../../widgets/life-planner/week/events.test-kit.ts'
import { taskDialogModule } from '../../../widgets/to-do-list/task-dialog-module.ts'
import Dashboard from '../Dashboard.tsx'
import { remindedOf, withoutReminded } from './reminded-address.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
const sync = vi.hoisted(() => ({ records: vi.fn(async () => undefined) }))
vi.mock('../../../records/records-sync.ts', () => ({ syncRecords: sync.records }))
const planner = vi.hoisted(() => ({ update: vi.fn() }))
vi.mock('../../../widgets/life-planner/planner-state.ts', async (original) => ({
  ...(await original<object>()),
  updatePlannerState: planner.update,
}))

beforeAll(async () => void (await Promise.all([taskDialogModule.load(), dialogModule.load()])))
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
  sync.records.mockReturnValueOnce(new Promise(() => undefined))
  renderPage(Dashboard, '/dashboard?task=late')
  await waitFor(() => expect(sync.records).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => putRecord('task', 'late', task))
  expect(await screen.findByDisplayValue('Rendre le mémoire')).toBeTruthy()
  expect(address()).toBe('/dashboard')
})

test('the event of a reminder opens, the planner shows its day, and the address forgets it', async () => {
  const times = { start: '2026-11-25T09:00:00', end: '2026-11-25T12:00:00' }
  putRecord('event', 'e', planned({ title: 'Partiel de droit', ...times }))
  renderPage(Dashboard, '/dashboard?event=e&day=2026-11-25')
  expect(await screen.findByDisplayValue('Partiel de droit')).toBeTruthy()
  expect(planner.update).toHaveBeenCalledWith({ day: '2026-11-25' })
  await waitFor(() => expect(address()).toBe('/dashboard'))
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an event that was moved since the reminder opens on its new day', async () => {
  putRecord(
    'event',
    'm',
    planned({ title: 'Oral', start: '2026-12-03T09:00:00', end: '2026-12-03T10:00:00' }),
  )
  renderPage(Dashboard, '/dashboard?event=m&day=2026-11-25')
  expect(await screen.findByDisplayValue('Oral')).toBeTruthy()
})

test('the occurrence of a series that a reminder is about opens', async () => {
  const start = { start: '2026-11-04T09:00:00', end: '2026-11-04T10:00:00' }
  putRecord('event', 's', planned({ title: 'Colle de maths', ...start, recurrence: 'FREQ=WEEKLY' }))
  renderPage(Dashboard, '/dashboard?event=s&day=2026-11-25')
  expect(await screen.findByDisplayValue('Colle de maths')).toBeTruthy()
  expect(screen.getByLabelText('Date de début').textContent).toMatch(/25/)
})

test('an occurrence that was deleted since the reminder is said to be gone, and no other one opens', async () => {
  const start = { start: '2026-11-04T09:00:00', end: '2026-11-04T10:00:00' }
  const deleted = { recurrence: 'FREQ=WEEKLY', exceptions: ['2026-11-25T09:00:00'] }
  putRecord('event', 's', planned({ title: 'Colle de maths', ...start, ...deleted }))
  renderPage(Dashboard, '/dashboard?event=s&day=2026-11-25')
  const dialog = await screen.findByRole('dialog', { name: 'Votre rappel' })
  expect(dialog.textContent).toContain('Cet événement a été supprimé depuis ce rappel.')
})

test.each([
  ['task', '/dashboard?task=x', 'Cette tâche a été supprimée depuis ce rappel.'],
  ['event', '/dashboard?event=x&day=2026-11-25', 'Cet événement a été supprimé depuis ce rappel.'],
] as const)('a deleted %s is said to be gone', async (collection, path, text) => {
  if (collection === 'task') putRecord('task', 'x', task)
  else putRecord('event', 'x', planned({}))
  removeRecord(collection, 'x')
  renderPage(Dashboard, path)
  expect((await screen.findByRole('dialog', { name: 'Votre rappel' })).textContent).toContain(text)
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a task that the account does not have either is said to be gone', async () => {
  renderPage(Dashboard, '/dashboard?task=never')
  expect((await screen.findByRole('dialog')).textContent).toContain('Cette tâche a été supprimée')
})

test('without an answer of the account a button asks again', async () => {
  sync.records.mockRejectedValueOnce(new Error('Network Error'))
  renderPage(Dashboard, '/dashboard?task=offline')
  expect((await screen.findByRole('alert')).textContent).toContain('Ce rappel n’a pas pu être ouvert.')
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  act(() => putRecord('task', 'offline', task))
  expect(await screen.findByDisplayValue('Rendre le mémoire')).toBeTruthy()
})

test('a dialog whose code does not load says so, and a button loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(taskDialogModule, 'load').mockRejectedValueOnce(new Error('Loading chunk failed'))
  putRecord('task', 'a', task)
  renderPage(Dashboard, '/dashboard?task=a')
  expect(await screen.findByRole('dialog', { name: 'Votre rappel' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Cette partie n’a pas pu être chargée.')
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByDisplayValue('Rendre le mémoire')).toBeTruthy()
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
