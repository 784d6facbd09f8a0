import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageFullError } from '../sync/edit-errors.ts'
import { dashboard, storeList } from '../testing/fixtures.ts'
import { fillStorage } from '../testing/full-storage.ts'
import { parseList, readList, writeList } from './dashboards-storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('an unreadable text counts as an empty list, and is backed up before the next write', () => {
  localStorage.setItem('savedDashboards', '[{"id":"1"')
  expect(readList().records).toEqual([])
  writeList([dashboard()])
  expect(localStorage.getItem('savedDashboards:backup')).toBe('[{"id":"1"')
  expect(readList().records).toEqual([dashboard()])
})

test('an invalid record does not take the valid ones with it, and is backed up too', () => {
  storeList([{ id: 'broken' }, dashboard(), 7])
  const raw = localStorage.getItem('savedDashboards')
  expect(readList()).toEqual({ records: [dashboard()], isWhole: false })
  writeList(readList().records)
  expect(localStorage.getItem('savedDashboards:backup')).toBe(raw)
})

test('a healthy list leaves no backup', () => {
  storeList([dashboard()])
  writeList([])
  expect(localStorage.getItem('savedDashboards:backup')).toBeNull()
})

test('a text that is no list is not whole', () => {
  expect(parseList('{}')).toEqual({ records: [], isWhole: false })
  expect(parseList(null)).toEqual({ records: [], isWhole: true })
})

test('the same text returns the same object', () => {
  storeList([dashboard()])
  const first = readList()
  expect(readList()).toBe(first)
  storeList([dashboard({ name: 'Autre' })])
  expect(readList()).not.toBe(first)
})

test('full storage throws and leaves what was stored', () => {
  storeList([dashboard()])
  fillStorage()
  expect(() => writeList([])).toThrow(StorageFullError)
  expect(readList().records).toEqual([dashboard()])
})

test('a list whose backup does not fit is not overwritten', () => {
  localStorage.setItem('savedDashboards', 'not a list')
  fillStorage((key) => key.endsWith(':backup'))
  expect(() => writeList([dashboard()])).toThrow(StorageFullError)
  expect(localStorage.getItem('savedDashboards')).toBe('not a list')
})

test('a second unreadable text is backed up beside the first one', () => {
  for (const raw of ['first', 'second']) {
    localStorage.setItem('savedDashboards', raw)
    writeList([dashboard()])
  }
  expect(localStorage.getItem('savedDashboards:backup')).toBe('first')
  expect(localStorage.getItem('savedDashboards:backup:2')).toBe('second')
})

test('a list whose second backup does not fit is not overwritten', () => {
  localStorage.setItem('savedDashboards:backup', 'first')
  localStorage.setItem('savedDashboards', 'second')
  fillStorage((key) => key.includes(':backup'))
  expect(() => writeList([dashboard()])).toThrow(StorageFullError)
  expect(localStorage.getItem('savedDashboards')).toBe('second')
})

test('once no further backup is made, a member can still save', () => {
  for (const raw of ['1', '2', '3', '4', '5', '6']) {
    localStorage.setItem('savedDashboards', raw)
    writeList([dashboard()])
  }
  expect(readList().records).toEqual([dashboard()])
})
