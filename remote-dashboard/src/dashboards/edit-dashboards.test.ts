import { hasUnsaved } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, signIn, storedList, storeList } from '../testing/fixtures.ts'
import { exhaustStorage, fillStorage } from '../testing/full-storage.ts'
import { defaultLayout } from '../widgets/catalogue.ts'
import { pendingIds } from './dashboards-outbox.ts'
import {
  createDashboard,
  deleteDashboard,
  duplicateDashboard,
  restoreDashboard,
  updateDashboard,
} from './edit-dashboards.ts'

const events: { type: string; detail?: unknown }[] = []
const names = ['dashboardSaved', 'dashboardDeleted', 'dashboardForceRefresh', 'storage']
const logEvent = (event: Event) => {
  events.push(
    event instanceof CustomEvent && event.detail !== null
      ? { type: event.type, detail: event.detail }
      : { type: event.type },
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') })
  localStorage.clear()
  signIn()
  events.length = 0
  for (const name of names) window.addEventListener(name, logEvent)
})
afterEach(() => {
  for (const name of names) window.removeEventListener(name, logEvent)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function after<T>(work: Promise<T>, ms: number): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

test('creating takes 500 ms, appends the dashboard and announces it to every screen', async () => {
  storeList([dashboard()])
  const work = createDashboard('member-1', { name: '  Partiels  ', items: defaultLayout })
  await vi.advanceTimersByTimeAsync(499)
  expect(storedList()).toHaveLength(1)
  // Nothing stores the dashboard yet, so no new release may replace this document.
  expect(hasUnsaved()).toBe(true)
  const record = await after(work, 1)
  expect(hasUnsaved()).toBe(false)
  const now = '2026-11-21T12:00:00.500Z'
  expect(record).toMatchObject({ name: 'Partiels', userId: 'member-1', createdAt: now, updatedAt: now })
  expect(record.id).toMatch(/^\d{13}$/)
  expect(storedList()).toEqual([dashboard(), record])
  expect(events).toEqual([
    { type: 'dashboardSaved', detail: record },
    { type: 'dashboardForceRefresh' },
    { type: 'storage' },
  ])
  expect(pendingIds('member-1')).toEqual([record.id])
})

test('updating takes 500 ms, merges the fields and refreshes updatedAt only', async () => {
  storeList([dashboard(), dashboard({ id: '2' })])
  const work = updateDashboard('member-1', '1', { name: 'Nouveau', items: [] })
  await vi.advanceTimersByTimeAsync(499)
  expect(storedList()[0]?.name).toBe('Semaine')
  const record = await after(work, 1)
  expect(record).toEqual(dashboard({ name: 'Nouveau', items: [], updatedAt: '2026-11-21T12:00:00.500Z' }))
  expect(storedList()).toEqual([record, dashboard({ id: '2' })])
})

test("another member's dashboard can be neither updated nor deleted", async () => {
  storeList([dashboard({ userId: 'someone' })])
  expect(await after(updateDashboard('member-1', '1', { name: 'x', items: [] }), 500)).toBeNull()
  expect(await deleteDashboard('member-1', '1')).toBeNull()
  expect(storedList()).toEqual([dashboard({ userId: 'someone' })])
  expect(events).toEqual([])
})

test('deleting removes the dashboard, announces its id, and can be undone', async () => {
  storeList([dashboard()])
  const removed = await deleteDashboard('member-1', '1')
  expect(storedList()).toEqual([])
  expect(events[0]).toEqual({ type: 'dashboardDeleted', detail: '1' })
  expect(pendingIds('member-1')).toEqual(['1'])
  if (removed) await restoreDashboard(removed)
  expect(storedList()).toEqual([dashboard()])
})

test('a copy has a name of at most 100 characters', async () => {
  const copy = await after(duplicateDashboard(dashboard({ name: 'n'.repeat(100) })), 500)
  expect(copy.name).toBe(`${'n'.repeat(92)} (copie)`)
})

test('a change that does not fit is refused, and nothing is announced', async () => {
  storeList([dashboard()])
  fillStorage()
  const work = createDashboard('member-1', { name: 'x', items: [] })
  const failed = expect(work).rejects.toThrow('Stockage plein')
  await vi.advanceTimersByTimeAsync(500)
  await failed
  expect(storedList()).toEqual([dashboard()])
  expect(events).toEqual([])
})

test('with storage full a dashboard can still be deleted, and the API will delete it as well', async () => {
  storeList([dashboard(), dashboard({ id: '2' })])
  exhaustStorage()
  await deleteDashboard('member-1', '1')
  expect(storedList()).toEqual([dashboard({ id: '2' })])
  expect(pendingIds('member-1')).toEqual(['1'])
  expect(events[0]).toEqual({ type: 'dashboardDeleted', detail: '1' })
})

test('an edit is later than the version it changes, also on a device whose clock is behind', async () => {
  storeList([dashboard({ updatedAt: '2026-11-21T13:00:00Z' })])
  const record = await after(updateDashboard('member-1', '1', { name: 'Ici', items: [] }), 500)
  expect(record?.updatedAt).toBe('2026-11-21T13:00:00.001Z')
})

test.each<[string, () => Promise<unknown>]>([
  ['created', () => createDashboard('member-1', { name: 'x', items: [] })],
  ['updated', () => updateDashboard('member-1', '1', { name: 'x', items: [] })],
  ['deleted', () => deleteDashboard('member-1', '1')],
  ['restored', () => restoreDashboard(dashboard({ id: '2' }))],
])('nothing is %s for a member who is no longer signed in', async (_what, change) => {
  storeList([dashboard()])
  const work = change()
  signIn('member-2')
  const failed = expect(work).rejects.toThrow('La session a changé')
  await vi.advanceTimersByTimeAsync(500)
  await failed
  expect(storedList()).toEqual([dashboard()])
  expect(pendingIds('member-1')).toEqual([])
  expect(events).toEqual([])
})
