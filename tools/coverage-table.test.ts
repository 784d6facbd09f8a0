import { expect, test } from 'vitest'
import { coverageTable } from './coverage-table.ts'

const counts = (total: number, covered: number) => ({
  lines: { total, covered },
  branches: { total: 0, covered: 0 },
})

test('the table has a row for each workspace, weighted by lines, and one for all', () => {
  const summary = {
    total: counts(999, 999),
    '/cadence/shared/src/a.ts': counts(30, 30),
    '/cadence/shared/src/b/c.ts': counts(10, 0),
    '/cadence/api/src/d.ts': counts(60, 30),
  }
  expect(coverageTable(summary, '/cadence').split('\n').slice(2)).toEqual([
    '| api | 1 | 50.0 % | – |',
    '| shared | 2 | 75.0 % | – |',
    '| **all** | 3 | 60.0 % | – |',
  ])
})
