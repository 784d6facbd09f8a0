import { beforeEach, expect, test } from 'vitest'
import { dashboard, storeList } from '../testing/fixtures.ts'
import { dashboardsOf } from './use-dashboards.ts'

beforeEach(() => localStorage.clear())

test('the last edited first, however the times are written', () => {
  storeList([
    dashboard({ id: '1', updatedAt: '2026-11-20T10:00:00Z' }),
    dashboard({ id: '2', updatedAt: '2026-11-20T10:00:00.500Z' }),
  ])
  expect(dashboardsOf('member-1').map(({ id }) => id)).toEqual(['2', '1'])
})
