import type { RecordEdit } from '@cadence/shared/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { HeldRecords } from './fake-records-api.test-kit.ts'
import { type FieldNames, knownFieldsOf } from './known-fields.ts'
import { putRecord, recordsOf } from './records.ts'
import { collectionKey } from './records-local-storage.ts'
import { type RecordApi, syncRecords } from './records-sync.ts'

const member = 'member-1'
const key = collectionKey(member, 'task')
const task = (text: string) => ({ text, completed: false, completedAt: null, position: 'a0' })
const written = { updatedAt: '2026-11-22T10:00:00.000Z', pending: true }
const store = (rows: object) => localStorage.setItem(key, JSON.stringify(rows))

class FakeApi extends HeldRecords implements RecordApi {
  list = async () => ({ records: [], version: 0, more: false })
  put = vi.fn(async (records: readonly RecordEdit[], _fields: FieldNames | undefined) => ({
    records: records.map((record) => this.store(record)),
  }))
}

let api: FakeApi
const sent = () =>
  api.put.mock.calls.map(([records, fields]) => ({
    ids: records.map(({ id }) => id),
    whole: records.some(({ whole }) => whole),
    fields,
  }))

beforeEach(() => {
  localStorage.clear()
  recordsOf(member, 'task')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  signIn()
  api = new FakeApi()
})

test('an edit that an older release left pending is sent alone, and names no fields', async () => {
  store({ old: { ...written, data: task('Avant') }, gone: { ...written, data: null } })
  putRecord('task', 'new', task('Maintenant'))
  await syncRecords(member, api)
  expect(sent()).toEqual([
    { ids: ['gone'], whole: false, fields: undefined },
    { ids: ['new'], whole: true, fields: knownFieldsOf(['task']) },
    { ids: ['old'], whole: false, fields: undefined },
  ])
})

test('an edit on top of it still lacks the fields that the older release left out', async () => {
  store({ old: { ...written, data: task('Avant') } })
  putRecord('task', 'old', task('Après'))
  await syncRecords(member, api)
  putRecord('task', 'old', task('Enfin'))
  await syncRecords(member, api)
  expect(sent()).toEqual([
    { ids: ['old'], whole: false, fields: undefined },
    { ids: ['old'], whole: true, fields: knownFieldsOf(['task']) },
  ])
})

test('a pending edit of this release is whole after a reload, and a later release knows which fields it had', async () => {
  putRecord('task', 'now', task('Maintenant'))
  const rows = JSON.parse(localStorage.getItem(key) ?? '{}')
  store({ ...rows, before: { ...written, data: task('Avant'), fieldCount: 6 } })
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  // An edit on top of it knows no more fields than the one before.
  putRecord('task', 'before', task('Après'))
  await syncRecords(member, api)
  const fields = { task: ['text', 'completed', 'completedAt', 'position', 'dueDay', 'dueTime'] }
  expect(sent()).toEqual([
    { ids: ['now'], whole: true, fields: knownFieldsOf(['task']) },
    { ids: ['before'], whole: true, fields },
  ])
})
