import { expect, test } from 'vitest'
import { daysBetween, weekOf } from './days.ts'

test('the week starts on Friday', () => {
  expect(weekOf('2026-11-20')).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
  expect(weekOf('2026-11-19')[0]).toBe('2026-11-13')
  expect(weekOf('2026-11-26')[0]).toBe('2026-11-20')
})

test('the days between two dates are counted across a change to winter time', () => {
  expect(daysBetween('2026-10-24', '2026-10-27')).toBe(3)
})
