import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../time/day.ts'
import { weekOf } from '../../../time/week.ts'
import { bandsOf, holidaysOn } from './bands.ts'
import { plannerHolidays } from './planner-holidays.ts'

const bands = (day: string) => {
  const days = weekOf(day, 'friday')
  const to = addDays(day, 8)
  return bandsOf(plannerHolidays('C', { from: days[0] ?? '', to }, 'fr-FR').list, days)
}

test('a week of holidays is one band, which a public holiday splits', () => {
  expect(bands('2026-10-23')).toEqual([
    { kind: 'school', title: 'Vacances de la Toussaint', place: 1, length: 7 },
  ])
  expect(bands('2026-10-30')).toEqual([
    { kind: 'school', title: 'Vacances de la Toussaint', place: 1, length: 2 },
    { kind: 'public', title: 'Toussaint', place: 3, length: 1 },
  ])
  expect(bands('2026-12-25')).toEqual([
    { kind: 'public', title: 'Noël', place: 1, length: 1 },
    { kind: 'school', title: 'Vacances de Noël', place: 2, length: 6 },
  ])
  expect(bands('2026-11-20')).toEqual([])
})

test('a day that is both has the public holiday first, and says of what kind it is', () => {
  const { list } = plannerHolidays('C', { from: '2026-12-25', to: '2026-12-26' }, 'fr-FR')
  expect(holidaysOn(list, '2026-12-25').map(({ label }) => label)).toEqual([
    'Noël (jour férié)',
    'Vacances de Noël',
  ])
})

test('after the last published calendar there is a note', () => {
  const note = (zone: 'A' | 'GP', to: string) =>
    plannerHolidays(zone, { from: '2026-11-20', to }, 'fr-FR').note
  expect(note('A', '2027-09-01')).toBeNull()
  expect(note('A', '2027-09-02')).toBe('Les vacances scolaires ne sont pas encore publiées après août 2027.')
  expect(note('GP', '2031-01-01')).toBeNull()
})

test('the bands of a week never overlap, and cover just the days with a holiday', () => {
  const day = fc.integer({ min: 0, max: 1100 }).map((after) => addDays('2025-06-01', after))
  fc.assert(
    fc.property(day, fc.constantFrom('A', 'RE', 'alsace-moselle', 'GP'), (from, zone) => {
      const days = Array.from({ length: 7 }, (_, after) => addDays(from, after))
      const { list } = plannerHolidays(zone, { from, to: addDays(from, 7) }, 'fr-FR')
      const covered = bandsOf(list, days).flatMap(({ place, length }) =>
        Array.from({ length }, (_, after) => days[place - 1 + after]),
      )
      expect(covered).toEqual(days.filter((each) => holidaysOn(list, each).length > 0))
    }),
  )
})
