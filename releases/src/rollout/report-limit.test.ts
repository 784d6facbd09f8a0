import { expect, test } from 'vitest'
import { createReportLimit } from './report-limit.ts'

test('each network may send 600 reports in a minute', () => {
  let now = 100_000
  const isAllowed = createReportLimit(() => now)
  const send = (network: string, times: number) =>
    Array.from({ length: times }, () => isAllowed(network)).filter(Boolean).length
  expect(send('one', 700)).toBe(600)
  expect(send('two', 1)).toBe(1)
  now += 59_999
  expect(send('one', 1)).toBe(0)
  now += 1
  expect(send('one', 1)).toBe(1)
})
