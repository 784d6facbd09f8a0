import { expect, test } from 'vitest'
import { backoffDelay } from './backoff.ts'

test('the delay doubles with each failure, up to the longest one', () => {
  const delays = [1, 2, 3, 4, 5, 2000].map((failures) =>
    backoffDelay(failures, { firstMs: 250, longestMs: 3000 }),
  )
  expect(delays).toEqual([250, 500, 1000, 2000, 3000, 3000])
})
