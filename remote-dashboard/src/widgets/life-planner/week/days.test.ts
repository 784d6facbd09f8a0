import { expect, test } from 'vitest'
import { daysBetween, dayTitle, monthTitle, weekOf } from './days.ts'

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

test('a week is named by its month, or by both', () => {
  expect(monthTitle(weekOf('2026-11-21'), 'fr-FR')).toBe('Novembre 2026')
  expect(monthTitle(weekOf('2026-11-28'), 'fr-FR')).toBe('Novembre 2026 – décembre 2026')
  expect(dayTitle('2026-11-27', 'fr-FR')).toBe('Vendredi 27 novembre')
})

test('days are counted across a change of the hour', () => {
  expect(daysBetween('2026-10-24', '2026-10-27')).toBe(3)
})
