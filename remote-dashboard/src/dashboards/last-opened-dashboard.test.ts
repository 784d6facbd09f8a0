import { beforeEach, expect, test } from 'vitest'
import { lastOpenedId, noteOpened } from './last-opened-dashboard.ts'

beforeEach(() => localStorage.clear())

test('each member has a last dashboard of their own, and the default one has no id', () => {
  noteOpened('a', '1')
  noteOpened('b', '2')
  expect([lastOpenedId('a'), lastOpenedId('b'), lastOpenedId('c')]).toEqual(['1', '2', null])
  noteOpened('a', null)
  expect([lastOpenedId('a'), lastOpenedId('b')]).toEqual([null, '2'])
})

test.each(['no json', '[]', '7', '{"a":7}', '{"a":"<b>"}'])('a text like %s counts as none', (raw) => {
  localStorage.setItem('lastDashboard', raw)
  expect(lastOpenedId('a')).toBeNull()
  noteOpened('a', '1')
  expect(lastOpenedId('a')).toBe('1')
})
