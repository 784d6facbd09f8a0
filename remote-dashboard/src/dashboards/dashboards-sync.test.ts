import { ApiError } from '@cadence/shared/api'
import { authState } from '@cadence/shared/auth'
import type { Dashboard } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, signIn, storedList, storeList } from '../testing/fixtures.ts'
import { fillStorage } from '../testing/full-storage.ts'
import { addPending, addRemoval, pendingIds } from './dashboards-outbox.ts'
import { type DashboardApi, sendDashboards, syncDashboards } from './dashboards-sync.ts'
import { fakeApi } from './fake-dashboards-api.test-kit.ts'
import { serverVersions, writeServerVersions } from './server-versions.ts'

const offline = () => Promise.reject(new ApiError('', { kind: 'no-answer' }))

/** Notes that the API has these ids, each in the version of `dashboard()`. */
const writeServerIds = (userId: string, ids: string[]) =>
  writeServerVersions(userId, new Map(ids.map((id) => [id, dashboard().updatedAt])))
const serverIds = (userId: string) => serverVersions(userId).keys()

/** A run that an API without an answer interrupts. */
const syncWithout = (userId: string, calls: DashboardApi) =>
  expect(syncDashboards(userId, calls)).rejects.toThrow(ApiError)

beforeEach(() => {
  localStorage.clear()
  signIn()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => vi.unstubAllGlobals())

test('the outbox is sent first, saved dashboards as PUT and deleted ones as DELETE; then the list is read', async () => {
  storeList([dashboard({ id: '1' })])
  addPending('member-1', ['1'])
  addRemoval('member-1', '2')
  const { api, asked } = fakeApi([dashboard({ id: '2' })])
  await syncDashboards('member-1', api)
  expect(asked).toEqual(['put 1', 'remove 2', 'list'])
  expect(pendingIds('member-1')).toEqual([])
  expect(storedList().map(({ id }) => id)).toEqual(['1'])
})

test('the local list gets what other devices added, changed and deleted', async () => {
  storeList([dashboard({ id: '1' }), dashboard({ id: '2' }), dashboard({ id: '9', userId: 'someone' })])
  writeServerIds('member-1', ['1', '2'])
  const refreshed = vi.fn()
  window.addEventListener('dashboardForceRefresh', refreshed, { once: true })
  await syncDashboards(
    'member-1',
    fakeApi([dashboard({ id: '2', name: 'Changé' }), dashboard({ id: '3' })]).api,
  )
  expect(storedList().map(({ id, name }) => [id, name])).toEqual([
    ['2', 'Changé'],
    ['9', 'Semaine'],
    ['3', 'Semaine'],
  ])
  expect(refreshed).toHaveBeenCalledOnce()
})

test('an unchanged list is not written and not announced', async () => {
  storeList([dashboard()])
  writeServerIds('member-1', ['1'])
  const refreshed = vi.fn()
  window.addEventListener('dashboardForceRefresh', refreshed)
  await syncDashboards('member-1', fakeApi([dashboard()]).api)
  expect(refreshed).not.toHaveBeenCalled()
})

test('without a network the outbox and the list stay, and the run fails so that it is tried again', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1', '2'])
  const put = vi.fn(offline)
  await syncWithout('member-1', { list: offline, put, remove: offline })
  expect(put).toHaveBeenCalledOnce()
  expect(pendingIds('member-1')).toEqual(['1', '2'])
  expect(storedList()).toEqual([dashboard()])
})

test('an id that the API refuses stays in the outbox, and holds up neither the others nor the reading', async () => {
  storeList([dashboard({ id: '1', name: 'Ici' }), dashboard({ id: '2' })])
  addPending('member-1', ['1', '2'])
  const { api } = fakeApi([dashboard({ id: '1', name: 'Là-bas' })])
  const { put } = api
  api.put = (record, origin) =>
    record.id === '1'
      ? Promise.reject(new ApiError('', { kind: 'answered', status: 409 }))
      : put(record, origin)
  await expect(syncDashboards('member-1', api)).rejects.toMatchObject({ status: 409 })
  expect(pendingIds('member-1')).toEqual(['1'])
  expect(storedList().map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Ici'],
    ['2', 'Semaine'],
  ])
})

test('a change made while it was being sent is sent again', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const { api } = fakeApi([dashboard()])
  api.put = async (record) => {
    storeList([dashboard({ name: 'Plus tard', updatedAt: '2026-11-20T11:00:00.000Z' })])
    return { dashboard: record }
  }
  await syncDashboards('member-1', api)
  expect(pendingIds('member-1')).toEqual(['1'])
  expect(storedList()[0]?.name).toBe('Plus tard')
})

test('a dashboard that was never uploaded is uploaded, not deleted', async () => {
  storeList([dashboard()])
  const { api, held } = fakeApi()
  await syncDashboards('member-1', api)
  expect(held.has('1')).toBe(true)
  expect(storedList()).toEqual([dashboard()])
})

test('nothing of a member is sent or read with the session of another', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  signIn('member-2')
  const { api, asked } = fakeApi()
  await syncDashboards('member-1', api)
  expect(asked).toEqual([])
  expect(storedList()).toEqual([dashboard()])
})

test('an answer that comes after another member signed in is dropped', async () => {
  const { api } = fakeApi()
  api.list = async () => {
    Object.assign(authState, { user: null, isAuthenticated: false })
    return { dashboards: [dashboard()] }
  }
  await syncDashboards('member-1', api)
  expect(storedList()).toEqual([])
})

test('dashboards of another member in the answer are not stored', async () => {
  await syncDashboards('member-1', fakeApi([dashboard({ userId: 'someone' })]).api)
  expect(storedList()).toEqual([])
})

const later = dashboard({ name: 'Plus tard', updatedAt: '2026-11-20T11:00:00.000Z' })

test('a newer record of the API replaces the older one that was sent, also when the list cannot be read then', async () => {
  storeList([dashboard(), dashboard({ id: '2' })])
  addPending('member-1', ['1'])
  writeServerIds('member-1', ['1', '2'])
  const refreshed = vi.fn()
  window.addEventListener('dashboardForceRefresh', refreshed, { once: true })
  const { api, held } = fakeApi([later])
  await syncWithout('member-1', { ...api, list: offline })
  expect(held.get('1')).toEqual(later)
  expect(storedList()).toEqual([later, dashboard({ id: '2' })])
  expect(pendingIds('member-1')).toEqual([])
  expect(refreshed).toHaveBeenCalledOnce()
})

test('times are compared as times: a whole second is before the same second and a half', async () => {
  const half = dashboard({ name: 'Après', updatedAt: '2026-11-20T10:00:00.500Z' })
  storeList([half])
  addPending('member-1', ['1'])
  const { api } = fakeApi()
  api.put = async () => ({ dashboard: dashboard({ name: 'Avant', updatedAt: '2026-11-20T10:00:00Z' }) })
  await syncWithout('member-1', { ...api, list: offline })
  expect(storedList()).toEqual([half])
})

test('the same time in another notation is not another edit', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const { api } = fakeApi()
  api.put = async (record) => ({ dashboard: { ...record, updatedAt: '2026-11-20T10:00:00Z' } })
  await syncWithout('member-1', { ...api, list: offline })
  expect(pendingIds('member-1')).toEqual([])
})

test.each([
  ['edited', [dashboard({ name: 'Ici', updatedAt: '2026-11-20T10:30:00.000Z' })]],
  ['deleted', []],
])('a record that was %s while it was being sent is not replaced by the answer', async (_what, present) => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const { api } = fakeApi()
  api.put = async () => {
    storeList(present)
    return { dashboard: later }
  }
  await syncWithout('member-1', { ...api, list: offline })
  expect(storedList()).toEqual(present)
  expect(pendingIds('member-1')).toEqual(['1'])
})

test('an answer with another member’s dashboard changes nothing', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const { api } = fakeApi()
  api.put = async () => ({ dashboard: { ...later, userId: 'someone' } })
  await syncWithout('member-1', { ...api, list: offline })
  expect(storedList()).toEqual([dashboard()])
  expect(pendingIds('member-1')).toEqual(['1'])
})

test('a dashboard deleted on another device does not come back from a device whose reading failed', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const { api, held, asked } = fakeApi()
  await syncWithout('member-1', { ...api, list: offline })
  expect([...serverIds('member-1')]).toEqual(['1'])
  held.delete('1')
  await syncDashboards('member-1', api)
  expect(asked).toEqual(['put 1', 'list'])
  expect(held.size).toBe(0)
  expect(storedList()).toEqual([])
})

test('a dashboard that the API deleted is no longer among the known versions', async () => {
  addRemoval('member-1', '1')
  writeServerIds('member-1', ['1', '2'])
  await syncWithout('member-1', { ...fakeApi().api, list: offline })
  expect([...serverIds('member-1')]).toEqual(['2'])
})

test('where storage is full, an id whose answer cannot be stored stays in the outbox and holds up no other', async () => {
  storeList([dashboard({ id: '1' })])
  addPending('member-1', ['1'])
  addRemoval('member-1', '2')
  writeServerIds('member-1', ['1', '2'])
  const { api, asked } = fakeApi([later])
  fillStorage((key) => key === 'savedDashboards')
  await syncWithout('member-1', { ...api, list: offline })
  expect(asked).toEqual(['put 1', 'remove 2'])
  expect(pendingIds('member-1')).toEqual(['1'])
})

test.each(['{', '[{}]', '[]'])(
  'a list that cannot be read deletes nothing at the API: the pending dashboard comes back (%s)',
  async (raw) => {
    addPending('member-1', ['1'])
    writeServerIds('member-1', ['1'])
    localStorage.setItem('savedDashboards', raw)
    const { api, asked } = fakeApi([dashboard()])
    await syncDashboards('member-1', api)
    expect(asked).toEqual(['list'])
    expect(storedList()).toEqual([dashboard()])
    expect(pendingIds('member-1')).toEqual([])
  },
)

test('an edit whose outbox was lost is sent all the same', async () => {
  const edited = dashboard({ name: 'Ici', updatedAt: '2026-11-20T11:00:00.000Z' })
  storeList([edited])
  localStorage.setItem('dashboardServerIds', JSON.stringify({ 'member-1': { '1': dashboard().updatedAt } }))
  localStorage.setItem('dashboardOutbox', '{')
  const { api, held } = fakeApi([dashboard()])
  await syncDashboards('member-1', api)
  expect(held.get('1')).toEqual(edited)
  expect(localStorage.getItem('dashboardOutbox:backup')).toBe('{')
})

test('a dashboard that was deleted and restored here is not deleted at the API', async () => {
  storeList([dashboard()])
  addRemoval('member-1', '1')
  addPending('member-1', ['1'])
  const { api, asked } = fakeApi()
  await syncDashboards('member-1', api)
  expect(asked).toEqual(['put 1', 'list'])
})

test('a deletion names the version that was deleted', async () => {
  addRemoval('member-1', '1')
  localStorage.setItem('dashboardServerIds', JSON.stringify({ 'member-1': { '1': dashboard().updatedAt } }))
  const { api } = fakeApi()
  await syncDashboards('member-1', api)
  expect(api.remove).toHaveBeenCalledExactlyOnceWith('1', dashboard().updatedAt)
})

test('the outbox can be sent without reading, and an empty one makes no call', async () => {
  const { api, asked } = fakeApi()
  storeList([dashboard({ id: '1' })])
  expect(sendDashboards('member-1', api)).toBeNull()
  addPending('member-1', ['1'])
  await sendDashboards('member-1', api)
  expect(asked).toEqual(['put 1'])
  expect(sendDashboards('member-1', api)).toBeNull()
  addPending('member-1', ['1'])
  await expect(sendDashboards('member-1', { ...api, put: offline })).rejects.toThrow(ApiError)
  expect(pendingIds('member-1')).toEqual(['1'])
})

test('without an answer to what is sent, the list is still read', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const { api } = fakeApi([dashboard(), dashboard({ id: '2' })])
  await syncWithout('member-1', { ...api, put: offline })
  expect(storedList().map(({ id }) => id)).toEqual(['1', '2'])
})

test('an answer that comes after the member has left takes the edit out of the outbox, and stores no dashboard', async () => {
  storeList([dashboard()])
  addPending('member-1', ['1'])
  const put = vi.fn(async (record: Dashboard) => {
    Object.assign(authState, { user: null, isAuthenticated: false })
    return { dashboard: record }
  })
  await syncDashboards('member-1', { ...fakeApi([]).api, put })
  expect(pendingIds('member-1')).toEqual([])
  expect(serverVersions('member-1').get('1')).toBe(dashboard().updatedAt)
})
