import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, storeList } from '../testing/fixtures.ts'
import { fillStorage } from '../testing/full-storage.ts'
import { parseList, readList, StorageFullError, writeList } from './list.ts'

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
  expect(readList()).toEqual({ records: [dashboard()], whole: false })
  writeList(readList().records)
  expect(localStorage.getItem('savedDashboards:backup')).toBe(raw)
})

test('a healthy list leaves no backup', () => {
  storeList([dashboard()])
  writeList([])
  expect(localStorage.getItem('savedDashboards:backup')).toBeNull()
})

test('what is not a list is not whole', () => {
  expect(parseList('{}')).toEqual({ records: [], whole: false })
  expect(parseList(null)).toEqual({ records: [], whole: true })
})

test('the same text gives the same object', () => {
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
