import { expect, test } from 'vitest'
import { weekOf } from '../../time/week.ts'
import { dayTitle, monthTitle } from './date-format.ts'

test('the title of a week is its month, or both months when there are two', () => {
  expect(monthTitle(weekOf('2026-11-21', 'friday'), 'fr-FR')).toBe('Novembre 2026')
  expect(monthTitle(weekOf('2026-11-28', 'friday'), 'fr-FR')).toBe('Nov. – déc. 2026')
  expect(monthTitle(weekOf('2026-12-30', 'monday'), 'fr-FR')).toBe('Déc. 2026 – janv. 2027')
  expect(dayTitle('2026-11-27', 'fr-FR')).toBe('Vendredi 27 novembre')
})
