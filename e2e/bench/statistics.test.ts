import { expect, test } from 'vitest'
import { median, rowsOf } from './statistics.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 3, 10])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('the ratio is taken pair by pair, so a machine that slows down does not change it', () => {
  const rows = rowsOf({ page: '/', cache: 'cold', metric: 'LCP (ms)' }, [120, 240, 480], [100, 200, 400])
  expect(rows[0]).toMatchObject({ variant: 'federated', median: 240, min: 120, max: 480, ratio: 1.2 })
  expect(rows[1]).toMatchObject({ variant: 'bundle', median: 200, ratio: 1 })
})
