import { type Entry, putRecord } from '../../records/records.ts'
import { addDays, mondayOf } from '../../time/day.ts'
import type { MoodName } from './MoodFace.tsx'

type Entries = readonly Entry<'mood'>[]

/** The mood of a day, or null. */
export function moodOf(entries: Entries, day: string): MoodName | null {
  return entries.find(({ id }) => id === day)?.data.mood ?? null
}

/** Stores the mood of a day, and replaces an earlier one: the day is the id of the record. */
export function noteMood(day: string, mood: MoodName): void {
  putRecord('mood', day, { day, mood })
}

/** A day of the week with its mood. */
export interface DayOfWeek {
  day: string
  mood: MoodName | null
  when: 'past' | 'today' | 'to come'
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** The seven days of the week that holds today, from Monday to Sunday. */
export function weekAround(entries: Entries, today: string): DayOfWeek[] {
  const monday = mondayOf(today)
  return DAYS.map((after) => {
    const day = addDays(monday, after)
    // Dates as `YYYY-MM-DD` compare as texts.
    const when = day === today ? 'today' : day < today ? 'past' : 'to come'
    return { day, mood: moodOf(entries, day), when }
  })
}
