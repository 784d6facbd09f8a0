import { beforeEach, expect, test } from 'vitest'
import { addPending, pendingIds, removePending } from './dashboards-outbox.ts'

beforeEach(() => localStorage.clear())

test('ids wait by member, in their order, each once', () => {
  addPending('a', ['1', '2'])
  addPending('b', ['9'])
  addPending('a', ['1', '3'])
  expect([pendingIds('a'), pendingIds('b')]).toEqual([['1', '2', '3'], ['9']])
  removePending('a', '2')
  expect([pendingIds('a'), pendingIds('b')]).toEqual([['1', '3'], ['9']])
})

test.each(['no json', '[]', '7', 'null', '{"a":7}', '{"a":[1,null]}'])(
  'a text like %s counts as empty',
  (raw) => {
    localStorage.setItem('dashboardOutbox', raw)
    expect(pendingIds('a')).toEqual([])
    addPending('a', ['1'])
    expect(pendingIds('a')).toEqual(['1'])
  },
)
