import { setImmediate } from 'node:timers/promises'
import { authState } from '@cadence/shared/auth'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { fillStorage } from '../testing/full-storage.ts'
import { putRecord, putRecords, recordsOf, removeRecord } from './records.ts'
import { collectionKey } from './records-local-storage.ts'
import { pendingRows } from './records-outbox.ts'
import { onRecordEdit, subscribeRecords } from './records-store.ts'

const member = 'member-1'
const key = collectionKey(member, 'task')
const task = (text: string) => ({ text, completed: false, completedAt: null, position: 'a0' })
const texts = () => recordsOf(member, 'task').map(({ data }) => data.text)
const toasts: Toast[] = []

/** The event of this tab after another tab has written. */
const otherTabWrote = (changed: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed }))

beforeEach(() => {
  localStorage.clear()
  recordsOf(member, 'task')
  otherTabWrote(null)
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  signIn()
})
afterEach(() => vi.unstubAllGlobals())

const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}')

test('a record is there and stored at once, pending for the API, and disappears when it is deleted', () => {
  const listener = vi.fn()
  const end = onRecordEdit(listener)
  putRecord('task', 'a', task('Lire'))
  expect(texts()).toEqual(['Lire'])
  expect(stored()).toMatchObject({ a: { data: { text: 'Lire' }, pending: true } })
  removeRecord('task', 'a')
  end()
  expect(texts()).toEqual([])
  expect(pendingRows(member)).toMatchObject([{ collection: 'task', id: 'a', row: { data: null } }])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('many records change in one step, with one event', () => {
  putRecord('task', 'gone', task('Hier'))
  const listener = vi.fn()
  const end = onRecordEdit(listener)
  const many = Array.from({ length: 5000 }, (_, index) => [`t${index}`, task(`Tâche ${index}`)] as const)
  putRecords('task', new Map([...many, ['gone', null] as const]))
  end()
  expect(texts()).toHaveLength(5000)
  expect(pendingRows(member)).toHaveLength(5001)
  expect(listener).toHaveBeenCalledOnce()
})

test('an unchanged record stays the same object', () => {
  putRecord('task', 'a', task('Lire'))
  const [first] = recordsOf(member, 'task')
  expect(recordsOf(member, 'task')).toBe(recordsOf(member, 'task'))
  putRecord('task', 'b', task('Écrire'))
  expect(recordsOf(member, 'task')[0]).toBe(first)
})

test('of two edits in one millisecond, or with a clock that was set back, the second one wins', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  putRecord('task', 'a', task('un'))
  putRecord('task', 'a', task('deux'))
  vi.setSystemTime(new Date('2026-11-22T09:00:00Z'))
  putRecord('task', 'a', task('trois'))
  vi.useRealTimers()
  expect(texts()).toEqual(['trois'])
})

test('another tab’s write is merged record by record, and what it overwrote is stored again', () => {
  putRecord('task', 'mine', task('Ici'))
  const other = { updatedAt: '2026-11-22T10:00:00.000Z', data: task('Là'), pending: true }
  localStorage.setItem(key, JSON.stringify({ other }))
  otherTabWrote(key)
  expect(texts().sort()).toEqual(['Ici', 'Là'])
  expect(Object.keys(stored()).sort()).toEqual(['mine', 'other'])
})

test('an edit does not undo one that another tab has just stored', () => {
  const other = { updatedAt: '2026-11-22T10:00:00.000Z', data: task('Là'), pending: true }
  localStorage.setItem(key, JSON.stringify({ other }))
  putRecord('task', 'mine', task('Ici'))
  expect(Object.keys(stored()).sort()).toEqual(['mine', 'other'])
})

test('another member of the same browser sees nothing of it', () => {
  putRecord('task', 'a', task('Secret'))
  signIn('member-2')
  expect(recordsOf('member-2', 'task')).toEqual([])
  putRecord('task', 'b', task('Autre'))
  expect(texts()).toEqual(['Secret'])
})

test('full storage is announced once; the edit stays on the screen, and is stored with the next one that fits', async () => {
  const listener = vi.fn()
  const end = subscribeRecords(listener)
  fillStorage((name) => name === key)
  putRecord('task', 'a', task('un'))
  putRecord('task', 'b', task('deux'))
  await setImmediate()
  expect(texts()).toEqual(['un', 'deux'])
  expect(toasts.map(({ text }) => text)).toEqual(['Stockage plein — modifications non enregistrées'])
  expect(listener).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
  putRecord('task', 'c', task('trois'))
  expect(Object.keys(stored())).toEqual(['a', 'b', 'c'])
  end()
})

test.each(['{', '[]', '"x"', '{"a":1}', '{"a":{"updatedAt":"hier","data":null}}'])(
  'a text that does not parse counts as empty, and is backed up: %s',
  (raw) => {
    localStorage.setItem(key, raw)
    otherTabWrote(null)
    expect(texts()).toEqual([])
    putRecord('task', 'a', task('Lire'))
    expect(texts()).toEqual(['Lire'])
    expect(localStorage.getItem(`${key}:backup`)).toBe(raw)
  },
)

test('one record that does not parse loses no other record', () => {
  const good = { updatedAt: '2026-11-22T10:00:00.000Z', data: task('Bon') }
  const newer = { ...good, data: { ...good.data, text: 7 } }
  localStorage.setItem(key, JSON.stringify({ good, bad: 1, newer }))
  otherTabWrote(null)
  expect(texts()).toEqual(['Bon'])
  putRecord('task', 'a', task('Lire'))
  // A record that this release does not understand stays stored for the release that does.
  expect(stored()).toHaveProperty('newer.data.text', 7)
})

test('storage that another tab has cleared is empty here as well', () => {
  putRecord('task', 'a', task('Lire'))
  localStorage.clear()
  otherTabWrote(null)
  expect(texts()).toEqual([])
})

test('records that another tab removed at the sign-out are not written back', () => {
  putRecord('task', 'a', task('Lire'))
  Object.assign(authState, { user: null, token: null, refreshToken: null, isAuthenticated: false })
  localStorage.clear()
  otherTabWrote(key)
  document.dispatchEvent(new Event('visibilitychange'))
  expect({ ...localStorage }).toEqual({})
})

test('old deletions are forgotten, except the last one: it shows that the collection was used', () => {
  const at = (day: string) => ({ updatedAt: `2026-0${day}T10:00:00.000Z`, data: null })
  localStorage.setItem(key, JSON.stringify({ a: at('1-01'), b: at('3-01'), c: at('2-01') }))
  otherTabWrote(null)
  putRecord('task', 'new', task('Lire'))
  expect(Object.keys(stored())).toEqual(['b', 'new'])
})

test('two tabs that remember different deletions do not write to each other for ever', () => {
  const gone = { updatedAt: '2026-01-01T10:00:00.000Z', data: null }
  const live = { updatedAt: '2026-11-22T10:00:00.000Z', data: task('Lire') }
  localStorage.setItem(key, JSON.stringify({ x: gone, y: { ...gone }, live }))
  otherTabWrote(null)
  expect(texts()).toEqual(['Lire'])
  localStorage.setItem(key, JSON.stringify({ live, y: gone }))
  const written = vi.spyOn(Storage.prototype, 'setItem')
  otherTabWrote(key)
  expect(written).not.toHaveBeenCalled()
})

test('a record that this tab overwrote at once is not lost, though the tab that wrote it is closed', () => {
  putRecord('task', 'mine', task('Ici'))
  const other = { updatedAt: '2026-11-22T10:00:00.000Z', data: task('Là'), pending: true }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify({ other }) }))
  expect(texts().sort()).toEqual(['Ici', 'Là'])
  expect(Object.keys(stored()).sort()).toEqual(['mine', 'other'])
})

test('an edit is later than one that another tab has just stored', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  putRecord('task', 'a', task('un'))
  const [row] = Object.values<{ updatedAt: string }>(stored())
  const next = new Date(Date.parse(row?.updatedAt ?? '') + 1).toISOString()
  localStorage.setItem(key, JSON.stringify({ a: { updatedAt: next, data: task('deux'), pending: true } }))
  putRecord('task', 'a', task('trois'))
  vi.useRealTimers()
  expect(texts()).toEqual(['trois'])
})

test('a collection whose text nobody has changed is parsed once, however often it is edited', () => {
  putRecord('task', 'a', task('Lire'))
  recordsOf(member, 'task')
  const parsed = vi.spyOn(JSON, 'parse')
  putRecord('task', 'b', task('Écrire'))
  removeRecord('task', 'a')
  window.dispatchEvent(new Event('pageshow'))
  expect(parsed).not.toHaveBeenCalled()
  const other = { b: { updatedAt: '2999-01-01T00:00:00.000Z', data: task('Relire') } }
  localStorage.setItem(key, JSON.stringify(other))
  window.dispatchEvent(new Event('pageshow'))
  expect(texts()).toEqual(['Relire'])
  parsed.mockRestore()
})
