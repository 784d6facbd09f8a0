import { expect, test } from 'vitest'
import { daysBetween } from './days.ts'

test('the days between two dates are counted across a change to winter time', () => {
  expect(daysBetween('2026-10-24', '2026-10-27')).toBe(3)
})
