import { addDays, weekday } from '../../../time/day.ts'
import { DAY_MS, toMs } from '../clock/wall.ts'

/** The planner's week starts on Friday (specification, section 9). */
export const WEEK_STARTS_ON = 5

/** The seven days, as `YYYY-MM-DD`, of the week that holds a day. */
export function weekOf(day: string): string[] {
  const first = addDays(day, -((weekday(day) - WEEK_STARTS_ON + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** A date for `Intl` with `timeZone: 'UTC'`: a day has no time zone. */
export const dateOf = (day: string) => new Date(toMs(day))

const upper = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)

/** Name of some days in a language: their month, or both when they span two. */
export function monthTitle(days: readonly string[], tag: string): string {
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const names = [days[0], days.at(-1)].flatMap((day) => (day ? [month.format(dateOf(day))] : []))
  return upper([...new Set(names)].join(' – '), tag)
}

/** A day in words: `Vendredi 27 novembre`. */
export function dayTitle(day: string, tag: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return upper(new Intl.DateTimeFormat(tag, words).format(dateOf(day)), tag)
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string) => (toMs(to) - toMs(from)) / DAY_MS
