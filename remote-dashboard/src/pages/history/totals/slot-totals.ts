import { addDays } from '../../../time/day.ts'
import type { Days } from './day-totals.ts'
import type { Slot } from './period.ts'

/** What a member did in some days in a row. */
export interface SlotTotals extends Slot {
  /** Time of focus, in milliseconds, and the same by the id of the subject. */
  studyMs: number
  subjects: ReadonlyMap<string, number>
  sessions: number
  tasks: number
  /** Days with time of focus. */
  studyDays: number
  /** Days with a mood, and the average of their places among the five; null without any. */
  moodDays: number
  mood: number | null
}

/** The sums over some days in a row. */
export function totalsOf(days: Days, { from, to }: Slot): SlotTotals {
  const subjects = new Map<string, number>()
  let [studyMs, sessions, tasks, studyDays, moodDays, moodSum] = [0, 0, 0, 0, 0, 0]
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const of = days.get(day)
    if (!of) continue
    studyMs += of.studyMs
    sessions += of.sessions
    tasks += of.tasks
    if (of.studyMs > 0) studyDays += 1
    if (of.mood !== null) {
      moodDays += 1
      moodSum += of.mood
    }
    for (const [subject, ms] of of.subjects) subjects.set(subject, (subjects.get(subject) ?? 0) + ms)
  }
  const mood = moodDays === 0 ? null : moodSum / moodDays
  return { from, to, studyMs, subjects, sessions, tasks, studyDays, moodDays, mood }
}

/** How much was studied on the days of one mood. */
export interface StudyByMood {
  /** Place of the mood among the five, from 0 for the lowest. */
  mood: number
  days: number
  /** Average time of focus, in milliseconds; 0 without a day. */
  meanMs: number
}

/** Mood beside study: the average time of focus on the days of each of the five moods. */
export function studyByMood(days: Days, { from, to }: Slot): readonly StudyByMood[] {
  const sums = [0, 1, 2, 3, 4].map((mood) => ({ mood, days: 0, ms: 0 }))
  for (const [day, totals] of days) {
    const { mood } = totals
    const sum = mood === null || day < from || day > to ? undefined : sums[mood]
    if (!sum) continue
    sum.days += 1
    sum.ms += totals.studyMs
  }
  return sums.map(({ mood, days: count, ms }) => ({
    mood,
    days: count,
    meanMs: count === 0 ? 0 : ms / count,
  }))
}
