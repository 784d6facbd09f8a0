import { expect, test } from 'vitest'
import { addDays, dayAt, weekday } from './day.ts'

const newYear = Date.UTC(2026, 11, 31, 23, 30)

test.each([
  ['Europe/Paris', '2027-01-01'],
  ['America/New_York', '2026-12-31'],
  ['Asia/Tokyo', '2027-01-01'],
])('in %s it is %s', (zone, day) => {
  expect(dayAt(newYear, zone)).toBe(day)
})

test('days are added across months, leap years and changes to summer time', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('the week starts with 0 on Sunday', () => {
  expect(weekday('2026-11-22')).toBe(0)
  expect(weekday('2026-11-28')).toBe(6)
})
