import { ApiError } from '@cadence/shared/api'
import type { RecordEdit } from '@cadence/shared/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { HeldRecords } from './held-records.test-kit.ts'
import { putRecord, recordsOf, removeRecord } from './records.ts'
import { pendingRows } from './store.ts'
import { type RecordApi, syncRecords } from './sync.ts'
import { readEpoch } from './version.ts'

const member = 'member-1'
const task = (text: string) => ({ text, completed: false, completedAt: null, position: 'a0' })
const texts = (userId = member) =>
  recordsOf(userId, 'task')
    .map(({ data }) => data.text)
    .sort()

/** An API whose database can be saved and restored; an older one tells no epoch. */
class FakeApi extends HeldRecords implements RecordApi {
  epoch: string | undefined = 'one'
  sent: string[][] = []
  since: number[] = []

  list = vi.fn(async (since: number) => {
    this.since.push(since)
    const records = [...this.held.values()].filter(({ version }) => version > since)
    return { records, version: this.version, more: false, ...(this.epoch && { epoch: this.epoch }) }
  })

  put = vi.fn(async (records: readonly RecordEdit[]) => {
    this.sent.push(records.map(({ id }) => id))
    return { records: records.map((record) => this.store(record)) }
  })

  backup() {
    const saved = { held: new Map(this.held), version: this.version }
    return () => Object.assign(this, saved, { epoch: 'two', sent: [], since: [] })
  }
}

let api: FakeApi
const elsewhere = (id: string, text: string | null) =>
  api.store({
    collection: 'task',
    id,
    updatedAt: new Date().toISOString(),
    data: text === null ? null : task(text),
  })

beforeEach(() => {
  localStorage.clear()
  recordsOf(member, 'task')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  signIn()
  api = new FakeApi()
})

/** A backup from before `b` was made, and other devices write on after it was restored until its counter is ahead. */
async function restoredAhead(): Promise<void> {
  putRecord('task', 'a', task('Avant'))
  await syncRecords(member, api)
  const restore = api.backup()
  putRecord('task', 'b', task('Après la copie'))
  putRecord('task', 'a', task('Avant, changé'))
  await syncRecords(member, api)
  restore()
  for (const id of ['x', 'y', 'z']) elsewhere(id, `D’un autre ${id}`)
}

test('a restored API whose counter is ahead is sent what it lacks or has older, and nothing else', async () => {
  await restoredAhead()
  await syncRecords(member, api)
  expect(api.sent).toEqual([['a', 'b']])
  expect(texts()).toEqual(['Après la copie', 'Avant, changé', 'D’un autre x', 'D’un autre y', 'D’un autre z'])
  expect(api.held.get('task/b')?.data).toMatchObject({ text: 'Après la copie' })
  expect(readEpoch(member)).toBe('two')
  api.since = []
  await syncRecords(member, api)
  expect([api.since, api.sent]).toEqual([[api.version], [['a', 'b']]])
})

test('what the restored API has since, and this browser does not, is read, deletions among it', async () => {
  await restoredAhead()
  api.version = 0
  api.held = new Map(
    [...api.held.values()].map((row) => [`task/${row.id}`, { ...row, version: ++api.version }]),
  )
  elsewhere('a', null)
  await syncRecords(member, api)
  expect(texts()).not.toContain('Avant, changé')
})

test('a deletion that the backup lost is sent again: this browser still knows of it', async () => {
  putRecord('task', 'a', task('Jamais plus'))
  await syncRecords(member, api)
  const restore = api.backup()
  removeRecord('task', 'a')
  await syncRecords(member, api)
  restore()
  for (const id of ['x', 'y']) elsewhere(id, id)
  await syncRecords(member, api)
  expect(api.held.get('task/a')?.data).toBeNull()
  expect(texts()).toEqual(['x', 'y'])
})

test('the first epoch that is seen changes nothing, nor does an API that tells none', async () => {
  api.epoch = undefined
  putRecord('task', 'a', task('Ici'))
  await syncRecords(member, api)
  api.epoch = 'one'
  await syncRecords(member, api)
  api.epoch = undefined
  await syncRecords(member, api)
  expect([api.since, api.sent]).toEqual([[0, 1, 1], [['a']]])
  expect(readEpoch(member)).toBe('one')
})

test('what is cut off while it is sent again is done the next time', async () => {
  await restoredAhead()
  api.put.mockRejectedValueOnce(new ApiError('', { kind: 'no-answer' }))
  await expect(syncRecords(member, api)).rejects.toThrow(ApiError)
  expect(readEpoch(member)).toBe('one')
  await syncRecords(member, api)
  expect(api.held.has('task/b')).toBe(true)
  expect(readEpoch(member)).toBe('two')
})

test('an API that was emptied and does not tell an epoch is sent all, also when the first try is cut off', async () => {
  api.epoch = undefined
  putRecord('task', 'a', task('Ici'))
  putRecord('task', 'b', task('Aussi'))
  await syncRecords(member, api)
  api.held.clear()
  api.version = 1
  api.put.mockRejectedValueOnce(new ApiError('', { kind: 'no-answer' }))
  await expect(syncRecords(member, api)).rejects.toThrow(ApiError)
  await syncRecords(member, api)
  expect([...api.held.keys()]).toEqual(['task/a', 'task/b'])
})

test('what waits when the backup is restored is sent once, and stands', async () => {
  await restoredAhead()
  putRecord('task', 'b', task('Encore hors ligne'))
  await syncRecords(member, api)
  expect(api.sent).toEqual([['b'], ['a']])
  expect(api.held.get('task/b')?.data).toMatchObject({ text: 'Encore hors ligne' })
  expect(pendingRows(member)).toEqual([])
})

test('two APIs that answer in turn, one of them restored, keep no tab busy for ever', async () => {
  await restoredAhead()
  const list = api.list.getMockImplementation()
  let turn = 0
  api.list.mockImplementation(async (since: number) => {
    api.epoch = `epoch ${turn++ % 2}`
    if (!list) throw new Error('There is no API.')
    return list(since)
  })
  await syncRecords(member, api)
  expect(turn).toBeLessThan(5)
})

test('each member of a browser has an epoch of their own, and nothing of the one is sent for the other', async () => {
  await restoredAhead()
  signIn('member-2')
  await syncRecords('member-2', api)
  expect([api.sent, readEpoch('member-2'), readEpoch(member)]).toEqual([[], 'two', 'one'])
  signIn()
  await syncRecords(member, api)
  expect(api.sent).toEqual([['a', 'b']])
})

test('what another tab has just stored is sent to the restored API, too', async () => {
  await restoredAhead()
  const key = 'records:member-1:task'
  const other = { updatedAt: new Date().toISOString(), data: task('D’un autre onglet') }
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), tab: other }))
  await syncRecords(member, api)
  expect(api.sent).toEqual([['a', 'b', 'tab']])
})
