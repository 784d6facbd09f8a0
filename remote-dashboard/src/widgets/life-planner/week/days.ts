import { addDays, weekday } from '../../../time/day.ts'
import { DAY_MS, toMs } from '../local-time/local-time.ts'

/** The planner's week starts on Friday (specification, section 9). */
export const WEEK_STARTS_ON = 5

/** Start of a new event for which the member chose no time, in minutes. */
export const MORNING_MINUTES = 9 * 60

/** The seven days, as `YYYY-MM-DD`, of the week that holds a day. */
export function weekOf(day: string): string[] {
  const first = addDays(day, -((weekday(day) - WEEK_STARTS_ON + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string) => (toMs(to) - toMs(from)) / DAY_MS
