import { type SchoolBreakName, schoolBreaksOf } from '@cadence/shared/holidays/school-calendars'
import type { HolidayZone } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'
import type { Range } from '../week/occurrences.ts'
import { type PublicHoliday, publicHolidaysOf } from './public-holidays.ts'

/** A public holiday, or a break of the schools. `to` is the first day after it. */
export type Holiday = Range &
  ({ kind: 'public'; name: PublicHoliday } | { kind: 'school'; name: SchoolBreakName })

/** The holidays of a place that touch a range of days: first the breaks of the schools, then the public holidays. */
export function holidaysIn(zone: HolidayZone, { from, to }: Range): Holiday[] {
  const years = new Set([from, addDays(to, -1)].map((day) => Number(day.slice(0, 4))))
  const school = schoolBreaksOf(zone).map(([name, from, to]): Holiday => ({ kind: 'school', name, from, to }))
  const days = [...years].flatMap((year) => publicHolidaysOf(year, zone))
  const free = days.map(
    ({ name, day }): Holiday => ({ kind: 'public', name, from: day, to: addDays(day, 1) }),
  )
  return [...school, ...free].filter((each) => each.from < to && each.to > from)
}
