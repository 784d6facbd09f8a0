import { ApiError } from '@cadence/shared/api'
import type { RecordEdit } from '@cadence/shared/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { HeldRecords } from './fake-records-api.test-kit.ts'
import { putRecord, recordsOf, removeRecord } from './records.ts'
import { readEpoch } from './records-local-storage.ts'
import { pendingRows } from './records-outbox.ts'
import { type RecordApi, syncRecords } from './records-sync.ts'

const member = 'member-1'
const task = (text: string) => ({ text, completed: false, completedAt: null, position: 'a0' })
const texts = (userId = member) =>
  recordsOf(userId, 'task')
    .map(({ data }) => data.text)
    .sort()

/** An API whose database can be backed up and restored. An older one sends no epoch. */
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
/** An edit by another device, later than every edit here: two edits within one millisecond get times ahead of the clock. */
const elsewhere = (id: string, text: string | null) =>
  api.store({
    collection: 'task',
    id,
    updatedAt: new Date(Date.now() + 100).toISOString(),
    data: text === null ? null : task(text),
  })

beforeEach(() => {
  localStorage.clear()
  recordsOf(member, 'task')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  signIn()
  api = new FakeApi()
})

/** A backup from before `b` was made. After its restore, other devices write until its counter is ahead. */
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

test('changes that the restored API has and this browser lacks are read, including deletions', async () => {
  await restoredAhead()
  api.version = 0
  api.held = new Map(
    [...api.held.values()].map((row) => [`task/${row.id}`, { ...row, version: ++api.version }]),
  )
  elsewhere('a', null)
  await syncRecords(member, api)
  expect(texts()).not.toContain('Avant, changé')
})

test('a deletion that the backup lost is sent again, as this browser still has it', async () => {
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

test('the first epoch changes nothing, nor does an API that sends none', async () => {
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

test('a resending that is interrupted is repeated with the next run', async () => {
  await restoredAhead()
  api.put.mockRejectedValueOnce(new ApiError('', { kind: 'no-answer' }))
  await expect(syncRecords(member, api)).rejects.toThrow(ApiError)
  expect(readEpoch(member)).toBe('one')
  await syncRecords(member, api)
  expect(api.held.has('task/b')).toBe(true)
  expect(readEpoch(member)).toBe('two')
})

test('an emptied API without an epoch is sent everything, also when the first run is interrupted', async () => {
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

test('a record that is pending when the backup is restored is sent once, and wins', async () => {
  await restoredAhead()
  putRecord('task', 'b', task('Encore hors ligne'))
  await syncRecords(member, api)
  expect(api.sent).toEqual([['b'], ['a']])
  expect(api.held.get('task/b')?.data).toMatchObject({ text: 'Encore hors ligne' })
  expect(pendingRows(member)).toEqual([])
})

test('two APIs that answer in turn, one of them restored, do not keep a tab busy for ever', async () => {
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

test('each member of a browser has an epoch of their own, and nothing of one is sent for another', async () => {
  await restoredAhead()
  signIn('member-2')
  await syncRecords('member-2', api)
  expect([api.sent, readEpoch('member-2'), readEpoch(member)]).toEqual([[], 'two', 'one'])
  signIn()
  await syncRecords(member, api)
  expect(api.sent).toEqual([['a', 'b']])
})

test('a record that another tab has just stored is sent to the restored API as well', async () => {
  await restoredAhead()
  const key = 'records:member-1:task'
  const other = { updatedAt: new Date().toISOString(), data: task('D’un autre onglet') }
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), tab: other }))
  await syncRecords(member, api)
  expect(api.sent).toEqual([['a', 'b', 'tab']])
})
