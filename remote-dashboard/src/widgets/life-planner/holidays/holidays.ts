import type { HolidayZone } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'
import type { Range } from '../week/occurrences.ts'
import { type PublicHoliday, publicHolidaysOf } from './public-holidays.ts'
import type { SchoolBreakName, SchoolYear } from './school-years/school-year.ts'
import { schoolYear2025 } from './school-years/school-year-2025.ts'
import { schoolYear2026 } from './school-years/school-year-2026.ts'

/** The published calendars, in the order of the years. A new year is a file of its own, and a line here. */
const schoolYears: readonly SchoolYear[] = [schoolYear2025, schoolYear2026]

/** A public holiday, or a break of the schools. `to` is the first day after it. */
export type Holiday = Range &
  ({ kind: 'public'; name: PublicHoliday } | { kind: 'school'; name: SchoolBreakName })

/** The zone whose school calendar holds in a place. */
const schoolZone = (zone: HolidayZone): HolidayZone => (zone === 'alsace-moselle' ? 'B' : zone)

/** The holidays of a place that touch a range of days: first the breaks of the schools, then the public holidays. */
export function holidaysIn(zone: HolidayZone, { from, to }: Range): Holiday[] {
  const breaks = schoolYears.flatMap((year) => year[schoolZone(zone)]?.breaks ?? [])
  const years = new Set([from, addDays(to, -1)].map((day) => Number(day.slice(0, 4))))
  const school = breaks.map(([name, from, to]): Holiday => ({ kind: 'school', name, from, to }))
  const days = [...years].flatMap((year) => publicHolidaysOf(year, zone))
  const free = days.map(
    ({ name, day }): Holiday => ({ kind: 'public', name, from: day, to: addDays(day, 1) }),
  )
  return [...school, ...free].filter((each) => each.from < to && each.to > from)
}

/** The first day that no published school calendar of a place covers; null where none is known at all. */
export function schoolCalendarEnd(zone: HolidayZone): string | null {
  return schoolYears.findLast((year) => year[schoolZone(zone)])?.[schoolZone(zone)]?.until ?? null
}
