import { expect, test } from 'vitest'
import { quotationOf } from './day.ts'

test('one quotation lasts from midnight to midnight, and the next day has another', () => {
  const morning = quotationOf(new Date(2026, 10, 21, 0, 0, 1))
  expect(quotationOf(new Date(2026, 10, 21, 23, 59, 59))).toBe(morning)
  expect(quotationOf(new Date(2026, 10, 22, 0, 0, 1))).not.toBe(morning)
})
