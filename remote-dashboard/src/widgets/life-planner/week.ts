import { addDays } from 'date-fns/addDays'
import { startOfWeek } from 'date-fns/startOfWeek'

/** The planner's week starts on Friday (specification, section 9). */
const WEEK_STARTS_ON = 5

/** The seven days of the week that holds a date, at midnight, moved by a number of weeks. */
export function weekOf(date: Date, weeks = 0): Date[] {
  const first = addDays(startOfWeek(date, { weekStartsOn: WEEK_STARTS_ON }), weeks * 7)
  return Array.from({ length: 7 }, (_, day) => addDays(first, day))
}

/** Name of a week in a language: its month, or both when it spans two. */
export function weekTitle(days: readonly Date[], tag: string): string {
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' })
  const names = [days[0], days.at(-1)].flatMap((day) => (day ? [month.format(day)] : []))
  return [...new Set(names)].join(' – ')
}
