import { setPreference } from '@cadence/shared/preferences'
import { weekStarts } from '@cadence/shared/schemas'
import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { addDays, weekday } from './day.ts'
import { useWeekStart, weekOf, weekStartNumber, weekStartOf } from './week.ts'

afterEach(cleanup)

test.each([
  ['2026-11-20', 'friday', '2026-11-20'],
  ['2026-11-19', 'friday', '2026-11-13'],
  ['2026-11-26', 'friday', '2026-11-20'],
  ['2026-11-22', 'monday', '2026-11-16'],
  ['2026-11-23', 'monday', '2026-11-23'],
  ['2027-01-01', 'monday', '2026-12-28'],
  ['2026-11-22', 'sunday', '2026-11-22'],
  ['2026-11-21', 'sunday', '2026-11-15'],
  ['2028-03-01', 'sunday', '2028-02-27'],
] as const)('the week of %s that starts on %s began on %s', (day, start, first) => {
  expect(weekStartOf(day, start)).toBe(first)
})

const days = fc.integer({ min: -20_000, max: 40_000 }).map((after) => addDays('1970-01-01', after))

test('a week has seven days in a row, holds its day, and is the week of each of its days', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...weekStarts), (day, start) => {
      const week = weekOf(day, start)
      expect(week).toContain(day)
      expect(week.map(weekday)[0]).toBe(weekStartNumber[start])
      expect(new Set(week).size).toBe(7)
      week.forEach((each, at) => {
        expect(each).toBe(addDays(week[0] ?? '', at))
        expect(weekOf(each, start)).toEqual(week)
      })
    }),
  )
})

test('the weeks follow the member’s choice, and what each screen stated before while there is none', async () => {
  signIn('week-start')
  const { result } = renderHook(() => [useWeekStart('friday'), useWeekStart('monday')])
  expect(result.current).toEqual(['friday', 'monday'])
  await act(async () => void setPreference('weekStart', 'sunday'))
  expect(result.current).toEqual(['sunday', 'sunday'])
  await act(async () => void setPreference('weekStart', null))
  expect(result.current).toEqual(['friday', 'monday'])
})
