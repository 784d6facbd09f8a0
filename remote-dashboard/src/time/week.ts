import { usePreference } from '@cadence/shared/preferences'
import type { WeekStart } from '@cadence/shared/schemas'
import { addDays, weekday } from './day.ts'

/** The number that `weekday` gives to the first day of a week. */
export const weekStartNumber = { sunday: 0, monday: 1, friday: 5 } as const satisfies Record<
  WeekStart,
  number
>

/** The first day, as `YYYY-MM-DD`, of the week that holds a day. */
export function weekStartOf(day: string, start: WeekStart): string {
  return addDays(day, -((weekday(day) - weekStartNumber[start] + 7) % 7))
}

/** The seven days, as `YYYY-MM-DD`, of the week that holds a day. */
export function weekOf(day: string, start: WeekStart): string[] {
  const first = weekStartOf(day, start)
  return Array.from({ length: 7 }, (_, after) => addDays(first, after))
}

/** The last seven days, as `YYYY-MM-DD`, of which today is the last. */
export function lastSevenDays(today: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(today, at - 6))
}

/**
 * The day with which the member's weeks start; renders again when they choose another one (decisions, Planner's week).
 * @param unchosen the start until they have chosen: Friday in the planner, Monday where weeks are counted.
 */
export function useWeekStart(unchosen: WeekStart): WeekStart {
  return usePreference('weekStart') ?? unchosen
}
