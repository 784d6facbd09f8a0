import { ApiError, serverClock } from '@cadence/shared/api'
import type { RecordEdit } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { HeldRecords } from './fake-records-api.test-kit.ts'
import { putRecord, recordsOf } from './records.ts'
import { pendingRows } from './records-outbox.ts'
import { syncRecords } from './records-sync.ts'

const DAY_MS = 86_400_000
const member = 'member-1'
const realNow = new Date('2026-11-22T12:00:00Z')
const daysAhead = new Date(realNow.getTime() + 3 * DAY_MS)
const task = (text: string) => ({ text, completed: false, completedAt: null, position: 'a0' })

/** The API: it refuses edits that are more than a day ahead, and each answer tells its time. */
class StrictApi extends HeldRecords {
  list = async () => ({ records: [...this.held.values()], version: this.version, more: false })

  put = async (records: readonly RecordEdit[]) => {
    serverClock.aheadMinutes = Math.round((Date.now() - realNow.getTime()) / 60_000)
    const isAhead = ({ updatedAt }: RecordEdit) => Date.parse(updatedAt) > realNow.getTime() + DAY_MS
    if (records.some(isAhead)) throw new ApiError('', { kind: 'answered', status: 400 })
    return { records: records.map((record) => this.store(record)) }
  }
}

let api: StrictApi
beforeEach(() => {
  localStorage.clear()
  recordsOf(member, 'task')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  signIn()
  api = new StrictApi()
  vi.useFakeTimers({ now: daysAhead, toFake: ['Date'] })
})
afterEach(() => {
  serverClock.aheadMinutes = 0
  vi.useRealTimers()
})

test.each([
  ['a clock that is still days ahead', daysAhead],
  ['a clock that is right again', realNow],
])('edits of a device with %s are sent with the time of the API', async (_name, now) => {
  putRecord('task', 'a', task('un'))
  putRecord('task', 'b', task('deux'))
  vi.setSystemTime(now)
  await syncRecords(member, api)
  for (const id of ['a', 'b']) {
    const time = Date.parse(api.held.get(`task/${id}`)?.updatedAt ?? '')
    expect(Math.abs(time - realNow.getTime())).toBeLessThan(1000)
  }
  expect(pendingRows(member)).toEqual([])
})

test('a second tab takes the time of the API for an edit that it has with a time of the future', async () => {
  putRecord('task', 'a', task('un'))
  vi.resetModules()
  const second = await import('./records.ts')
  const { serverClock: clockOfSecond } = await import('@cadence/shared/api')
  clockOfSecond.aheadMinutes = (3 * DAY_MS) / 60_000
  const rowsOfSecond = () => second.recordsOf(member, 'task')
  expect(rowsOfSecond()).toHaveLength(1)
  await syncRecords(member, api)
  const sent = localStorage.getItem('records:member-1:task')
  window.dispatchEvent(new StorageEvent('storage', { key: 'records:member-1:task', newValue: sent }))
  expect(rowsOfSecond()).toHaveLength(1)
  expect(localStorage.getItem('records:member-1:task')).toBe(sent)
  expect(pendingRows(member)).toEqual([])
})

test('of two edits on a device whose clock is days ahead the later one stays', async () => {
  for (const text of ['un', 'deux']) {
    putRecord('task', 'a', task(text))
    await syncRecords(member, api)
  }
  expect(api.held.get('task/a')?.data).toMatchObject({ text: 'deux' })
  expect(recordsOf(member, 'task').map(({ data }) => data.text)).toEqual(['deux'])
  expect(pendingRows(member)).toEqual([])
})

test('an edit that the API refuses for another reason stays here, and is not sent again and again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const put = vi.spyOn(api, 'put').mockRejectedValue(new ApiError('', { kind: 'answered', status: 400 }))
  putRecord('task', 'a', task('un'))
  await syncRecords(member, api)
  await syncRecords(member, api)
  expect(put.mock.calls.length).toBeLessThanOrEqual(2)
  expect(pendingRows(member)).toHaveLength(1)
})
