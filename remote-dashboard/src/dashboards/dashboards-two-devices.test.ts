import { ApiError } from '@cadence/shared/api'
import type { Dashboard } from '@cadence/shared/schemas'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { beforeEach, expect, test, vi } from 'vitest'
import { dashboard, signIn, storedList, storeList } from '../testing/fixtures.ts'
import type { EditOrigin } from './dashboards-api.ts'
import { addPending, pendingIds } from './dashboards-outbox.ts'
import { type DashboardApi, syncDashboards } from './dashboards-sync.ts'
import { updateDashboard } from './edit-dashboards.ts'
import { serverVersions, writeServerVersions } from './server-versions.ts'

const member = 'member-1'
const toasts: Toast[] = []
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
const start = dashboard({ updatedAt: at(0) })
const here = dashboard({ name: 'Ici', updatedAt: at(20) })
const names = () => storedList().map(({ name }) => name)

/** An API that keeps both of two edits, as the real one does. */
function twoDeviceApi(stored: Dashboard) {
  const held = new Map([[stored.id, stored]])
  const origins: EditOrigin[] = []
  const api: DashboardApi = {
    list: async () => ({ dashboards: [...held.values()] }),
    put: async (sent, origin) => {
      origins.push(origin)
      const before = held.get(sent.id)
      const own = [origin.base, origin.attempt, sent.updatedAt]
      if (!before || own.includes(before.updatedAt)) {
        held.set(sent.id, sent)
        return { dashboard: sent }
      }
      const [winner, loser] = before.updatedAt > sent.updatedAt ? [before, sent] : [sent, before]
      const copy = { ...loser, id: `${loser.id}-copy`, name: origin.copyName ?? loser.name }
      held.set(winner.id, winner)
      if (origin.base === undefined) return { dashboard: winner }
      held.set(copy.id, copy)
      return { dashboard: winner, copy }
    },
    remove: async (id) => void held.delete(id),
  }
  return { api, held, origins }
}

beforeEach(() => {
  localStorage.clear()
  signIn()
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
})

/** An edit made here, which started from the version that the API had. */
function editHere(record: Dashboard): void {
  storeList([record])
  writeServerVersions(member, new Map([['1', at(0)]]))
  addPending(member, ['1'])
}

test('an edit of the version that the API has is sent with that version, and makes no copy', async () => {
  editHere(here)
  const { api, origins } = twoDeviceApi(start)
  await syncDashboards(member, api)
  expect(origins).toEqual([{ base: at(0), copyName: 'Ici (autre appareil)' }])
  expect(names()).toEqual(['Ici'])
  expect(serverVersions(member).get('1')).toBe(at(20))
})

test('a new dashboard starts from no version', async () => {
  storeList([here])
  const { api, origins } = twoDeviceApi(dashboard({ id: '2' }))
  await syncDashboards(member, api)
  expect(origins).toMatchObject([{ base: null }])
})

test.each([
  ['later', at(10), ['Ici', 'Ici (autre appareil)'], at(20)],
  ['earlier', at(30), ['Là-bas', 'Ici (autre appareil)'], at(30)],
])(
  'edited on two devices, this edit the %s one: both are kept, and announced once',
  async (_which, time, expected, version) => {
    editHere(here)
    const { api } = twoDeviceApi(dashboard({ name: 'Là-bas', updatedAt: time }))
    await syncDashboards(member, api)
    expect(names()).toEqual(expected)
    expect(serverVersions(member).get('1')).toBe(version)
    expect(pendingIds(member)).toEqual([])
    await syncDashboards(member, api)
    expect(names()).toEqual(expected)
    await vi.waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]?.text).toContain('Ici (autre appareil)')
  },
)

test('reading does not change the version that a pending edit started from', async () => {
  editHere(here)
  const { api, held } = twoDeviceApi(dashboard({ name: 'Là-bas', updatedAt: at(10) }))
  const busy = () => Promise.reject(new ApiError('', { kind: 'answered', status: 503 }))
  await expect(syncDashboards(member, { ...api, put: busy })).rejects.toMatchObject({ status: 503 })
  expect(serverVersions(member).get('1')).toBe(at(0))
  await syncDashboards(member, api)
  expect([...held.values()].map(({ name }) => name)).toEqual(['Ici', 'Ici (autre appareil)'])
})

test('an edit made while another is being sent did not start from the other device’s version', async () => {
  editHere(here)
  const { api, held, origins } = twoDeviceApi(dashboard({ name: 'Là-bas', updatedAt: at(30) }))
  const further = dashboard({ name: 'Ici, plus tard', updatedAt: at(40) })
  const put: DashboardApi['put'] = async (sent, origin) => {
    storeList([further])
    return api.put(sent, origin)
  }
  await syncDashboards(member, { ...api, put })
  expect(serverVersions(member).get('1')).toBe(at(0))
  await syncDashboards(member, api)
  expect(origins.at(-1)?.base).toBe(at(0))
  expect(held.get('1')?.name).toBe('Ici, plus tard')
})

test('an edit made while another is being sent starts from that one once the API has it', async () => {
  editHere(here)
  const { api, origins } = twoDeviceApi(start)
  const put: DashboardApi['put'] = async (sent, origin) => {
    storeList([dashboard({ name: 'Ici, plus tard', updatedAt: at(40) })])
    return api.put(sent, origin)
  }
  await syncDashboards(member, { ...api, put })
  await syncDashboards(member, api)
  expect(origins.map(({ base }) => base)).toEqual([at(0), at(20)])
  expect(names()).toEqual(['Ici, plus tard'])
})

test('without a version, which an earlier release did not store, the later edit wins', async () => {
  editHere(here)
  localStorage.setItem('dashboardServerIds', JSON.stringify({ [member]: ['1'] }))
  const { api, origins } = twoDeviceApi(dashboard({ name: 'Là-bas', updatedAt: at(10) }))
  await syncDashboards(member, api)
  expect(origins).toEqual([{}])
  expect(names()).toEqual(['Ici'])
})

test('a long name leaves room for what the copy is called', async () => {
  editHere({ ...here, name: '😀'.repeat(50) })
  const { api, origins } = twoDeviceApi(start)
  await syncDashboards(member, api)
  const name = origins[0]?.copyName ?? ''
  expect(name.length).toBeLessThanOrEqual(100)
  expect(name).toMatch(/^(?:😀)+ \(autre appareil\)$/)
})

test('an edit begun before another device’s version came keeps that version as well', async () => {
  const there = dashboard({ name: 'Là-bas', updatedAt: at(10) })
  storeList([there])
  writeServerVersions(member, new Map([['1', at(10)]]))
  const { api } = twoDeviceApi(there)
  await updateDashboard(member, '1', { name: 'Ici', items: [] }, at(0))
  await syncDashboards(member, api)
  expect(names()).toEqual(['Ici', 'Ici (autre appareil)'])
})

test('another member’s copy in the answer is not stored', async () => {
  editHere(here)
  const { api } = twoDeviceApi(start)
  const copy = dashboard({ id: '9', userId: 'someone' })
  await syncDashboards(member, { ...api, put: async (sent) => ({ dashboard: sent, copy }) })
  expect(storedList().map(({ id }) => id)).not.toContain('9')
})

test('an edit whose answer was lost is not taken for another device’s by the next edit', async () => {
  editHere(here)
  const { api, held } = twoDeviceApi(start)
  const lostAnswer: DashboardApi['put'] = async (sent, origin) => {
    await api.put(sent, origin)
    throw new ApiError('', { kind: 'no-answer' })
  }
  await expect(syncDashboards(member, { ...api, put: lostAnswer })).rejects.toMatchObject({
    kind: 'no-answer',
  })
  storeList([dashboard({ name: 'Ici, plus tard', updatedAt: at(30) })])
  await syncDashboards(member, api)
  expect([...held.values()].map(({ name }) => name)).toEqual(['Ici, plus tard'])
  expect(toasts).toEqual([])
})
