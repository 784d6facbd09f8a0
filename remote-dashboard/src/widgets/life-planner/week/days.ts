import { addDays, weekday } from '../../../time/day.ts'
import { inStyle } from '../local-time/date-format.ts'
import { DAY_MS, toMs, type Wall } from '../local-time/local-time.ts'
import { isAbove, type Occurrence } from './occurrences.ts'

/** The planner's week starts on Friday (specification, section 9). */
export const WEEK_STARTS_ON = 5

/** Where a new event begins that no pointer placed. */
export const MORNING_MINUTES = 9 * 60

/** The seven days, as `YYYY-MM-DD`, of the week that holds a day. */
export function weekOf(day: string): string[] {
  const first = addDays(day, -((weekday(day) - WEEK_STARTS_ON + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

const upper = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)

/** Name of some days in a language: their month, or both when they span two. */
export function monthTitle(days: readonly string[], tag: string): string {
  const names = [days[0], days.at(-1)].flatMap((day) => (day ? [inStyle('month', toMs(day), tag)] : []))
  return upper([...new Set(names)].join(' – '), tag)
}

/** A day in words: `Vendredi 27 novembre`. */
export const dayTitle = (day: string, tag: string) => upper(inStyle('day', toMs(day), tag), tag)

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string) => (toMs(to) - toMs(from)) / DAY_MS

/** A time of the clock in a language: `09:30`. */
export const clockTime = (wall: Wall, tag: string) => inStyle('time', toMs(wall), tag)

/** An occurrence in words, for those who do not see its place. */
export function inWords(occurrence: Occurrence, title: string, tag: string): string {
  const { start, end, event } = occurrence
  const times = isAbove(occurrence) ? '' : `${clockTime(start, tag)} – ${clockTime(end, tag)}`
  return [title, dayTitle(start.slice(0, 10), tag), times, event.location].filter(Boolean).join(', ')
}
