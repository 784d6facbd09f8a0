import type { HolidayZone } from '@cadence/shared/schemas'
import type { SchoolBreak, SchoolYear } from './school-years/school-year.ts'
import { schoolYear2025 } from './school-years/school-year-2025.ts'
import { schoolYear2026 } from './school-years/school-year-2026.ts'

export type { SchoolBreakName } from './school-years/school-year.ts'

/** The published calendars, in the order of the years. A new year is a file of its own, and a line here. */
const schoolYears: readonly SchoolYear[] = [schoolYear2025, schoolYear2026]

/** The zone whose school calendar holds in a place. */
const schoolZone = (zone: HolidayZone): HolidayZone => (zone === 'alsace-moselle' ? 'B' : zone)

/** The breaks of the schools of a place, in the order of their dates; none where no calendar is known. */
export function schoolBreaksOf(zone: HolidayZone): readonly SchoolBreak[] {
  return schoolYears.flatMap((year) => year[schoolZone(zone)]?.breaks ?? [])
}

/** The first day that no published school calendar of a place covers; null where none is known at all. */
export function schoolCalendarEnd(zone: HolidayZone): string | null {
  return schoolYears.findLast((year) => year[schoolZone(zone)])?.[schoolZone(zone)]?.until ?? null
}
