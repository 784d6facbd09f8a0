import type { HolidayZone } from '@cadence/shared/schemas'
import { schoolZone } from './school-calendar-end.ts'
import type { SchoolBreak, SchoolYear } from './school-years/school-year.ts'
import { schoolYear2025 } from './school-years/school-year-2025.ts'
import { schoolYear2026 } from './school-years/school-year-2026.ts'

export { schoolCalendarEnd } from './school-calendar-end.ts'
export type { SchoolBreakName } from './school-years/school-year.ts'

/** The published calendars, in the order of the years. A new year is a file of its own, a line here, and new ends. */
const schoolYears: readonly SchoolYear[] = [schoolYear2025, schoolYear2026]

/** The breaks of the schools of a place, in the order of their dates; none where no calendar is known. */
export function schoolBreaksOf(zone: HolidayZone): readonly SchoolBreak[] {
  return schoolYears.flatMap((year) => year[schoolZone(zone)] ?? [])
}
