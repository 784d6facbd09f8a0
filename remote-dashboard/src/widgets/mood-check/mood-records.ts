import type { WeekStart } from '@cadence/shared/schemas'
import { type Entry, putRecord } from '../../records/records.ts'
import { weekOf } from '../../time/week.ts'
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

/** The seven days of the week that holds today. */
export function weekAround(entries: Entries, today: string, start: WeekStart): DayOfWeek[] {
  return weekOf(today, start).map((day) => {
    // Dates as `YYYY-MM-DD` compare as texts.
    const when = day === today ? 'today' : day < today ? 'past' : 'to come'
    return { day, mood: moodOf(entries, day), when }
  })
}
