import { beforeEach, expect, test } from 'vitest'
import { pendingIds } from './dashboards-outbox.ts'
import {
  forgetServerVersion,
  noteServerVersion,
  serverVersions,
  writeServerVersions,
} from './server-versions.ts'

beforeEach(() => localStorage.clear())

const known = (userId = 'a') => [...serverVersions(userId)]
const first = '2026-11-20T10:00:00.000Z'
const second = '2026-11-20T11:00:00.000Z'

test('versions are noted by member and id', () => {
  writeServerVersions('a', new Map([['1', first]]))
  noteServerVersion('b', '1', second)
  noteServerVersion('a', '2', second)
  expect(known()).toEqual([
    ['1', first],
    ['2', second],
  ])
  noteServerVersion('a', '1', second)
  forgetServerVersion('a', '2')
  expect([known(), known('b')]).toEqual([[['1', second]], [['1', second]]])
  expect(pendingIds('a')).toEqual([])
})

test('ids that an earlier release stored are known, without their versions', () => {
  localStorage.setItem('dashboardServerIds', JSON.stringify({ a: ['1', '2'] }))
  expect(known()).toEqual([
    ['1', null],
    ['2', null],
  ])
})

test.each(['no json', '[]', '7', 'null', '{"a":7}', '{"a":[1,null]}', '{"a":"1"}'])(
  'a text like %s counts as empty',
  (raw) => {
    localStorage.setItem('dashboardServerIds', raw)
    expect(known()).toEqual([])
  },
)
