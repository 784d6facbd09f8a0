import { schoolCalendarEnd } from '@cadence/shared/holidays/school-calendars'
import type { HolidayZone } from '@cadence/shared/schemas'
import { holidayTexts } from '../../../texts/holidays.ts'
import { addDays } from '../../../time/day.ts'
import { formatDate } from '../date-format.ts'
import type { Range } from '../week/occurrences.ts'
import { holidaysIn } from './holidays.ts'

/** A holiday with its name in the member's language. `to` is the first day after it. */
export interface NamedHoliday extends Range {
  kind: 'public' | 'school'
  title: string
  /** The title with its kind, for a screen reader. */
  label: string
}

/** What the planner shows of a place in a range of days. */
export interface PlannerHolidays {
  list: readonly NamedHoliday[]
  /** A sentence when no published school calendar covers the end of the range; null otherwise. */
  note: string | null
}

/** The holidays of a place in a range of days, in the language in use, whose tag formats the dates. */
export function plannerHolidays(zone: HolidayZone, range: Range, tag: string): PlannerHolidays {
  const t = holidayTexts.get()
  const end = schoolCalendarEnd(zone)
  const list = holidaysIn(zone, range).map(({ kind, name, from, to }): NamedHoliday => {
    const title = t[name]
    return { kind, title, label: kind === 'public' ? t.publicHoliday({ name: title }) : title, from, to }
  })
  const isUnpublished = end !== null && range.to > end
  const month = end === null ? '' : formatDate('month', addDays(end, -1), tag)
  return { list, note: isUnpublished ? t.unpublished({ month }) : null }
}
