import { ApiError } from '@cadence/shared/api'
import type { Dashboard } from '@cadence/shared/schemas'
import { beforeEach, expect, test } from 'vitest'
import { dashboard, signIn, storedList, storeList } from '../testing/fixtures.ts'
import { addPending, addRemoval, pendingIds } from './dashboards-outbox.ts'
import { type DashboardApi, syncDashboards } from './dashboards-sync.ts'
import { deleteDashboard, restoreDashboard } from './edit-dashboards.ts'
import { readEpoch } from './server-versions.ts'

const member = 'member-1'
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
const names = () => storedList().map(({ name }) => name)

/** An API whose database can be restored. It deletes the named version and earlier ones. */
function fakeApi(...records: Dashboard[]) {
  const held = new Map(records.map((record) => [record.id, record]))
  const sent: string[] = []
  const state: { epoch: string | undefined } = { epoch: 'one' }
  const api: DashboardApi = {
    list: async () => ({ dashboards: [...held.values()], epoch: state.epoch }),
    put: async (record) => {
      sent.push(`put ${record.id}`)
      held.set(record.id, record)
      return { dashboard: record }
    },
    remove: async (id, base) => {
      sent.push(`remove ${id}`)
      const stored = held.get(id)
      if (stored && (base === undefined || stored.updatedAt <= base)) held.delete(id)
    },
  }
  const restore = (...backup: Dashboard[]) => {
    held.clear()
    for (const record of backup) held.set(record.id, record)
    state.epoch = 'two'
    sent.length = 0
  }
  return { api, held, sent, state, restore }
}

const old = dashboard({ id: '1', name: 'Avant', updatedAt: at(0) })
const edited = dashboard({ id: '1', name: 'Avant, changé', updatedAt: at(10) })
const added = dashboard({ id: '2', name: 'Après la copie', updatedAt: at(5) })

beforeEach(() => {
  localStorage.clear()
  signIn()
})

test('dashboards that a restored API lacks or has in an older version are sent again, not deleted here', async () => {
  const { api, held, sent, restore } = fakeApi(edited, added)
  await syncDashboards(member, api)
  restore(old, dashboard({ id: '3', name: 'D’ailleurs' }))
  await syncDashboards(member, api)
  expect(sent).toEqual(['put 1', 'put 2'])
  expect([...held.values()].map(({ name }) => name)).toEqual([
    'Avant, changé',
    'D’ailleurs',
    'Après la copie',
  ])
  expect(names().sort()).toEqual(['Après la copie', 'Avant, changé', 'D’ailleurs'])
  await syncDashboards(member, api)
  expect(sent).toHaveLength(2)
  expect(readEpoch(member)).toBe('two')
})

test('without a new epoch, a dashboard that the API lacks was deleted on another device', async () => {
  const { api, held, sent, state } = fakeApi(old, added)
  state.epoch = undefined
  await syncDashboards(member, api)
  held.delete('2')
  state.epoch = 'one'
  await syncDashboards(member, api)
  expect([names(), sent]).toEqual([['Avant'], []])
})

test.each([
  [
    'here',
    async (api: DashboardApi) => {
      await deleteDashboard(member, '2')
      await syncDashboards(member, api)
    },
  ],
  [
    'on another device',
    async (api: DashboardApi, held: Map<string, Dashboard>) => {
      held.delete('2')
      await syncDashboards(member, api)
    },
  ],
])('a dashboard that was deleted %s after the backup is deleted again', async (_where, remove) => {
  const { api, held, sent, restore } = fakeApi(old, added)
  await syncDashboards(member, api)
  await remove(api, held)
  restore(old, added)
  await syncDashboards(member, api)
  expect([sent, [...held.keys()], names()]).toEqual([['remove 2'], ['1'], ['Avant']])
})

test('a deleted dashboard that another device edited later comes back with the backup', async () => {
  const { api, held, restore } = fakeApi(old, added)
  await syncDashboards(member, api)
  await deleteDashboard(member, '2')
  await syncDashboards(member, api)
  restore(old, { ...added, updatedAt: at(30) })
  await syncDashboards(member, api)
  expect([...held.keys()]).toEqual(['1', '2'])
  expect(names()).toContain('Après la copie')
})

test('a dashboard that was deleted and restored here is not deleted again', async () => {
  const { api, held, restore } = fakeApi(old, added)
  await syncDashboards(member, api)
  const removed = await deleteDashboard(member, '2')
  await syncDashboards(member, api)
  if (removed) await restoreDashboard(removed)
  await syncDashboards(member, api)
  restore(old, added)
  await syncDashboards(member, api)
  expect([...held.keys()]).toEqual(['1', '2'])
})

test('a pending edit and a pending deletion are sent as usual', async () => {
  const { api, held, restore } = fakeApi(edited, added)
  await syncDashboards(member, api)
  storeList([{ ...edited, name: 'Hors ligne', updatedAt: at(20) }])
  addPending(member, ['1'])
  addRemoval(member, '2')
  restore(old, { ...added, updatedAt: at(1) })
  await syncDashboards(member, api)
  expect([...held.values()].map(({ name }) => name)).toEqual(['Hors ligne'])
  expect(pendingIds(member)).toEqual([])
})

test('a dashboard that cannot be sent again stays in the outbox', async () => {
  const { api, restore, held } = fakeApi(edited, added)
  await syncDashboards(member, api)
  restore(old)
  const busy = () => Promise.reject(new ApiError('', { kind: 'answered', status: 503 }))
  await expect(syncDashboards(member, { ...api, put: busy })).rejects.toMatchObject({ status: 503 })
  expect(names()).toEqual(['Avant, changé', 'Après la copie'])
  expect(pendingIds(member)).toEqual(['1', '2'])
  await syncDashboards(member, api)
  expect([...held.keys()]).toEqual(['1', '2'])
})
