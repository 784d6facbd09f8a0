import { ApiError, serverClock } from '@cadence/shared/api'
import type { Dashboard } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, signIn, storedList, storeList } from '../testing/fixtures.ts'
import { addPending, pendingIds } from './dashboards-outbox.ts'
import { type DashboardApi, syncDashboards } from './dashboards-sync.ts'
import { createDashboard, updateDashboard } from './edit-dashboards.ts'
import { fakeApi } from './fake-dashboards-api.test-kit.ts'
import { serverVersions, writeServerVersions } from './server-versions.ts'

const DAY_MS = 86_400_000
const member = 'member-1'
const realNow = new Date('2026-11-22T12:00:00Z')
const daysAhead = new Date(realNow.getTime() + 3 * DAY_MS)
const edit = (name: string) => ({ name, items: dashboard().items })

/** An API that refuses edits of more than a day ahead, and whose answers tell its time. */
function strictApi(records: Dashboard[] = []) {
  const fake = fakeApi(records)
  const put = vi.fn((async (record, origin) => {
    serverClock.aheadMinutes = Math.round((Date.now() - realNow.getTime()) / 60_000)
    if (Date.parse(record.updatedAt) > realNow.getTime() + DAY_MS) {
      throw new ApiError('', { kind: 'answered', status: 400 })
    }
    return fake.api.put(record, origin)
  }) satisfies DashboardApi['put'])
  return { ...fake, put, api: { ...fake.api, put } }
}

const isAboutNow = (time = '') => Math.abs(Date.parse(time) - realNow.getTime()) < 2000

beforeEach(() => {
  localStorage.clear()
  signIn()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({ now: daysAhead, toFake: ['Date'] })
})
afterEach(() => {
  serverClock.aheadMinutes = 0
  vi.useRealTimers()
})

test.each([
  ['a clock that is still days ahead', daysAhead],
  ['a clock that is right again', realNow],
])('dashboards saved on a device with %s are sent with the time of the API', async (_name, now) => {
  const first = await createDashboard(member, edit('Un'))
  const second = await createDashboard(member, edit('Deux'))
  vi.setSystemTime(now)
  const { api, held } = strictApi()
  await syncDashboards(member, api)
  for (const { id, name } of [first, second]) {
    expect(held.get(id)?.name).toBe(name)
    expect([held.get(id)?.updatedAt, held.get(id)?.createdAt].map(isAboutNow)).toEqual([true, true])
  }
  expect(pendingIds(member)).toEqual([])
  expect(storedList().map(({ updatedAt }) => isAboutNow(updatedAt))).toEqual([true, true])
})

test('of two edits on a device whose clock is days ahead the later one stays, and starts from the first', async () => {
  const { api, held, put } = strictApi()
  const first = await createDashboard(member, edit('Un'))
  await syncDashboards(member, api)
  const sent = held.get(first.id)?.updatedAt
  // The editor is still open, with the version that it stored.
  await updateDashboard(member, first.id, edit('Deux'), first.updatedAt)
  await syncDashboards(member, api)
  expect(held.get(first.id)?.name).toBe('Deux')
  expect(put.mock.lastCall?.[1]).toMatchObject({ base: sent })
  expect(storedList().map(({ name }) => name)).toEqual(['Deux'])
  expect(pendingIds(member)).toEqual([])
})

test('an edit of a version that the API has is later than that version', async () => {
  const version = new Date(realNow.getTime() + DAY_MS / 2).toISOString()
  const { api, held } = strictApi([dashboard({ updatedAt: version })])
  storeList([dashboard({ updatedAt: version })])
  writeServerVersions(member, new Map([['1', version]]))
  await updateDashboard(member, '1', edit('Changé'))
  await syncDashboards(member, api)
  expect(held.get('1')?.name).toBe('Changé')
  expect(serverVersions(member).get('1')).toBe(held.get('1')?.updatedAt)
})

test('a dashboard that the API refuses for another reason keeps its time, waits, and is sent once', async () => {
  const { api, put } = strictApi()
  put.mockRejectedValue(new ApiError('', { kind: 'answered', status: 400 }))
  storeList([dashboard()])
  addPending(member, ['1'])
  await expect(syncDashboards(member, api)).rejects.toThrow(ApiError)
  expect(put).toHaveBeenCalledOnce()
  expect(storedList()).toEqual([dashboard()])
  expect(pendingIds(member)).toEqual(['1'])
})
