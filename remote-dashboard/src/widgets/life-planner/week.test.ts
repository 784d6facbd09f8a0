import { expect, test } from 'vitest'
import { weekOf, weekTitle } from './week.ts'

const days = (week: Date[]) => week.map((day) => day.getDate())

test('the week starts on Friday', () => {
  expect(days(weekOf(new Date(2026, 10, 20)))).toEqual([20, 21, 22, 23, 24, 25, 26])
  expect(days(weekOf(new Date(2026, 10, 19)))).toEqual([13, 14, 15, 16, 17, 18, 19])
})

test('weeks can be turned, across months too', () => {
  const next = weekOf(new Date(2026, 10, 21), 1)
  expect(days(next)).toEqual([27, 28, 29, 30, 1, 2, 3])
  expect(weekTitle(next, 'fr-FR')).toBe('novembre 2026 – décembre 2026')
  expect(weekTitle(weekOf(new Date(2026, 10, 21)), 'fr-FR')).toBe('novembre 2026')
})
