import { ApiError } from '@cadence/shared/api'
import { authState } from '@cadence/shared/auth'
import type { RecordEdit } from '@cadence/shared/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { fillStorage } from '../testing/full-storage.ts'
import { HeldRecords } from './fake-records-api.test-kit.ts'
import { putRecord, recordsOf, removeRecord } from './records.ts'
import { readVersion, versionKey } from './records-local-storage.ts'
import { pendingRows } from './records-outbox.ts'
import { type RecordApi, sendRecords, syncRecords } from './records-sync.ts'

const member = 'member-1'
const task = (text: string) => ({ text, completed: false, completedAt: null, position: 'a0' })
const texts = () =>
  recordsOf(member, 'task')
    .map(({ data }) => data.text)
    .sort()
const offline = () => Promise.reject(new ApiError('', { kind: 'no-answer' }))

/** An API that stores records as the real one does, and logs its calls. */
class FakeApi extends HeldRecords implements RecordApi {
  calls: string[] = []
  page = 500

  list = vi.fn(async (since: number) => {
    this.calls.push(`list ${since}`)
    const later = [...this.held.values()]
      .filter(({ version }) => version > since)
      .sort((a, b) => a.version - b.version)
    const records = later.slice(0, this.page)
    const more = later.length > records.length
    return { records, version: (more && records.at(-1)?.version) || this.version, more }
  })

  put = vi.fn(async (records: readonly RecordEdit[]) => {
    this.calls.push(`put ${records.map(({ id }) => id).join()}`)
    return { records: records.map((record) => this.store(record)) }
  })
}

let api: FakeApi
const elsewhere = (id: string, text: string | null, updatedAt = '2026-11-22T10:00:00.000Z') =>
  api.store({ collection: 'task', id, updatedAt, data: text === null ? null : task(text) })

beforeEach(() => {
  localStorage.clear()
  recordsOf(member, 'task')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  signIn()
  api = new FakeApi()
})

test('pending records are sent in one call, then changes are read; the next run reads only new ones', async () => {
  putRecord('task', 'a', task('Ici'))
  putRecord('task', 'b', task('Aussi'))
  elsewhere('c', 'Là-bas')
  await syncRecords(member, api)
  expect(api.calls).toEqual(['put a,b', 'list 0'])
  expect(texts()).toEqual(['Aussi', 'Ici', 'Là-bas'])
  expect(pendingRows(member)).toEqual([])
  elsewhere('d', 'Plus tard')
  api.calls = []
  await syncRecords(member, api)
  expect(api.calls).toEqual(['list 3'])
  expect(texts()).toContain('Plus tard')
})

test('an edit says that it names every field, so that the API takes away those that it leaves out', async () => {
  putRecord('task', 'a', task('Ici'))
  await syncRecords(member, api)
  expect(api.put.mock.calls[0]?.[0]).toMatchObject([{ id: 'a', whole: true }])
})

test('a deletion reaches the API and comes from it', async () => {
  elsewhere('a', 'un')
  elsewhere('b', 'deux')
  await syncRecords(member, api)
  removeRecord('task', 'a')
  elsewhere('b', null, '2026-11-22T11:00:00.000Z')
  await syncRecords(member, api)
  expect(texts()).toEqual([])
  expect(api.held.get('task/a')?.data).toBeNull()
})

test('of two edits of one record the later one wins on both sides', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  putRecord('task', 'old', task('ici avant'))
  putRecord('task', 'new', task('ici après'))
  vi.useRealTimers()
  elsewhere('old', 'là après', '2026-11-22T11:00:00.000Z')
  elsewhere('new', 'là avant', '2026-11-22T09:00:00.000Z')
  await syncRecords(member, api)
  expect(texts()).toEqual(['ici après', 'là après'])
  expect(api.held.get('task/new')?.data).toMatchObject({ text: 'ici après' })
  expect(pendingRows(member)).toEqual([])
})

test('without a network everything stays pending, and is sent when the network is back', async () => {
  putRecord('task', 'a', task('Hors ligne'))
  api.put.mockImplementationOnce(offline)
  await expect(syncRecords(member, api)).rejects.toBeInstanceOf(ApiError)
  expect(pendingRows(member)).toHaveLength(1)
  await syncRecords(member, api)
  expect(pendingRows(member)).toEqual([])
  expect(api.held.size).toBe(1)
})

test('a record that is edited during its call is sent with the next run', async () => {
  putRecord('task', 'a', task('un'))
  const put = api.put.getMockImplementation()
  api.put.mockImplementationOnce(async (records) => {
    const answer = await put?.(records)
    putRecord('task', 'a', task('deux'))
    return answer ?? { records: [] }
  })
  await syncRecords(member, api)
  expect(texts()).toEqual(['deux'])
  expect(pendingRows(member)).toHaveLength(1)
  await syncRecords(member, api)
  expect(api.held.get('task/a')?.data).toMatchObject({ text: 'deux' })
})

test('a record that the API refuses holds up no other record', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  putRecord('task', 'bad', task('Refusé'))
  putRecord('task', 'good', task('Accepté'))
  const put = api.put.getMockImplementation()
  api.put.mockImplementation(async (records) => {
    if (records.some(({ id }) => id === 'bad')) throw new ApiError('', { kind: 'answered', status: 400 })
    return (await put?.(records)) ?? { records: [] }
  })
  elsewhere('c', 'Là-bas')
  await syncRecords(member, api)
  expect([...api.held.keys()].sort()).toEqual(['task/c', 'task/good'])
  expect(texts()).toEqual(['Accepté', 'Là-bas', 'Refusé'])
  api.calls = []
  await syncRecords(member, api)
  expect(api.put).toHaveBeenCalledTimes(3)
  putRecord('task', 'bad', task('Autrement'))
  await syncRecords(member, api)
  expect(api.put).toHaveBeenCalledTimes(4)
})

test('where the API has no more room, deletions are sent first, and its records are read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  elsewhere('old', 'Ancienne')
  await syncRecords(member, api)
  putRecord('task', 'new', task('Nouvelle'))
  removeRecord('task', 'old')
  const put = api.put.getMockImplementation()
  api.put.mockImplementation(async (records) => {
    if (records.length > 1) throw new ApiError('', { kind: 'answered', status: 409 })
    return (await put?.(records)) ?? { records: [] }
  })
  await syncRecords(member, api)
  expect(api.put.mock.calls.slice(-2).map(([records]) => records[0]?.id)).toEqual(['old', 'new'])
  expect(pendingRows(member)).toEqual([])
})

test('an API that answers an edit with an error is still read from', async () => {
  putRecord('task', 'a', task('Ici'))
  elsewhere('c', 'Là-bas')
  api.put.mockRejectedValueOnce(new ApiError('', { kind: 'answered', status: 503 }))
  await expect(syncRecords(member, api)).rejects.toMatchObject({ status: 503 })
  expect(texts()).toEqual(['Ici', 'Là-bas'])
})

test('after two edits at the same moment both devices show the one that the API has', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  putRecord('task', 'a', task('ici'))
  vi.useRealTimers()
  elsewhere('a', 'là', '2026-11-22T10:00:00.000Z')
  await syncRecords(member, api)
  expect(texts()).toEqual(['là'])
  expect(pendingRows(member)).toEqual([])
})

test('a record that did not fit into storage is read again after a reload', async () => {
  elsewhere('a', 'un')
  await syncRecords(member, api)
  elsewhere('b', 'deux')
  fillStorage((key) => key.endsWith(':task'))
  await syncRecords(member, api)
  expect(texts()).toEqual(['deux', 'un'])
  vi.unstubAllGlobals()
  expect(readVersion(versionKey(member))).toBe(1)
})

test('long lists are read and sent in parts', async () => {
  for (let at = 0; at < 250; at += 1) putRecord('task', `t${at}`, task(`Tâche ${at}`))
  await syncRecords(member, api)
  expect(api.put.mock.calls.map(([records]) => records.length)).toEqual([100, 100, 50])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  api.page = 100
  await syncRecords(member, api)
  expect(texts()).toHaveLength(250)
  expect(api.calls.slice(-3)).toEqual(['list 0', 'list 100', 'list 200'])
})

test('a collection that is missing in this browser is read again', async () => {
  elsewhere('a', 'Encore là')
  await syncRecords(member, api)
  for (const key of Object.keys(localStorage)) if (key.endsWith(':task')) localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await syncRecords(member, api)
  expect(texts()).toEqual(['Encore là'])
})

test('a record that does not parse is read again from the API', async () => {
  elsewhere('a', 'Encore là')
  await syncRecords(member, api)
  localStorage.setItem('records:member-1:task', '{')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(texts()).toEqual([])
  await syncRecords(member, api)
  expect(texts()).toEqual(['Encore là'])
})

test('an API that lost its records is sent them again, and the later edit wins', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  putRecord('task', 'a', task('Ici'))
  putRecord('task', 'b', task('Ici avant'))
  vi.useRealTimers()
  await syncRecords(member, api)
  api.held.clear()
  api.version = 0
  elsewhere('b', 'Là après', '2026-11-22T11:00:00.000Z')
  await syncRecords(member, api)
  expect([...api.held.keys()].sort()).toEqual(['task/a', 'task/b'])
  expect(texts()).toEqual(['Ici', 'Là après'])
  expect(readVersion(versionKey(member))).toBe(2)
})

test('nothing of a member is sent or read once another member is signed in', async () => {
  putRecord('task', 'a', task('Secret'))
  signIn('member-2')
  await syncRecords(member, api)
  expect(api.calls).toEqual([])
})

test('an edit that has reached the API is no longer pending in any tab', async () => {
  putRecord('task', 'a', task('Ici'))
  const waiting = localStorage.getItem('records:member-1:task') ?? ''
  await syncRecords(member, api)
  localStorage.setItem('records:member-1:task', waiting)
  window.dispatchEvent(new StorageEvent('storage', { key: 'records:member-1:task' }))
  expect(pendingRows(member)).toEqual([])
  expect(localStorage.getItem('records:member-1:task')).not.toContain('"pending":true')
})

test('pending records can be sent without reading, and an empty outbox makes no call', async () => {
  expect(sendRecords(member, api)).toBeNull()
  putRecord('task', 'a', task('Ici'))
  await sendRecords(member, api)
  expect(api.calls).toEqual(['put a'])
  expect(sendRecords(member, api)).toBeNull()
  putRecord('task', 'b', task('Aussi'))
  api.put.mockImplementation(offline)
  await expect(sendRecords(member, api)).rejects.toThrow(ApiError)
  expect(pendingRows(member).map(({ id }) => id)).toEqual(['b'])
})

test('a record that a run under way has sent is not sent again', async () => {
  putRecord('task', 'a', task('Ici'))
  const run = syncRecords(member, api)
  await Promise.all([run, sendRecords(member, api)])
  expect(api.calls).toEqual(['put a', 'list 0'])
})

test('an answer that comes after the sign-out stores nothing in the browser', async () => {
  putRecord('task', 'a', task('Lire'))
  api.put.mockImplementationOnce(async (records) => {
    Object.assign(authState, { user: null, token: null, refreshToken: null, isAuthenticated: false })
    localStorage.clear()
    return { records: records.map((record) => api.store(record)) }
  })
  await syncRecords(member, api)
  expect({ ...localStorage }).toEqual({})
})

test('after a call that fails, the next ones wait: a deletion in it may make the room that they need', async () => {
  const at = '2026-11-22T10:00:00.000Z'
  for (const id of ['a', 'b', 'c'])
    putRecord('note', id, { title: id, content: 'x'.repeat(90_000), createdAt: at, date: at })
  const put = vi.fn(() => Promise.reject(new ApiError('', { kind: 'answered', status: 503 })))
  await expect(syncRecords(member, Object.assign(api, { put }))).rejects.toThrow()
  expect(put).toHaveBeenCalledOnce()
})
